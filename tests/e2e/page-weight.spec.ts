import { gzipSync } from "node:zlib"
import { expect, test } from "@playwright/test"
import { STYLES_MAX, scriptsMax, startScripts, startWeights, TEMPLATES, weightTable } from "../../bench/start-weight.ts"
import { TEMPLATE_NAMES } from "../../src/domain/site/templates.ts"
import { at, demoShops } from "./shops.ts"

const LIST_HTML_MAX = 20_000
/** Each of its cards has prices by quantity, and a ranking stands beside them. */
const WHOLESALE_LIST_HTML_MAX = 22_500
/** Less is no list of goods. */
const LIST_HTML_LEAST = 5_000

const OPENED = [
  ["home", "/"],
  ["goodsList", "/SaleGoods/lists"],
  ["cart", "/Cart/lists"],
  ["signIn", "/sign-in"],
] as const

test("pages of every template keep within their limits of scripts and styles at their start", () => {
  const weights = startWeights(TEMPLATE_NAMES)
  console.log(weightTable(weights))
  const heavy = weights.filter((weight) => weight.styles > STYLES_MAX || weight.scripts > scriptsMax(weight))
  expect(heavy).toEqual([])
})

test("a list of every shop keeps within its limit of HTML", async ({ page }) => {
  const heavy: string[] = []
  for (const shop of demoShops) {
    const reply = await page.goto(at(shop, "/SaleGoods/lists"), { waitUntil: "commit" })
    const size = gzipSync((await reply?.body()) ?? "", { level: 6 }).length
    const max = shop === "wholesale" ? WHOLESALE_LIST_HTML_MAX : LIST_HTML_MAX
    if (size >= max || size < LIST_HTML_LEAST) heavy.push(`${shop}: ${size}`)
  }
  expect(heavy).toEqual([])
})

for (const template of TEMPLATES) {
  for (const [screen, path] of OPENED) {
    test(`${screen} of ${template} asks for the scripts that are weighed, and for no others`, async ({ page }) => {
      const reply = await page.goto(at(template, path))
      const asked = new Set((await reply?.text())?.match(/(?<=\/)assets\/[\w.-]+\.js/g))
      expect([...asked].sort()).toEqual(startScripts(template, screen).sort())
    })
  }
}
