"""The games for researchers: plain functions over a position, and the environments of PettingZoo and OpenSpiel.

Nothing here is imported unless somebody asks for it, and `position` and `features` need nothing but Warhost.
"""
