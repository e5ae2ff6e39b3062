import { expect, test } from "vitest"
import { fitStyle } from "./fit-style.ts"

test.each([
  ["Sign in", 4],
  ["Schön, Sie wiederzusehen.", 13],
  ["С возвращением", 12],
  ["再次欢迎您回来", 1],
  ["", 1],
])("the longest word of '%s' has %i letters", (title, letters) => {
  expect(fitStyle(title)).toEqual({ "--longest": letters })
})
