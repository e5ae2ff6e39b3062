import { expect, test } from "vitest"
import { figureIn, figureOpening } from "./figure-in.ts"

test("a text may begin with a figure and its unit", () => {
  expect(figureIn("22 kW · Three phases, 7.5 m cable")).toEqual({
    figure: "22",
    unit: "kW",
    rest: "Three phases, 7.5 m cable",
  })
  expect(figureIn("2,100 lm")).toEqual({ figure: "2,100", unit: "lm", rest: "" })
  expect(figureIn("99% · Changes in four minutes")).toEqual({
    figure: "99",
    unit: "%",
    rest: "Changes in four minutes",
  })
})

test("of facts the first that is a figure counts", () => {
  expect(figureIn("Plug: Type 2 · Power: 22 kW")).toEqual({ figure: "22", unit: "kW", rest: "Power" })
})

test("a sentence with a number in it is no figure", () => {
  expect(figureIn("70 % wool, lined")).toBeNull()
  expect(figureIn("For 2 persons")).toBeNull()
  expect(figureIn("")).toBeNull()
})

test("what a buyer counts first stands apart", () => {
  expect(figureOpening("€38 a month instead of 164. I kept every receipt.")).toEqual({
    figure: "€38",
    unit: "a month instead of 164",
    rest: "I kept every receipt.",
  })
  expect(figureOpening("Good, in 20 minutes. Thanks.")).toBeNull()
})
