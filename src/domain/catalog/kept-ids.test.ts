import { expect, test } from "vitest"
import { keptIds } from "./kept-ids.ts"

const stored = [
  { id: 1, text: "Home" },
  { id: 2, text: "Mugs" },
  { id: 3, text: "Mugs" },
]

const cases: [string, Parameters<typeof keptIds>[1], ReturnType<typeof keptIds>][] = [
  ["nothing", [], []],
  ["the same by their texts, in another order", [{ text: "Mugs" }, { text: "Home" }, { text: "Mugs" }], [2, 1, 3]],
  ["an id with another text", [{ id: 2, text: "Cups" }], [2]],
  ["an id goes before a text", [{ text: "Home" }, { id: 1, text: "Start" }], [undefined, 1]],
  ["a new text", [{ text: "Lamps" }, { text: "Home" }], [undefined, 1]],
  ["an id of another list, with a text of this one", [{ id: 9, text: "Home" }], [1]],
  [
    "one id twice",
    [
      { id: 1, text: "A" },
      { id: 1, text: "B" },
    ],
    [1, undefined],
  ],
  ["one text more often than there are entries", [{ text: "Home" }, { text: "Home" }], [1, undefined]],
]

test.each(cases)("%s", (_what, sent, ids) => expect(keptIds(stored, sent)).toEqual(ids))
