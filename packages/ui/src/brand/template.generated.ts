// Made from tokens/arot.tokens.json by `npm run tokens`: edit that file, not this one.
import type { Tokens } from './tokens.ts'

export const template: Tokens = {
  "color": {
    "canvas": {
      "value": {
        "colorSpace": "oklch",
        "components": [
          0.985,
          0.004,
          120
        ]
      },
      "description": "The page",
      "extension": {
        "follows": "neutral",
        "dark": {
          "colorSpace": "oklch",
          "components": [
            0.185,
            0.012,
            165
          ]
        }
      }
    },
    "surface": {
      "value": {
        "colorSpace": "oklch",
        "components": [
          1,
          0,
          0
        ]
      },
      "description": "Cards, bars, dialogs",
      "extension": {
        "follows": "neutral",
        "dark": {
          "colorSpace": "oklch",
          "components": [
            0.225,
            0.014,
            165
          ]
        }
      }
    },
    "sunken": {
      "value": {
        "colorSpace": "oklch",
        "components": [
          0.963,
          0.008,
          130
        ]
      },
      "description": "Table heads, read-only fields, tracks",
      "extension": {
        "follows": "neutral",
        "dark": {
          "colorSpace": "oklch",
          "components": [
            0.265,
            0.016,
            165
          ]
        }
      }
    },
    "ink": {
      "value": {
        "colorSpace": "oklch",
        "components": [
          0.225,
          0.018,
          165
        ]
      },
      "description": "Text",
      "extension": {
        "follows": "neutral",
        "dark": {
          "colorSpace": "oklch",
          "components": [
            0.955,
            0.008,
            150
          ]
        },
        "textOn": [
          "canvas",
          "surface",
          "sunken",
          "brand-soft",
          "signal-soft",
          "caution-soft"
        ]
      }
    },
    "muted": {
      "value": {
        "colorSpace": "oklch",
        "components": [
          0.49,
          0.018,
          160
        ]
      },
      "description": "Secondary text",
      "extension": {
        "follows": "neutral",
        "dark": {
          "colorSpace": "oklch",
          "components": [
            0.735,
            0.015,
            155
          ]
        },
        "textOn": [
          "canvas",
          "surface",
          "sunken"
        ]
      }
    },
    "line": {
      "value": {
        "colorSpace": "oklch",
        "components": [
          0.905,
          0.008,
          140
        ]
      },
      "description": "Hairlines between and around things",
      "extension": {
        "follows": "neutral",
        "dark": {
          "colorSpace": "oklch",
          "components": [
            0.325,
            0.016,
            165
          ]
        }
      }
    },
    "control": {
      "value": {
        "colorSpace": "oklch",
        "components": [
          0.6,
          0.014,
          150
        ]
      },
      "description": "The border of what can be operated",
      "extension": {
        "follows": "neutral",
        "dark": {
          "colorSpace": "oklch",
          "components": [
            0.55,
            0.016,
            160
          ]
        },
        "controlOn": [
          "canvas",
          "surface",
          "sunken"
        ]
      }
    },
    "brand": {
      "value": {
        "colorSpace": "oklch",
        "components": [
          0.46,
          0.095,
          163
        ]
      },
      "description": "Primary actions, what is selected, focus",
      "extension": {
        "follows": "primary",
        "dark": {
          "colorSpace": "oklch",
          "components": [
            0.76,
            0.13,
            160
          ]
        },
        "textOn": [
          "canvas",
          "surface",
          "sunken",
          "brand-soft"
        ],
        "controlOn": [
          "canvas",
          "surface",
          "sunken"
        ]
      }
    },
    "brand-strong": {
      "value": {
        "colorSpace": "oklch",
        "components": [
          0.38,
          0.085,
          163
        ]
      },
      "description": "A primary action under the pointer",
      "extension": {
        "follows": "primary",
        "dark": {
          "colorSpace": "oklch",
          "components": [
            0.83,
            0.12,
            160
          ]
        },
        "textOn": [
          "canvas",
          "surface",
          "sunken",
          "brand-soft"
        ]
      }
    },
    "brand-soft": {
      "value": {
        "colorSpace": "oklch",
        "components": [
          0.945,
          0.032,
          160
        ]
      },
      "description": "The tint of what is selected",
      "extension": {
        "follows": "primary",
        "dark": {
          "colorSpace": "oklch",
          "components": [
            0.31,
            0.05,
            163
          ]
        }
      }
    },
    "on-brand": {
      "value": {
        "colorSpace": "oklch",
        "components": [
          0.99,
          0.01,
          150
        ]
      },
      "description": "Text on brand",
      "extension": {
        "follows": "primary",
        "dark": {
          "colorSpace": "oklch",
          "components": [
            0.19,
            0.03,
            165
          ]
        },
        "textOn": [
          "brand",
          "brand-strong"
        ]
      }
    },
    "signal": {
      "value": {
        "colorSpace": "oklch",
        "components": [
          0.58,
          0.215,
          22
        ]
      },
      "description": "Attention: counts, spinner, borders of errors",
      "extension": {
        "follows": "accent",
        "dark": {
          "colorSpace": "oklch",
          "components": [
            0.7,
            0.18,
            22
          ]
        },
        "controlOn": [
          "canvas",
          "surface",
          "sunken",
          "signal-soft"
        ]
      }
    },
    "signal-strong": {
      "value": {
        "colorSpace": "oklch",
        "components": [
          0.5,
          0.195,
          22
        ]
      },
      "description": "Attention as text",
      "extension": {
        "follows": "accent",
        "dark": {
          "colorSpace": "oklch",
          "components": [
            0.77,
            0.14,
            22
          ]
        },
        "textOn": [
          "canvas",
          "surface",
          "sunken",
          "signal-soft"
        ]
      }
    },
    "signal-soft": {
      "value": {
        "colorSpace": "oklch",
        "components": [
          0.95,
          0.03,
          20
        ]
      },
      "description": "The tint behind attention",
      "extension": {
        "follows": "accent",
        "dark": {
          "colorSpace": "oklch",
          "components": [
            0.31,
            0.07,
            20
          ]
        }
      }
    },
    "on-signal": {
      "value": {
        "colorSpace": "oklch",
        "components": [
          0.99,
          0.01,
          20
        ]
      },
      "description": "Text on signal",
      "extension": {
        "follows": "accent",
        "dark": {
          "colorSpace": "oklch",
          "components": [
            0.19,
            0.03,
            20
          ]
        },
        "textOn": [
          "signal-fill",
          "signal-fill-strong"
        ]
      }
    },
    "signal-fill": {
      "value": {
        "colorSpace": "oklch",
        "components": [
          0.56,
          0.21,
          22
        ]
      },
      "description": "A filled attention: destructive actions, counts",
      "extension": {
        "follows": "accent",
        "dark": {
          "colorSpace": "oklch",
          "components": [
            0.7,
            0.18,
            22
          ]
        }
      }
    },
    "signal-fill-strong": {
      "value": {
        "colorSpace": "oklch",
        "components": [
          0.5,
          0.195,
          22
        ]
      },
      "description": "A destructive action under the pointer",
      "extension": {
        "follows": "accent",
        "dark": {
          "colorSpace": "oklch",
          "components": [
            0.77,
            0.14,
            22
          ]
        }
      }
    },
    "caution": {
      "value": {
        "colorSpace": "oklch",
        "components": [
          0.52,
          0.115,
          70
        ]
      },
      "description": "A warning as text or icon",
      "extension": {
        "dark": {
          "colorSpace": "oklch",
          "components": [
            0.82,
            0.14,
            80
          ]
        },
        "textOn": [
          "canvas",
          "surface",
          "sunken",
          "caution-soft"
        ]
      }
    },
    "caution-soft": {
      "value": {
        "colorSpace": "oklch",
        "components": [
          0.955,
          0.04,
          85
        ]
      },
      "description": "The tint behind a warning",
      "extension": {
        "dark": {
          "colorSpace": "oklch",
          "components": [
            0.32,
            0.05,
            80
          ]
        }
      }
    },
    "success": {
      "value": {
        "colorSpace": "oklch",
        "components": [
          0.46,
          0.095,
          163
        ]
      },
      "description": "What went well, as text or icon, in every brand",
      "extension": {
        "dark": {
          "colorSpace": "oklch",
          "components": [
            0.76,
            0.13,
            160
          ]
        },
        "textOn": [
          "canvas",
          "surface",
          "sunken",
          "success-soft"
        ]
      }
    },
    "success-soft": {
      "value": {
        "colorSpace": "oklch",
        "components": [
          0.945,
          0.032,
          160
        ]
      },
      "description": "The tint behind what went well",
      "extension": {
        "dark": {
          "colorSpace": "oklch",
          "components": [
            0.31,
            0.05,
            163
          ]
        }
      }
    },
    "star": {
      "value": {
        "colorSpace": "oklch",
        "components": [
          0.78,
          0.15,
          75
        ]
      },
      "description": "Ratings; the figure beside it carries the meaning",
      "extension": {
        "dark": {
          "colorSpace": "oklch",
          "components": [
            0.82,
            0.14,
            80
          ]
        }
      }
    },
    "scrim": {
      "value": {
        "colorSpace": "oklch",
        "components": [
          0.18,
          0.02,
          165
        ],
        "alpha": 0.45
      },
      "description": "What dims the page behind a dialog",
      "extension": {
        "follows": "neutral",
        "dark": {
          "colorSpace": "oklch",
          "components": [
            0.08,
            0.01,
            165
          ],
          "alpha": 0.6
        }
      }
    },
    "hero-from": {
      "value": {
        "colorSpace": "oklch",
        "components": [
          0.31,
          0.075,
          163
        ]
      },
      "description": "The hero's ground, dark end",
      "extension": {
        "follows": "primary",
        "dark": {
          "colorSpace": "oklch",
          "components": [
            0.29,
            0.07,
            163
          ]
        }
      }
    },
    "hero-to": {
      "value": {
        "colorSpace": "oklch",
        "components": [
          0.5,
          0.115,
          155
        ]
      },
      "description": "The hero's ground, light end",
      "extension": {
        "follows": "primary",
        "dark": {
          "colorSpace": "oklch",
          "components": [
            0.46,
            0.105,
            155
          ]
        }
      }
    },
    "on-hero": {
      "value": {
        "colorSpace": "oklch",
        "components": [
          0.99,
          0.01,
          150
        ]
      },
      "description": "Text on the hero",
      "extension": {
        "follows": "primary",
        "dark": {
          "colorSpace": "oklch",
          "components": [
            0.985,
            0.01,
            150
          ]
        },
        "textOn": [
          "hero-from",
          "hero-to"
        ]
      }
    },
    "hero-action": {
      "value": {
        "colorSpace": "oklch",
        "components": [
          0.99,
          0.006,
          150
        ]
      },
      "description": "The hero's button",
      "extension": {
        "follows": "primary",
        "dark": {
          "colorSpace": "oklch",
          "components": [
            0.97,
            0.008,
            150
          ]
        }
      }
    },
    "on-hero-action": {
      "value": {
        "colorSpace": "oklch",
        "components": [
          0.27,
          0.06,
          163
        ]
      },
      "description": "Text on the hero's button",
      "extension": {
        "follows": "primary",
        "dark": {
          "colorSpace": "oklch",
          "components": [
            0.25,
            0.055,
            163
          ]
        },
        "textOn": [
          "hero-action"
        ]
      }
    },
    "tile-rim": {
      "value": {
        "colorSpace": "oklch",
        "components": [
          1,
          0,
          0
        ],
        "alpha": 0
      },
      "description": "The rim of light around a cut-out, so that a dark one stands off a dark tile",
      "extension": {
        "dark": {
          "colorSpace": "oklch",
          "components": [
            1,
            0,
            0
          ],
          "alpha": 0.45
        }
      }
    },
    "tile-mint-from": {
      "value": {
        "colorSpace": "oklch",
        "components": [
          0.975,
          0.02,
          160
        ]
      },
      "description": "The mint tile's centre",
      "extension": {
        "follows": "primary",
        "dark": {
          "colorSpace": "oklch",
          "components": [
            0.46,
            0.045,
            165
          ]
        }
      }
    },
    "tile-mint-to": {
      "value": {
        "colorSpace": "oklch",
        "components": [
          0.9,
          0.06,
          165
        ]
      },
      "description": "The mint tile's edge",
      "extension": {
        "follows": "primary",
        "dark": {
          "colorSpace": "oklch",
          "components": [
            0.28,
            0.025,
            168
          ]
        }
      }
    },
    "tile-sand-from": {
      "value": {
        "colorSpace": "oklch",
        "components": [
          0.975,
          0.02,
          85
        ]
      },
      "description": "The sand tile's centre",
      "extension": {
        "follows": "primary",
        "dark": {
          "colorSpace": "oklch",
          "components": [
            0.46,
            0.045,
            80
          ]
        }
      }
    },
    "tile-sand-to": {
      "value": {
        "colorSpace": "oklch",
        "components": [
          0.91,
          0.065,
          75
        ]
      },
      "description": "The sand tile's edge",
      "extension": {
        "follows": "primary",
        "dark": {
          "colorSpace": "oklch",
          "components": [
            0.28,
            0.03,
            75
          ]
        }
      }
    },
    "tile-rose-from": {
      "value": {
        "colorSpace": "oklch",
        "components": [
          0.975,
          0.015,
          0
        ]
      },
      "description": "The rose tile's centre",
      "extension": {
        "follows": "primary",
        "dark": {
          "colorSpace": "oklch",
          "components": [
            0.46,
            0.05,
            0
          ]
        }
      }
    },
    "tile-rose-to": {
      "value": {
        "colorSpace": "oklch",
        "components": [
          0.91,
          0.05,
          8
        ]
      },
      "description": "The rose tile's edge",
      "extension": {
        "follows": "primary",
        "dark": {
          "colorSpace": "oklch",
          "components": [
            0.28,
            0.035,
            8
          ]
        }
      }
    },
    "tile-sky-from": {
      "value": {
        "colorSpace": "oklch",
        "components": [
          0.975,
          0.012,
          250
        ]
      },
      "description": "The sky tile's centre",
      "extension": {
        "follows": "primary",
        "dark": {
          "colorSpace": "oklch",
          "components": [
            0.46,
            0.045,
            258
          ]
        }
      }
    },
    "tile-sky-to": {
      "value": {
        "colorSpace": "oklch",
        "components": [
          0.9,
          0.045,
          265
        ]
      },
      "description": "The sky tile's edge",
      "extension": {
        "follows": "primary",
        "dark": {
          "colorSpace": "oklch",
          "components": [
            0.28,
            0.035,
            262
          ]
        }
      }
    }
  },
  "text": {
    "12": {
      "value": {
        "value": 0.75,
        "unit": "rem"
      },
      "description": "Badges, captions; never below",
      "extension": {
        "lineHeight": 1
      }
    },
    "13": {
      "value": {
        "value": 0.8125,
        "unit": "rem"
      },
      "description": "Table cells, hints",
      "extension": {
        "lineHeight": 1.125
      }
    },
    "14": {
      "value": {
        "value": 0.875,
        "unit": "rem"
      },
      "description": "Body, controls",
      "extension": {
        "lineHeight": 1.25
      }
    },
    "15": {
      "value": {
        "value": 0.9375,
        "unit": "rem"
      },
      "description": "A card's title",
      "extension": {
        "lineHeight": 1.25
      }
    },
    "16": {
      "value": {
        "value": 1,
        "unit": "rem"
      },
      "description": "Long reading",
      "extension": {
        "lineHeight": 1.5
      }
    },
    "18": {
      "value": {
        "value": 1.125,
        "unit": "rem"
      },
      "description": "A dialog's title",
      "extension": {
        "lineHeight": 1.625
      }
    },
    "20": {
      "value": {
        "value": 1.25,
        "unit": "rem"
      },
      "description": "A section's title, small",
      "extension": {
        "lineHeight": 1.75
      }
    },
    "24": {
      "value": {
        "value": 1.5,
        "unit": "rem"
      },
      "description": "A section's title, a price",
      "extension": {
        "lineHeight": 2
      }
    },
    "32": {
      "value": {
        "value": 2,
        "unit": "rem"
      },
      "description": "A page's title",
      "extension": {
        "lineHeight": 2.375
      }
    },
    "48": {
      "value": {
        "value": 3,
        "unit": "rem"
      },
      "description": "The hero",
      "extension": {
        "lineHeight": 3.375
      }
    }
  },
  "font": {
    "sans": {
      "value": [
        "Inter Variable",
        "Inter",
        "Noto Sans Bengali Variable",
        "Noto Sans Arabic Variable",
        "ui-sans-serif",
        "system-ui",
        "sans-serif"
      ],
      "description": "Everything that is read",
      "extension": {}
    },
    "display": {
      "value": [
        "Bricolage Grotesque Variable",
        "Bricolage Grotesque",
        "Inter Variable",
        "Noto Sans Bengali Variable",
        "Noto Sans Arabic Variable",
        "ui-sans-serif",
        "system-ui",
        "sans-serif"
      ],
      "description": "Headings and the wordmark",
      "extension": {}
    }
  },
  "radius": {
    "control": {
      "value": {
        "value": 8,
        "unit": "px"
      },
      "description": "Buttons, fields",
      "extension": {}
    },
    "tile": {
      "value": {
        "value": 12,
        "unit": "px"
      },
      "description": "Picture tiles, menus",
      "extension": {}
    },
    "card": {
      "value": {
        "value": 16,
        "unit": "px"
      },
      "description": "Cards, dialogs",
      "extension": {}
    },
    "hero": {
      "value": {
        "value": 24,
        "unit": "px"
      },
      "description": "The hero",
      "extension": {}
    }
  },
  "size": {
    "control-sm": {
      "value": {
        "value": 32,
        "unit": "px"
      },
      "description": "A small button's height",
      "extension": {
        "compact": {
          "value": 28,
          "unit": "px"
        },
        "touch": {
          "value": 44,
          "unit": "px"
        }
      }
    },
    "control": {
      "value": {
        "value": 40,
        "unit": "px"
      },
      "description": "The height of buttons and fields",
      "extension": {
        "compact": {
          "value": 32,
          "unit": "px"
        },
        "touch": {
          "value": 44,
          "unit": "px"
        }
      }
    },
    "control-lg": {
      "value": {
        "value": 48,
        "unit": "px"
      },
      "description": "A large button's height",
      "extension": {
        "compact": {
          "value": 40,
          "unit": "px"
        },
        "touch": {
          "value": 48,
          "unit": "px"
        }
      }
    },
    "row": {
      "value": {
        "value": 56,
        "unit": "px"
      },
      "description": "A table's row",
      "extension": {
        "compact": {
          "value": 44,
          "unit": "px"
        },
        "touch": {
          "value": 56,
          "unit": "px"
        }
      }
    }
  },
  "shadow": {
    "card": {
      "value": [
        {
          "color": {
            "colorSpace": "oklch",
            "components": [
              0.2,
              0.02,
              165
            ],
            "alpha": 0.05
          },
          "offsetX": {
            "value": 0,
            "unit": "px"
          },
          "offsetY": {
            "value": 1,
            "unit": "px"
          },
          "blur": {
            "value": 2,
            "unit": "px"
          },
          "spread": {
            "value": 0,
            "unit": "px"
          }
        },
        {
          "color": {
            "colorSpace": "oklch",
            "components": [
              0.2,
              0.02,
              165
            ],
            "alpha": 0.06
          },
          "offsetX": {
            "value": 0,
            "unit": "px"
          },
          "offsetY": {
            "value": 4,
            "unit": "px"
          },
          "blur": {
            "value": 12,
            "unit": "px"
          },
          "spread": {
            "value": -4,
            "unit": "px"
          }
        }
      ],
      "description": "With a hairline, on cards",
      "extension": {
        "dark": [
          {
            "color": {
              "colorSpace": "oklch",
              "components": [
                0.05,
                0.02,
                165
              ],
              "alpha": 0.3
            },
            "offsetX": {
              "value": 0,
              "unit": "px"
            },
            "offsetY": {
              "value": 1,
              "unit": "px"
            },
            "blur": {
              "value": 2,
              "unit": "px"
            },
            "spread": {
              "value": 0,
              "unit": "px"
            }
          }
        ]
      }
    },
    "float": {
      "value": [
        {
          "color": {
            "colorSpace": "oklch",
            "components": [
              0.2,
              0.02,
              165
            ],
            "alpha": 0.06
          },
          "offsetX": {
            "value": 0,
            "unit": "px"
          },
          "offsetY": {
            "value": 2,
            "unit": "px"
          },
          "blur": {
            "value": 6,
            "unit": "px"
          },
          "spread": {
            "value": 0,
            "unit": "px"
          }
        },
        {
          "color": {
            "colorSpace": "oklch",
            "components": [
              0.2,
              0.02,
              165
            ],
            "alpha": 0.18
          },
          "offsetX": {
            "value": 0,
            "unit": "px"
          },
          "offsetY": {
            "value": 16,
            "unit": "px"
          },
          "blur": {
            "value": 40,
            "unit": "px"
          },
          "spread": {
            "value": -8,
            "unit": "px"
          }
        }
      ],
      "description": "Only on what floats",
      "extension": {
        "dark": [
          {
            "color": {
              "colorSpace": "oklch",
              "components": [
                0.05,
                0.02,
                165
              ],
              "alpha": 0.4
            },
            "offsetX": {
              "value": 0,
              "unit": "px"
            },
            "offsetY": {
              "value": 2,
              "unit": "px"
            },
            "blur": {
              "value": 6,
              "unit": "px"
            },
            "spread": {
              "value": 0,
              "unit": "px"
            }
          },
          {
            "color": {
              "colorSpace": "oklch",
              "components": [
                0.05,
                0.02,
                165
              ],
              "alpha": 0.6
            },
            "offsetX": {
              "value": 0,
              "unit": "px"
            },
            "offsetY": {
              "value": 16,
              "unit": "px"
            },
            "blur": {
              "value": 40,
              "unit": "px"
            },
            "spread": {
              "value": -8,
              "unit": "px"
            }
          }
        ]
      }
    }
  },
  "duration": {
    "quick": {
      "value": {
        "value": 120,
        "unit": "ms"
      },
      "description": "Hover, press",
      "extension": {}
    },
    "calm": {
      "value": {
        "value": 200,
        "unit": "ms"
      },
      "description": "What appears and leaves",
      "extension": {}
    }
  },
  "ease": {
    "out": {
      "value": [
        0.16,
        1,
        0.3,
        1
      ],
      "description": "All motion",
      "extension": {}
    }
  },
  "layer": {
    "raised": {
      "value": 1,
      "description": "Sticky parts inside a frame",
      "extension": {}
    },
    "sticky": {
      "value": 20,
      "description": "The navigation bar, a sticky buy box",
      "extension": {}
    },
    "popover": {
      "value": 30,
      "description": "Menus, suggestions",
      "extension": {}
    },
    "modal": {
      "value": 40,
      "description": "Dialogs and sheets",
      "extension": {}
    },
    "toast": {
      "value": 50,
      "description": "Toasts, above everything",
      "extension": {}
    }
  },
  "breakpoint": {
    "sm": {
      "value": {
        "value": 30,
        "unit": "rem"
      },
      "description": "480: a large phone",
      "extension": {}
    },
    "md": {
      "value": {
        "value": 48,
        "unit": "rem"
      },
      "description": "768: a tablet",
      "extension": {}
    },
    "lg": {
      "value": {
        "value": 64,
        "unit": "rem"
      },
      "description": "1024: a laptop",
      "extension": {}
    },
    "xl": {
      "value": {
        "value": 80,
        "unit": "rem"
      },
      "description": "1280: the content's full width",
      "extension": {}
    },
    "2xl": {
      "value": {
        "value": 110,
        "unit": "rem"
      },
      "description": "1760: room for a column more, the content is up to 1600 wide",
      "extension": {}
    }
  }
}
