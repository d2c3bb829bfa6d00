"""What a seat may know: blinded states, and the parts of a view that both card games share."""
