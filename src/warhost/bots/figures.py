"""Events of a game that are worth a line of their own in the report of a series, by the words for them."""

from typing import Final

Figures = dict[str, tuple[str, ...]]

FIGURES: Final[dict[str, Figures]] = {
    "lords": {
        "forced deployments": ("deployed LOW-5.7", "deployed LOW-5.9"),
        "skipped deployments": ("skipped LOW-5.9", "skipped LOW-5.10"),
        "extra turns": ("extra-turn LOW-9.1",),
    },
    "invasion": {
        "drafts": ("draft-over INV-30.10",),
        "attacks": ("combat-over INV-13.33",),
        "burned sections": ("burned INV-4.3",),
        "destroyed cards": ("destroyed INV-25.3",),
        "played developments": ("develops INV-4.13",),
        "actions and tactics": ("resolves INV-6.17",),
    },
    "conquest": {
        "battles": ("battle CON-9.1",),
        "stalemates": ("stalemate CON-9.16", "stalemate CON-16.24"),
        "bloodied warlords": ("bloodied CON-12.3",),
        "command struggles won": ("won-struggle CON-7.9", "won-struggle CON-7.10"),
        "played events": ("plays CON-6.9",),
        "shields": ("shields CON-11.4",),
    },
}
