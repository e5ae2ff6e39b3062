import { expect, test } from "vitest"
import { boardLetters } from "./board-letters.ts"

test.each([
  ["HONK", ["H", "O", "N", "K"]],
  ["Split", ["S", "p", "l", "i", "t"]],
  ["Quarter", null],
  ["A b", null],
  ["X", null],
  ["متجر", null],
])("%s on the board", (name, letters) => {
  expect(boardLetters(name)).toEqual(letters)
})
