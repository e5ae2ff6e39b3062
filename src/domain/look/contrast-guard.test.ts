import { expect, test } from "vitest"
import { contrastFaults, type LookColours, type LookTokens } from "./contrast-guard.ts"
import { oklchOf } from "./oklch.ts"
import { contrast, tokenColour } from "./token-colours.ts"

const none = new Map<string, string>()
const look: LookTokens = {
  page: new Map([
    ["--paper", "#fff"],
    ["--ink", "#0b1433"],
    ["--quiet", "#4a5573"],
    ["--soft", "#f2f5fc"],
    ["--panel", "var(--soft)"],
    ["--accent", "#1a43ee"],
    ["--accent-ink", "#fff"],
    ["--link", "var(--accent)"],
    ["--focus", "var(--accent)"],
    ["--less", "#cf3a12"],
    ["--edge-line", "#7884a6"],
    ["--strip", "var(--ink)"],
    ["--strip-ink", "var(--paper)"],
    ["--strip-2", "color-mix(in srgb, var(--strip-ink) 12%, var(--strip))"],
  ]),
  tones: {
    plain: none,
    soft: new Map([["--paper", "var(--soft)"]]),
    strong: none,
    inverse: new Map([
      ["--paper", "var(--strip)"],
      ["--ink", "var(--strip-ink)"],
      ["--quiet", "var(--strip-ink)"],
      ["--link", "var(--strip-ink)"],
      ["--less", "var(--strip-ink)"],
      ["--focus", "var(--strip-ink)"],
    ]),
    accent: none,
  },
}

const page = (token: string, colour: string): LookColours => ({ page: { [token]: colour } })

test("a template as it was drawn passes", () => {
  expect(contrastFaults(look, {})).toEqual([])
})

const REFUSED: [what: string, colours: LookColours, pairs: string[], mends: string][] = [
  ["a saving too pale for letters", page("--less", "#e8622f"), ["--less on --paper"], "--less"],
  [
    "an accent too pale for its letters, links and frames",
    page("--accent", "#8fb3ff"),
    ["--accent-ink on --accent", "--link on --paper"],
    "--accent",
  ],
  ["a ground that letters drown in", page("--paper", "#777777"), ["--ink on --paper"], "--paper"],
  ["edges that cannot be seen", page("--edge-line", "#dddddd"), ["--edge-line on --paper"], "--edge-line"],
  ["ink that is hardly there", page("--ink", "#99aabb"), ["--ink on --paper"], "--ink"],
  ["letters in one tone only", { inverse: { "--link": "#0b1444" } }, ["--link on --paper"], "--link"],
]

test.each(REFUSED)("%s is refused, and the nearest of its hue is offered", (_, colours, pairs, token) => {
  const faults = contrastFaults(look, colours)
  expect(faults.map(({ letters, plane }) => `${letters} on ${plane}`)).toEqual(expect.arrayContaining(pairs))
  const offer = faults[0]?.offer
  expect(offer?.token).toBe(token)
  if (!offer) return
  const mended = { ...colours, [offer.scope]: { ...colours[offer.scope], [offer.token]: offer.colour } }
  expect(contrastFaults(look, mended)).toEqual([])
})

test("what is offered keeps its hue and lies next to what was asked", () => {
  const [fault] = contrastFaults(look, page("--less", "#e8622f"))
  const asked = oklchOf(tokenColour(new Map([["--a", "#e8622f"]]), "--a"))
  const offered = oklchOf(tokenColour(new Map([["--a", fault?.offer?.colour ?? ""]]), "--a"))
  expect(Math.abs(offered.hue - asked.hue)).toBeLessThan(3)
  expect(asked.lightness - offered.lightness).toBeGreaterThan(0)
  expect(asked.lightness - offered.lightness).toBeLessThan(0.15)
})

test("two wrong colours are each offered their own", () => {
  const faults = contrastFaults(look, { page: { "--less": "#e8622f", "--quiet": "#a0a8c0" } })
  const offers = new Set(faults.map(({ offer }) => offer?.token))
  expect(offers).toEqual(new Set(["--less", "--quiet"]))
})

test("what is reported is never rounded up to what would pass", () => {
  for (const { is, least } of contrastFaults(look, page("--quiet", "#767676"))) expect(is).toBeLessThan(least)
  expect(contrast([255, 255, 255], [0, 0, 0])).toBeCloseTo(21)
})
