// Made from warhost.text.conquest.speaker by `python -m warhost.server.typescript`; do not edit.
import type { MessageTables } from '../../parts/log/eventText'

export const MESSAGE_TABLES: MessageTables = {
  "game": "conquest",
  "numbers": {
    "won-planet": {
      "argument": "planet",
      "of": "card",
      "keys": []
    },
    "lost-planet": {
      "argument": "planet",
      "of": "card",
      "keys": []
    },
    "turned-up": {
      "argument": "planet",
      "of": "card",
      "keys": []
    },
    "shown-planet": {
      "argument": "planet",
      "of": "card",
      "keys": []
    },
    "phase": {
      "argument": "phase",
      "of": "phase",
      "keys": [
        "setup",
        "deploy",
        "command",
        "combat",
        "headquarters"
      ]
    },
    "enslaved": {
      "argument": "faction",
      "of": "faction",
      "keys": [
        "neutral",
        "space-marines",
        "tau",
        "eldar",
        "dark-eldar",
        "chaos",
        "orks",
        "astra-militarum",
        "tyranids",
        "necrons"
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
    }
  },
  "words": [
    "ambush",
    "armorbane",
    "brutal",
    "flying",
    "mobile",
    "ranged",
    "limited",
    "no-attachments",
    "no-wargear",
    "ignores-flying",
    "grounded",
    "deep-strike"
  ],
  "everything": 99,
  "places": "(planet|hq)-\\d+",
  "asked": {
    "Answers": [
      {
        "key": "conquest.prompt.Triggers",
        "when": [
          "board",
          "resolve"
        ]
      }
    ],
    "TakeBonus": [
      {
        "key": "con.ask.bonus",
        "when": [
          "board"
        ]
      }
    ],
    "TakeTurn": [
      {
        "key": "con.ask.turn",
        "when": [
          "board"
        ]
      }
    ],
    "RangedAttack": [
      {
        "key": "con.ask.ranged",
        "when": [
          "board"
        ]
      }
    ],
    "ChooseDefender": [
      {
        "key": "con.ask.defender",
        "when": [
          "board"
        ]
      }
    ],
    "Retreat": [
      {
        "key": "con.ask.retreat",
        "when": [
          "board"
        ]
      }
    ],
    "BattleAbility": [
      {
        "key": "con.ask.ability",
        "when": [
          "board"
        ]
      }
    ]
  },
  "undescriptive": [
    "decline",
    "done",
    "take-nothing"
  ],
  "options": {
    "pass": [
      {
        "key": "con.do.pass.deploy",
        "when": [
          "button",
          "DeployTurn"
        ]
      }
    ],
    "stay": [
      {
        "key": "con.do.stay.mobile",
        "when": [
          "button",
          "MobileMoves"
        ]
      },
      {
        "key": "con.do.stay",
        "when": [
          "button"
        ]
      }
    ]
  },
  "meanings": {
    "enslave": {
      "argument": "card",
      "of": "faction",
      "keys": []
    },
    "bring": {
      "argument": "card",
      "of": "card",
      "keys": []
    }
  },
  "effective": [
    "option",
    "use",
    "play",
    "resolve"
  ],
  "priced": {
    "play": "con.do.cost",
    "use": "con.do.cost",
    "strike": "con.do.cost"
  }
}
