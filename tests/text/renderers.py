"""The languages of the cards of both games."""

from warhost.text.conquest.wording import RENDERERS as CONQUEST_RENDERERS
from warhost.text.invasion.wording import RENDERERS as INVASION_RENDERERS

RENDERERS = {"invasion": INVASION_RENDERERS, "conquest": CONQUEST_RENDERERS}
