import { expect, test } from "vitest"
import { ownTextsIn } from "./own-texts.ts"

const cases: [string, unknown, string[]][] = [
  ["nothing", null, []],
  ["a reply that is translated", { list: [{ dnames: "Tasse" }] }, []],
  ["a name that is not", { list: [{ dnames: "Mug", subtitle: "Steingut", own: ["dnames"] }] }, ["Mug"]],
  ["facts", { own: ["attributes"], attributes: [{ name: "Size", value: "Big" }] }, ["Size", "Big"]],
  ["a tree", [{ own: ["dnames"], dnames: "Table", sub: [{ own: ["dnames"], dnames: "Mugs" }] }], ["Table", "Mugs"]],
  ["a name that is not there", { own: ["gone"] }, []],
]

test.each(cases)("%s", (_what, loaded, texts) => expect(ownTextsIn(loaded)).toEqual(texts))
