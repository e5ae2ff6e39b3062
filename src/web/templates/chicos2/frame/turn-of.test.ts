import { expect, test } from "vitest"
import { turnOf } from "./turn-of.ts"

test.each([
  ["Long lunch, slow walk home.", ["Long lunch,", "slow walk home."]],
  ["Figlia means daughter. There are three of us.", ["Figlia means daughter.", "There are three of us."]],
  ["New this morning", ["New", "this morning"]],
  ["The green table", ["The", "green table"]],
  ["For the passeggiata", ["For the", "passeggiata"]],
  ["What everyone carries out", ["What everyone", "carries out"]],
  ["Bags", ["", "Bags"]],
  ["", ["", ""]],
  ["新品上架", ["", "新品上架"]],
])("%s turns where it pauses, else in its middle", (title, halves) => {
  expect(turnOf(title)).toEqual(halves)
})
