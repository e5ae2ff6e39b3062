import { oklchOf, screenColour } from "./oklch.ts"
import { contrast, hexOf, plainColour, type Tokens } from "./token-colours.ts"

/** The page, and the tones that a section of it may have. */
export type LookScope = "page" | "plain" | "soft" | "strong" | "inverse" | "accent"
type Tone = Exclude<LookScope, "page">

/** Colours that a shop has put in place of its template's, by scope and token, as `#rrggbb`. */
export type LookColours = { [Scope in LookScope]?: Readonly<Record<string, string>> | undefined }

/** What a template is coloured with: its tokens over the base's, and what each tone sets of them. */
export type LookTokens = { page: Tokens; tones: Readonly<Record<Tone, Tokens>> }

type Pair = readonly [letters: string, planes: readonly string[], least: number]

const INK = 7
const LETTERS = 4.5
const EDGES = 3

/** Letters, the planes that they stand on, and the least contrast: what the token contract promises of every template. */
export const CONTRAST_PAIRS: readonly Pair[] = [
  ["--ink", ["--paper"], INK],
  ["--quiet", ["--paper", "--soft", "--panel"], LETTERS],
  ["--link", ["--paper", "--soft", "--panel"], LETTERS],
  ["--less", ["--paper", "--soft", "--panel"], LETTERS],
  ["--ok", ["--paper", "--soft", "--panel", "--ok-soft"], LETTERS],
  ["--warn", ["--paper", "--soft", "--panel", "--warn-soft"], LETTERS],
  ["--fault", ["--paper", "--soft", "--panel", "--fault-soft", "--field-ground"], LETTERS],
  ["--accent-ink", ["--accent"], LETTERS],
  ["--accent-soft-ink", ["--accent-soft"], LETTERS],
  ["--band-ink", ["--band"], LETTERS],
  ["--band-quiet", ["--band"], LETTERS],
  ["--band-2-ink", ["--band-2"], LETTERS],
  ["--strip-ink", ["--strip", "--strip-2"], LETTERS],
  ["--button-hover-ink", ["--button-hover"], LETTERS],
  ["--chat-ink", ["--chat"], LETTERS],
  ["--edge-line", ["--paper", "--soft", "--panel"], EDGES],
  ["--field-line", ["--field-ground"], EDGES],
  ["--focus", ["--paper", "--soft"], EDGES],
]

/** The same within a section that has a tone. */
export const TONE_PAIRS: readonly Pair[] = [
  ["--ink", ["--paper"], LETTERS],
  ["--quiet", ["--paper"], LETTERS],
  ["--link", ["--paper"], LETTERS],
  ["--less", ["--paper"], LETTERS],
  ["--accent-ink", ["--accent"], LETTERS],
  ["--focus", ["--paper"], EDGES],
]

/** A pair that cannot be told apart well enough, and the colour that would do: where, of which token, and what. */
export type ContrastFault = {
  scope: LookScope
  letters: string
  plane: string
  is: number
  least: number
  offer: { scope: LookScope; token: string; colour: string } | null
}

const TONES: readonly Tone[] = ["plain", "soft", "strong", "inverse", "accent"]

/** The tokens of the page, and those within each tone: what a tone sets is worked out from the tokens around it. */
function scopedTokens(look: LookTokens, colours: LookColours): [LookScope, Tokens][] {
  const page: Tokens = new Map([...look.page, ...Object.entries(colours.page ?? {})])
  const toned = TONES.map((tone): [LookScope, Tokens] => {
    const set = [...look.tones[tone]].map(([name, value]): [string, string] => {
      const colour = plainColour(new Map([...page, ["--asked", value]]), "--asked")
      return [name, colour ? hexOf(colour) : value]
    })
    return [tone, new Map([...page, ...set, ...Object.entries(colours[tone] ?? {})])]
  })
  return [["page", page], ...toned]
}

type Found = Omit<ContrastFault, "offer">
type Placed = Pick<Found, "scope" | "letters" | "plane" | "least">

const placed = (scope: LookScope, pairs: readonly Pair[]): Placed[] =>
  pairs.flatMap(([letters, planes, least]) => planes.map((plane) => ({ scope, letters, plane, least })))

const EVERYWHERE: readonly Placed[] = [
  ...placed("page", CONTRAST_PAIRS),
  ...TONES.flatMap((tone) => placed(tone, TONE_PAIRS)),
]

function failing(look: LookTokens, colours: LookColours, pairs = EVERYWHERE): Found[] {
  const scopes = new Map(scopedTokens(look, colours))
  return pairs.flatMap((pair) => {
    const tokens = scopes.get(pair.scope) ?? look.page
    const [one, other] = [plainColour(tokens, pair.letters), plainColour(tokens, pair.plane)]
    const is = one && other ? contrast(one, other) : pair.least
    return is < pair.least ? [{ ...pair, is: Math.floor(is * 100) / 100 }] : []
  })
}

/** Rule: a look whose letters cannot be read, or whose edges cannot be seen, is not published. */
export function contrastFaults(look: LookTokens, colours: LookColours): ContrastFault[] {
  const mending = new Map<string, string | null>()
  const mended = (place: Place): string | null => {
    const key = `${place.scope} ${place.token}`
    const known = mending.get(key)
    const colour = known === undefined ? nearest(look, colours, place, touchedBy(look, colours, place)) : known
    mending.set(key, colour)
    return colour
  }
  return failing(look, colours).map((fault) => {
    for (const place of changedPlaces(look, colours, fault)) {
      // Where nothing mends all that hangs on this colour, the pair itself is mended.
      const colour = mended(place) ?? nearest(look, colours, place, [fault])
      if (colour) return { ...fault, offer: { ...place, colour } }
    }
    return { ...fault, offer: null }
  })
}

type Place = { scope: LookScope; token: string }

/** Where the shop has set one of the two, or what it is made of, letters before planes; else the letters themselves. */
function changedPlaces(look: LookTokens, colours: LookColours, fault: Found): Place[] {
  const { scope, letters } = fault
  const scopes: LookScope[] = scope === "page" ? ["page"] : [scope, "page"]
  const set = scopes.flatMap((each) => Object.keys(colours[each] ?? {}).map((token): Place => ({ scope: each, token })))
  const before = pairOf(look, colours, fault)
  const probed = set.map((place) => ({
    place,
    pair: pairOf(look, withColour(colours, place.scope, place.token, PROBE), fault),
  }))
  const moving = (which: "letters" | "plane") => probed.filter(({ pair }) => pair[which] !== before[which])
  return [...moving("letters"), ...moving("plane")].map(({ place }) => place).concat({ scope, token: letters })
}

/** Nobody has just this one. */
const PROBE = "#7f3fbf"

function pairOf(look: LookTokens, colours: LookColours, { scope, letters, plane }: Placed) {
  const tokens = new Map(scopedTokens(look, colours)).get(scope) ?? look.page
  return { letters: plainColour(tokens, letters)?.join(), plane: plainColour(tokens, plane)?.join() }
}

const withColour = (colours: LookColours, scope: LookScope, token: string, colour: string): LookColours => ({
  ...colours,
  [scope]: { ...colours[scope], [token]: colour },
})

/** The pairs that hang on a colour, directly or by what is made of it. */
function touchedBy(look: LookTokens, colours: LookColours, { scope, token }: Place): Placed[] {
  const probed = withColour(colours, scope, token, PROBE)
  const words = (pair: Placed, set: LookColours) => Object.values(pairOf(look, set, pair)).join(" ")
  return EVERYWHERE.filter((pair) => words(pair, colours) !== words(pair, probed))
}

const LIGHTNESS_STEPS = 100

/** Walks away from a colour, darker and lighter by turns, with its hue, until none of these pairs fails. */
function nearest(
  look: LookTokens,
  colours: LookColours,
  { scope, token }: Place,
  pairs: readonly Placed[],
): string | null {
  const tokens = new Map(scopedTokens(look, colours)).get(scope)
  const from = tokens && plainColour(tokens, token)
  if (!from) return null
  const { lightness, chroma, hue } = oklchOf(from)
  for (let step = 1; step <= LIGHTNESS_STEPS; step++)
    for (const moved of [lightness - step / LIGHTNESS_STEPS, lightness + step / LIGHTNESS_STEPS]) {
      if (moved < 0 || moved > 1) continue
      const colour = hexOf(screenColour({ lightness: moved, chroma, hue }))
      if (failing(look, withColour(colours, scope, token, colour), pairs).length === 0) return colour
    }
  return null
}
