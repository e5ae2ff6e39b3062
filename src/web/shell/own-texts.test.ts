import { expect, test } from "vitest"
import { ownTextsIn } from "./own-texts.ts"

const cases: [string, unknown, string[]][] = [
  ["nothing", null, []],
  ["a reply that is translated", { list: [{ title: "Tasse" }] }, []],
  ["a name that is not", { list: [{ title: "Mug", subtitle: "Steingut", own: ["title"] }] }, ["Mug"]],
  ["facts", { own: ["attributes"], attributes: [{ name: "Size", value: "Big" }] }, ["Size", "Big"]],
  ["a tree", [{ own: ["title"], title: "Table", sub: [{ own: ["title"], title: "Mugs" }] }], ["Table", "Mugs"]],
  ["a name that is not there", { own: ["gone"] }, []],
]

test.each(cases)("%s", (_what, loaded, texts) => expect(ownTextsIn(loaded)).toEqual(texts))
