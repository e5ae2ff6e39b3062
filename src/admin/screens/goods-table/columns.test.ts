import { expect, test } from "vitest"
import { type Names, readCell } from "./columns.ts"

const names: Names = {
  categories: [
    { id: 3, dnames: "Mugs" },
    { id: 4, dnames: "Gifts" },
  ],
  tags: [],
  yes: "ja",
  no: "nein",
}

test.each([
  ["price", "12,50", { sent: { price: 12.5 } }],
  ["price", "x", { fault: "wrongPrice" }],
  ["orginPrice", "", { sent: { orginPrice: null } }],
  ["stock", "+24", { sent: { change: 24 } }],
  ["stock", "50", { sent: { set: 50 } }],
  ["stock", "many", { fault: "wrongStock" }],
  ["moq", "1.5", { fault: "wrongNumber" }],
  ["onSale", "JA", { sent: { onSale: true } }],
  ["onSale", "0", { sent: { onSale: false } }],
  ["onSale", "perhaps", { fault: "wrongFlag" }],
  ["categories", "gifts; Mugs", { sent: { categories: [4, 3] } }],
  ["categories", "", { sent: { categories: [] } }],
  ["categories", "Mugs; Hats", { fault: "unknownName", name: "Hats" }],
  ["dnames", "  ", { fault: "needed" }],
] as const)("%s: %j is %j", (column, typed, read) => expect(readCell(column, typed, names)).toEqual(read))
