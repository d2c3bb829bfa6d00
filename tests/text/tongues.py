"""The languages of the cards of both games."""

from warhost.text.conquest.wording import TONGUES as CONQUEST_TONGUES
from warhost.text.invasion.wording import TONGUES as INVASION_TONGUES

TONGUES = {"invasion": INVASION_TONGUES, "conquest": CONQUEST_TONGUES}
