type Range = readonly [from: number, to: number]

/**
 * What a face is cut into. `basic` has what English is written with and is on the way before anything is painted; the
 * others are fetched where a page shows some of their letters. `from` is the subset of the package they are cut from.
 */
export const FONT_RANGES = {
  basic: {
    from: "latin",
    range:
      "U+0020-007E, U+00A0, U+00A3, U+00A5, U+00A9, U+00AB, U+00AE, U+00B0, U+00B7, U+00BB, U+00D7, U+2010-2015, U+2018-201E, U+2020-2022, U+2026, U+2030, U+2032-2033, U+2039-203A, U+20AC, U+2122, U+2191, U+2193, U+2212",
  },
  accents: {
    from: "latin",
    range:
      "U+00A1-00A2, U+00A4, U+00A6-00A8, U+00AA, U+00AC-00AD, U+00AF, U+00B1-00B6, U+00B8-00BA, U+00BC-00D6, U+00D8-00FF, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC",
  },
  extended: {
    from: "latin-ext",
    range:
      "U+0100-0130, U+0132-0151, U+0154-017F, U+0192, U+0218-021B, U+02C7, U+02D8-02D9, U+02DB, U+02DD, U+1E9E, U+20A0-20AB, U+20AD-20C0, U+2113",
  },
  cyrillic: { from: "cyrillic", range: "U+0400-045F, U+0490-0491, U+2116" },
  arabic: {
    from: "arabic",
    range:
      "U+060C, U+061B, U+061F, U+0621-063A, U+0640-0655, U+0660-066C, U+0670-0671, U+0679, U+067E, U+0686, U+0688, U+0691, U+0698, U+06A4, U+06A9, U+06AF, U+06BA, U+06BE, U+06C1, U+06CC, U+06D2, U+06F0-06F9, U+FDFC",
  },
} as const

export type FontRange = keyof typeof FONT_RANGES

export const RANGE_NAMES = ["basic", "accents", "extended", "cyrillic", "arabic"] as const satisfies FontRange[]

/** Every character of a range in the spelling of CSS. */
export function charactersOf(range: string): string {
  const codes = range.split(", ").map((part): Range => {
    const [from = "", to = from] = part.slice(2).split("-")
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })
  return codes
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)))
    .join("")
}
