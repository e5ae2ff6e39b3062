/** Colours as tokens write them, worked out without a browser: hex, `var()` and `color-mix(in srgb, …)`. */
export type Colour = readonly [red: number, green: number, blue: number]

export type Tokens = ReadonlyMap<string, string>

/** What a token comes to; it throws where that is no plain colour. */
export function tokenColour(tokens: Tokens, name: string): Colour {
  return colourOf(tokens.get(name) ?? fail(`${name} is not set`), tokens)
}

function colourOf(text: string, tokens: Tokens): Colour {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1]
  if (hex) return hexColour(hex)
  const name = /^var\((--[\w-]+)\)$/.exec(text)?.[1]
  if (name) return tokenColour(tokens, name)
  const mix = /^color-mix\(in srgb, (.+?)(?: (\d+)%)?, ([^,]+)\)$/.exec(text)
  if (!mix) return fail(`${text} is no colour that can be worked out`)
  const [, first = "", percent = "50", second = ""] = mix
  const share = Number(percent) / 100
  const [from, to] = [colourOf(first, tokens), colourOf(second, tokens)]
  const mixed = (index: 0 | 1 | 2) => from[index] * share + to[index] * (1 - share)
  return [mixed(0), mixed(1), mixed(2)]
}

function hexColour(hex: string): Colour {
  const long = hex.length === 3 ? [...hex].map((digit) => digit + digit).join("") : hex
  const part = (at: number) => Number.parseInt(long.slice(at, at + 2), 16)
  return [part(0), part(2), part(4)]
}

function fail(reason: string): never {
  throw new Error(reason)
}

/** What a token comes to; null where that is no plain colour, or there is none. */
export function plainColour(tokens: Tokens, name: string): Colour | null {
  try {
    return tokenColour(tokens, name)
  } catch {
    return null
  }
}

export const hexOf = (colour: Colour) =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`

/** WCAG 2.2: 1 for the same colour, 21 for black on white. */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance([red, green, blue]: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
