import { expect, test } from "vitest"
import { tickedPieces } from "./write-return.ts"

const formOf = (fields: [string, string][]) => {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

test.for<[string, [string, string][], [number, number][]]>([
  ["nothing ticked", [["pieces-7", "2"]], []],
  [
    "one line, some of it",
    [
      ["line-7", "on"],
      ["pieces-7", "2"],
      ["pieces-8", "1"],
    ],
    [[7, 2]],
  ],
  ["a ticked line without a number is one piece", [["line-7", "on"]], [[7, 1]]],
  ["what is no number", [["line-seven", "on"]], [[Number.NaN, 1]]],
])("%s", ([, fields, pieces]) => {
  expect([...tickedPieces(formOf(fields))]).toEqual(pieces)
})
