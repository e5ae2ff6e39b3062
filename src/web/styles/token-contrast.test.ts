import { existsSync, readdirSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { CONTRAST_PAIRS, TONE_PAIRS } from "../../domain/look/contrast-guard.ts"
import { contrast, hexOf, type Tokens, tokenColour } from "../../domain/look/token-colours.ts"
import { type CssDeclaration, readCss } from "./css-declarations.ts"

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

const TONES = ["plain", "soft", "strong", "inverse", "accent"]

/** The tokens within a section of that tone: what the tone sets is worked out from the tokens around it. */
function toned(tokens: Tokens, tone: string): Tokens {
  const set = tokensOf(tones, `:root [data-tone="${tone}"]`)
  const toned = (value: string) => hexOf(tokenColour(new Map([...tokens, ["--asked", value]]), "--asked"))
  const around = set.map(([name, value]): [string, string] => [name, toned(value)])
  return new Map([...tokens, ...around])
}

const faultsOf = (tokens: Tokens, pairs: typeof CONTRAST_PAIRS) =>
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
    expect(faultsOf(tokens, CONTRAST_PAIRS)).toEqual([])
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
