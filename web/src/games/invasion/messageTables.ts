// Made from warhost.text.invasion.speaker by `python -m warhost.server.typescript`; do not edit.
import type { MessageTables } from '../../parts/log/eventText'

export const MESSAGE_TABLES: MessageTables = {
  "game": "invasion",
  "numbers": {
    "phase": {
      "argument": "phase",
      "of": "phase",
      "keys": [
        "beginning",
        "kingdom",
        "quest",
        "capital",
        "battlefield",
        "end"
      ]
    },
    "skipped": {
      "argument": "phase",
      "of": "phase",
      "keys": [
        "beginning",
        "kingdom",
        "quest",
        "capital",
        "battlefield",
        "end"
      ]
    },
    "capital": {
      "argument": "race",
      "of": "race",
      "keys": [
        "neutral",
        "dwarf",
        "empire",
        "high-elf",
        "orc",
        "chaos",
        "dark-elf"
      ]
    }
  },
  "more": {
    "plays": {
      "other": "at",
      "number": "x"
    },
    "uses": {
      "other": "at"
    },
    "entered": {
      "other": "on"
    },
    "plays-into": {
      "other": "on"
    }
  },
  "words": [
    "cannot-attack",
    "cannot-defend",
    "cannot-be-corrupted",
    "cannot-be-restored",
    "scout",
    "limited",
    "necromancy"
  ],
  "everything": 0,
  "places": "section-.+|player-\\d+|link",
  "asked": {
    "Window": [
      {
        "key": "inv.ask.capital",
        "when": [
          "board",
          "capital",
          "own"
        ]
      },
      {
        "key": "inv.ask.response",
        "when": [
          "board",
          "response"
        ]
      },
      {
        "key": "inv.ask.resolve",
        "when": [
          "board",
          "resolve"
        ]
      },
      {
        "key": "invasion.prompt.Window.response",
        "when": [
          "chain"
        ]
      },
      {
        "key": "invasion.prompt.Window.first",
        "when": [
          "capital",
          "own"
        ]
      }
    ],
    "DeclareAttackers": [
      {
        "key": "inv.ask.attackers",
        "when": [
          "board",
          "attack"
        ]
      }
    ],
    "DeclareDefenders": [
      {
        "key": "inv.ask.defenders",
        "when": [
          "board",
          "attack"
        ]
      }
    ]
  },
  "undescriptive": [
    "decline"
  ],
  "options": {
    "discard": [
      {
        "key": "invasion.action.discard-first",
        "when": [
          "Ordering"
        ]
      }
    ],
    "use": [
      {
        "key": "inv.do.use",
        "when": [
          "board",
          "priced"
        ]
      }
    ],
    "pass": [
      {
        "key": "inv.do.let",
        "when": [
          "button",
          "response"
        ]
      },
      {
        "key": "inv.do.resolve",
        "when": [
          "button",
          "resolve"
        ]
      },
      {
        "key": "inv.do.capital",
        "when": [
          "button",
          "capital",
          "own"
        ]
      }
    ],
    "done": [
      {
        "key": "inv.do.attackers",
        "when": [
          "button",
          "DeclareAttackers",
          "whole",
          "declared"
        ]
      },
      {
        "key": "inv.do.attackers.none",
        "when": [
          "button",
          "DeclareAttackers",
          "whole"
        ]
      },
      {
        "key": "inv.do.defenders",
        "when": [
          "button",
          "DeclareDefenders",
          "whole",
          "declared"
        ]
      },
      {
        "key": "inv.do.defenders.none",
        "when": [
          "button",
          "DeclareDefenders",
          "whole"
        ]
      }
    ]
  },
  "meanings": {
    "capital": {
      "argument": "card",
      "of": "race",
      "keys": []
    }
  },
  "effective": [
    "option",
    "resolve"
  ],
  "priced": {}
}
