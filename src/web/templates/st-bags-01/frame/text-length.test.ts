import { expect, test } from "vitest"
import { lengthOf, shownEntries, spreadLetters } from "./text-length.ts"

const entry = (name: string) => ({ type: 1 as const, id: name, name, url: `/${name}`, active: false, sub: [] })

test("longer words are set smaller", () => {
  expect(["Corvanne", "Quarter General Store", "A name of more than thirty-four letters"].map(lengthOf)).toEqual([
    undefined,
    "long",
    "longest",
  ])
  expect(lengthOf("箱包皮具旅行用品店")).toBe("long")
})

test("the header shows the entries that fit, at most four", () => {
  const short = ["Bags", "Travel", "Small", "House", "News"].map(entry)
  expect(shownEntries(short).map(({ name }) => name)).toEqual(["Bags", "Travel", "Small", "House"])
  const long = ["Kitchen and dining room", "Living room and bedroom"].map(entry)
  expect(shownEntries(long).map(({ name }) => name)).toEqual(["Kitchen and dining room"])
  expect(shownEntries([])).toEqual([])
})

test("a word is spread where it is short and its letters stand apart", () => {
  expect(spreadLetters("Méridienne")).toEqual([..."Méridienne"])
  expect(spreadLetters("me\u0301 ")).toBeNull()
  expect(spreadLetters("حقيبة")).toBeNull()
  expect(spreadLetters("One hide, one pair of hands")).toBeNull()
  expect(spreadLetters("")).toBeNull()
})
