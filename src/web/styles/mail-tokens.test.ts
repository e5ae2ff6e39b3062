import { readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { PLAIN_LOOK } from "../../contract/mail-tokens.ts"
import { contrast, tokenColour } from "../../domain/look/token-colours.ts"
import { TEMPLATE_NAMES } from "../../domain/site/templates.ts"
import { mailTokens, tokensIn } from "./mail-tokens.ts"

const READABLE = 4.5

const sheet = (path: string) => tokensIn(readFileSync(new URL(path, import.meta.url), "utf8"))
const base = sheet("./base/tokens.css")
const looks = TEMPLATE_NAMES.map((name) => [name, mailTokens(base, sheet(`../templates/${name}/tokens.css`))] as const)
const colour = (hex: string) => tokenColour(new Map([["--asked", hex]]), "--asked")

test("without a template's tokens mails have those of the base", () => {
  expect(mailTokens(base, new Map())).toEqual(PLAIN_LOOK)
})

describe.each(looks)("mails of %s", (_, look) => {
  test.each([
    ["ink", "paper"],
    ["ink", "soft"],
    ["quiet", "paper"],
    ["quiet", "ground"],
    ["link", "paper"],
    ["accentInk", "accent"],
    ["bandInk", "band"],
  ] as const)("%s can be read on %s", (ink, plane) => {
    expect(contrast(colour(look[ink]), colour(look[plane]))).toBeGreaterThanOrEqual(READABLE)
  })

  test("are made of plain values", () => {
    const all = Object.values(look).join(" ")
    expect(all).not.toMatch(/var\(|color-mix|clamp|undefined|NaN|"/)
  })
})

test("tokens that name others, mix colours or lie between two lengths come to plain values", () => {
  const own = tokensIn(`:root {
    --blue: #00f;
    --accent: var(--blue);
    --line: color-mix(in srgb, #000 50%, #fff);
    --radius: 0.5rem;
    --corner-module: clamp(56px, 8vw, 112px);
    --display: "Archivo Display", "Archivo Stand-in", system-ui;
    --display-face: italic 900 extra-condensed;
    --display-case: uppercase;
    --mail-ground: #123456;
  }
  :lang(ar) { --radius: 99px }`)
  expect(mailTokens(base, own)).toMatchObject({
    accent: "#0000ff",
    link: "#0000ff",
    band: "#0000ff",
    stripe: "#0000ff",
    line: "#808080",
    ground: "#123456",
    radius: 8,
    buttonCorner: 8,
    moduleCorner: 56,
    display: "'Archivo Display', 'Helvetica Neue', Helvetica, Arial, sans-serif",
    isItalic: true,
    weight: 900,
    isUppercase: true,
  })
})
