import { describe, expect, test } from "vitest"
import { policyEntity, spoken, TRANSLATED, wayEntity } from "./translated-texts.ts"

const mug = { name: "Mug", subtitle: "Stoneware", note: "" }

describe("what a thing says to somebody who reads another language", () => {
  test.each([
    ["nothing was translated", null, { name: "Mug", subtitle: "Stoneware" }, ["name", "subtitle"]],
    ["everything was", { name: "Tasse", subtitle: "Steingut" }, { name: "Tasse", subtitle: "Steingut" }, []],
    ["a part was", { name: "Tasse" }, { name: "Tasse", subtitle: "Stoneware" }, ["subtitle"]],
    ["an empty text was not", { name: "Tasse", subtitle: "" }, { name: "Tasse", subtitle: "Stoneware" }, ["subtitle"]],
  ])("%s", (_what, said, row, own) => {
    expect(spoken(mug, said, ["name", "subtitle"])).toEqual({ row: { ...mug, ...row }, own })
  })

  test("what is empty in every language is in none", () => {
    expect(spoken<typeof mug, "note">(mug, null, ["note"]).own).toEqual([])
  })
})

test("what a translation cannot leave out is among what lists show, and HTML is not", () => {
  for (const { texts, required, body, html } of Object.values(TRANSLATED)) {
    expect(texts).toEqual(expect.arrayContaining([...required]))
    expect(body).toEqual(expect.arrayContaining([...html]))
  }
})

test("policies and ways to pay have numbers", () => {
  expect([policyEntity("shipping"), policyEntity("return"), wayEntity("bankTransfer")]).toEqual([1, 5, 1])
})
