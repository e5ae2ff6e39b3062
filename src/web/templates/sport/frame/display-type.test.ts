import { describe, expect, test } from "vitest"
import { displayWidth, setHeadline } from "./display-type.ts"

/** About as wide as high, and a quarter more: the hero's black half. */
const HERO = 1.235

describe("a headline", () => {
  test.each([
    ["Second half faster", ["Second", "half", "faster"]],
    ["Go", ["Go"]],
    ["Good things for every quarter of the house.", ["Good things", "for every", "quarter of", "the house."]],
    ["Run\nfurther than\nthat", ["Run", "further than", "that"]],
    ["", []],
  ])("%j is set as %j", (text, lines) => {
    expect(setHeadline(text, HERO).lines).toEqual(lines)
  })

  test("keeps to one line where the box is flat", () => {
    expect(setHeadline("Packs and kit", 9).lines).toEqual(["Packs and kit"])
  })

  test("takes more than four lines only when it is very long", () => {
    const long = "word ".repeat(60)
    expect(setHeadline("one two three four five six", HERO).lines.length).toBeLessThanOrEqual(4)
    expect(setHeadline(long, HERO).lines.length).toBeGreaterThan(4)
  })
})

test("letters of other scripts count as wider", () => {
  expect(displayWidth("日本")).toBe(2)
  expect(displayWidth("Лыжи")).toBeGreaterThan(displayWidth("Skis"))
  expect(displayWidth("III")).toBeLessThan(displayWidth("MMM"))
})
