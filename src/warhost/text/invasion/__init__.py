"""What Warhammer: Invasion says: prompts, options, log and reasons, one file a language."""
