import { expect, test } from "vitest"
import { raisedText } from "./raised-text.ts"

test.each([
  ["$1,099.00", ".", { sign: "$", whole: "1,099", cents: "00" }],
  ["€1.099,90", ",", { sign: "€", whole: "1.099", cents: "90" }],
  ["CHF 1’099.05", ".", { sign: "CHF ", whole: "1’099", cents: "05" }],
  ["¥1099", ".", { sign: "¥", whole: "1099", cents: "" }],
])("%s is written in its parts", (text, decimal, parts) => {
  expect(raisedText(text, decimal)).toEqual(parts)
})
