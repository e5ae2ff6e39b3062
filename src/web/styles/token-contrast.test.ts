import { existsSync, readdirSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { type CssDeclaration, readCss } from "./css-declarations.ts"
import { contrast, type Tokens, tokenColour } from "./token-colours.ts"

const templates = new URL("../templates/", import.meta.url)
const drawn = readdirSync(templates).filter((name) => existsSync(new URL(`${name}/tokens.css`, templates)))

const defaults = readCss("./base/tokens.css")
const tones = readCss("./base/tones.css")

const tokensOf = (declarations: CssDeclaration[], within: string): [string, string][] =>
  declarations.filter((one) => one.within.join() === within).map(({ property, value }) => [property, value])

const base: Tokens = new Map(tokensOf(defaults, ":where(:root)"))
const looks: Record<string, Tokens> = { defaults: base }
for (const name of drawn)
  looks[name] = new Map([...base, ...tokensOf(readCss(`../templates/${name}/tokens.css`), ":root")])

const LETTERS = 4.5
const EDGES = 3

/** Letters, the planes that they stand on, and the least contrast: tokens.md, rule 6, and what its tables promise. */
const PAIRS: [letters: string, planes: string[], least: number][] = [
  ["--ink", ["--paper"], 7],
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

const TONES = ["plain", "soft", "strong", "inverse", "accent"]
const TONE_PAIRS: [letters: string, planes: string[], least: number][] = [
  ["--ink", ["--paper"], LETTERS],
  ["--quiet", ["--paper"], LETTERS],
  ["--link", ["--paper"], LETTERS],
  ["--less", ["--paper"], LETTERS],
  ["--accent-ink", ["--accent"], LETTERS],
  ["--focus", ["--paper"], EDGES],
]

/** The tokens within a section of that tone: what the tone sets is worked out from the tokens around it. */
function toned(tokens: Tokens, tone: string): Tokens {
  const set = tokensOf(tones, `:root [data-tone="${tone}"]`)
  const around = set.map(([name, value]): [string, string] => [name, hexOf(tokens, value)])
  return new Map([...tokens, ...around])
}

function hexOf(tokens: Tokens, value: string): string {
  const colour = tokenColour(new Map([...tokens, ["--asked", value]]), "--asked")
  return `#${colour.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`
}

const faultsOf = (tokens: Tokens, pairs: typeof PAIRS) =>
  pairs.flatMap(([letters, planes, least]) =>
    planes
      .map((plane) => ({ plane, is: contrast(tokenColour(tokens, letters), tokenColour(tokens, plane)) }))
      .filter(({ is }) => is < least)
      .map(({ plane, is }) => `${letters} on ${plane}: ${is.toFixed(2)}, not ${least}`),
  )

test("both drawn templates are looked at", () => {
  expect(drawn).toEqual(expect.arrayContaining(["default-modulized", "sport"]))
})

describe.each(Object.entries(looks))("tokens of %s", (_, tokens) => {
  test("letters and edges can be seen on their planes", () => {
    expect(faultsOf(tokens, PAIRS)).toEqual([])
  })

  test.each(TONES)("in the tone %s", (tone) => {
    expect(faultsOf(toned(tokens, tone), TONE_PAIRS)).toEqual([])
  })
})

test("a template's tokens.css holds custom properties only", () => {
  for (const name of drawn) {
    const plain = readCss(`../templates/${name}/tokens.css`).filter(({ property }) => !property.startsWith("--"))
    expect(plain).toEqual([])
  }
})

test("a pair that cannot be read is found", () => {
  const grey: Tokens = new Map([
    ["--letters", "#999"],
    ["--plane", "color-mix(in srgb, #fff 90%, #000)"],
  ])
  expect(faultsOf(grey, [["--letters", ["--plane"], LETTERS]])).toHaveLength(1)
})
