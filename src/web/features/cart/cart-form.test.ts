import { expect, test } from "vitest"
import { readCartForm } from "./cart-form.ts"

/** Lines 1 (two pieces) and 2 (five, not chosen) as the page was drawn; then what the shopper has done. */
function sent(fields: [name: string, value: string][], ticked = ["1"]): FormData {
  const form = new FormData()
  for (const line of ["1.2", "2.5!"]) form.append("line", line)
  for (const id of ticked) form.append("selected", id)
  for (const [name, value] of fields) form.append(name, value)
  return form
}

test.each<[what: string, fields: [string, string][], quantities: [number, number][]]>([
  ["nothing", [], []],
  ["what was not changed", [["quantity.1", "2"]], []],
  ["a typed number", [["quantity.1", " 7 "]], [[1, 7]]],
  ["one more", [["do", "more:1"]], [[1, 3]]],
  [
    "one more than is typed",
    [
      ["quantity.1", "7"],
      ["do", "more:1"],
    ],
    [[1, 8]],
  ],
  ["one fewer", [["do", "fewer:2"]], [[2, 4]]],
  [
    "never fewer than one",
    [
      ["quantity.1", "1"],
      ["do", "fewer:1"],
    ],
    [[1, 1]],
  ],
  ["what is missing to the minimum", [["do", "add:2:4"]], [[2, 9]]],
  ["as many as are left", [["do", "set:2:3"]], [[2, 3]]],
  ["a line that is not there", [["do", "more:77"]], []],
  ["a step that is none", [["do", "dance:1"]], []],
])("%s", (_, fields, quantities) => {
  expect([...readCartForm(sent(fields)).quantities]).toEqual(quantities)
})

test.each(["", "0", "-1", "1.5", "1e3", "1000000", "zwei", "<b>", "²", "🙂"])("%j is no quantity", (typed) => {
  const { wrong, quantities } = readCartForm(sent([["quantity.1", typed]]))
  expect([wrong, quantities.size]).toEqual([[1], 0])
})

test.each<[what: string, form: FormData, selected: number[], unselected: number[]]>([
  ["as it was", sent([]), [], []],
  ["the other one", sent([], ["2"]), [2], [1]],
  ["all by the button", sent([["do", "all"]], []), [2], []],
  ["none by the button", sent([["do", "none"]], ["1", "2"]), [], [1]],
])("chosen: %s", (_, form, selected, unselected) => {
  expect(readCartForm(form)).toMatchObject({ selected, unselected })
})

test("a line goes, those that are chosen go, and lines come back", () => {
  expect(readCartForm(sent([["do", "remove:2"]])).removed).toEqual([2])
  expect(readCartForm(sent([["do", "removeChosen"]])).removed).toEqual([1])
  expect(readCartForm(sent([["do", "undo:9.3_8.1!"]])).restored).toEqual([
    { variantId: 9, quantity: 3, selected: true },
    { variantId: 8, quantity: 1, selected: false },
  ])
  expect(readCartForm(sent([["do", "undo:<script>"]])).restored).toEqual([])
})

test("a page that was drawn before a second tab changed the cart sends nothing of what it has not touched", () => {
  const { quantities, selected, unselected, removed } = readCartForm(sent([["quantity.2", "5"]]))
  expect([quantities.size, selected, unselected, removed]).toEqual([0, [], [], []])
})
