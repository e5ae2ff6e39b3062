import { gzipSync } from "node:zlib"
import { expect, test } from "@playwright/test"
import {
  SCRIPTS_MAX,
  STYLES_MAX,
  startScripts,
  startWeights,
  TEMPLATES,
  WEIGHED_SCREENS,
  weightTable,
} from "../../bench/start-weight.ts"
import { at } from "./shops.ts"

const LIST_HTML_MAX = 20_000

const OPENED = [
  ["home", "/"],
  ["goodsList", "/SaleGoods/lists"],
  ["cart", "/Cart/lists"],
  ["signIn", "/sign-in"],
] as const

test("pages keep within their limits of scripts and styles at their start", () => {
  const weights = startWeights(TEMPLATES)
  console.log(weightTable(weights))
  const heavy = weights.filter(
    ({ screen, scripts, styles }) => styles > STYLES_MAX || (WEIGHED_SCREENS.includes(screen) && scripts > SCRIPTS_MAX),
  )
  expect(heavy).toEqual([])
})

for (const template of TEMPLATES) {
  test(`a list of ${template} keeps within 20 kB of HTML`, async ({ page }) => {
    const reply = await page.goto(at(template, "/SaleGoods/lists"))
    expect(gzipSync((await reply?.body()) ?? "", { level: 6 }).length).toBeLessThan(LIST_HTML_MAX)
  })

  for (const [screen, path] of OPENED) {
    test(`${screen} of ${template} asks for the scripts that are weighed, and for no others`, async ({ page }) => {
      const reply = await page.goto(at(template, path))
      const asked = new Set((await reply?.text())?.match(/(?<=\/)assets\/[\w.-]+\.js/g))
      expect([...asked].sort()).toEqual(startScripts(template, screen).sort())
    })
  }
}
