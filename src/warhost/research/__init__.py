"""The games for researchers: plain functions over a position, and the environments of PettingZoo and OpenSpiel.

Modules are imported only on demand, and `position` and `features` depend only on Warhost.
"""
