"""Texts of Warhammer: Invasion: prompts, options, log, refusals and card texts."""
