import { expect, test } from "vitest"
import { excerpt, plainText } from "./excerpt.ts"

test.each([
  ["short enough", "One two", 7, "One two"],
  ["on one line", " One\n\ttwo  three ", 20, "One two three"],
  ["cut between words", "One two three", 9, "One two…"],
  ["cut right before a space", "One two three", 8, "One two…"],
  ["without what dangles", "One two, three", 10, "One two…"],
  ["a long word", "Donaudampfschifffahrt", 10, "Donaudamp…"],
  ["without spaces", "素敵なマグカップです", 5, "素敵なマ…"],
  ["whole characters", "😀😀😀😀", 3, "😀😀…"],
])("%s", (_name, text, length, cut) => expect(excerpt(text, length)).toBe(cut))

test("tags go, and what they hold stays", () => {
  expect(plainText("<p>Salt &amp; <b>pepper</b> &lt;3</p>").trim()).toBe("Salt &  pepper  <3")
})
