/** Texts as shops write them: how wide letters are on average is measured on them. */
export const SAMPLES = {
  sentences:
    "The quiet lamp for small rooms, sent within two days. Choose a colour and add it to your cart: from 24.90 to 138.00",
  capitals: "NEW ARRIVALS THE HOUSE OF BAGS SHOW ALL COLOURS ADD TO CART",
}

export type Sample = keyof typeof SAMPLES
export type StandInFamily = keyof typeof STAND_INS

/**
 * Faces that a visitor has before ours arrive, under each of their names. Widths of the samples were measured on
 * Liberation, whose letters are as wide as those of Arial and Times New Roman.
 */
export const STAND_INS = {
  arial: {
    regular: {
      local: ["Arial", "ArialMT", "Liberation Sans", "LiberationSans", "Helvetica", "Roboto"],
      sentences: 0.4418,
      capitals: 0.6121,
    },
    bold: {
      local: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "LiberationSans-Bold", "Roboto Bold"],
      sentences: 0.474,
      capitals: 0.6224,
    },
    italic: {
      local: ["Arial Italic", "Arial-ItalicMT", "Liberation Sans Italic", "LiberationSans-Italic", "Roboto Italic"],
      sentences: 0.4418,
      capitals: 0.6121,
    },
    "bold italic": {
      local: ["Arial Bold Italic", "Arial-BoldItalicMT", "Liberation Sans Bold Italic", "LiberationSans-BoldItalic"],
      sentences: 0.474,
      capitals: 0.6224,
    },
  },
  times: {
    regular: {
      local: ["Times New Roman", "TimesNewRomanPSMT", "Liberation Serif", "LiberationSerif", "Times"],
      sentences: 0.4038,
      capitals: 0.5928,
    },
    bold: {
      local: ["Times New Roman Bold", "TimesNewRomanPS-BoldMT", "Liberation Serif Bold", "LiberationSerif-Bold"],
      sentences: 0.4275,
      capitals: 0.6211,
    },
    italic: {
      local: [
        "Times New Roman Italic",
        "TimesNewRomanPS-ItalicMT",
        "Liberation Serif Italic",
        "LiberationSerif-Italic",
      ],
      sentences: 0.4053,
      capitals: 0.5598,
    },
    "bold italic": {
      local: [
        "Times New Roman Bold Italic",
        "TimesNewRomanPS-BoldItalicMT",
        "Liberation Serif Bold Italic",
        "LiberationSerif-BoldItalic",
      ],
      sentences: 0.4131,
      capitals: 0.5929,
    },
  },
} satisfies Record<string, Record<string, { local: string[] } & Record<Sample, number>>>
