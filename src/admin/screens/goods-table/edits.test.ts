import { expect, test, vi } from "vitest"
import { createEdits } from "./edits.ts"

test("several cells that were pasted are taken back as one, and come again", () => {
  const edits = createEdits()
  edits.change([{ key: "0:0", text: "a" }])
  edits.change([
    { key: "0:0", text: "b" },
    { key: "1:0", text: "c" },
  ])
  edits.undo()
  expect([...edits.typed]).toEqual([["0:0", "a"]])
  edits.redo()
  expect([...edits.typed]).toEqual([
    ["0:0", "b"],
    ["1:0", "c"],
  ])
  edits.undo()
  edits.undo()
  edits.undo()
  expect(edits.typed.size).toBe(0)
})

test("what is typed after taking back ends the way forth", () => {
  const edits = createEdits()
  edits.change([{ key: "0:0", text: "a" }])
  edits.undo()
  edits.change([{ key: "0:1", text: "b" }])
  edits.redo()
  expect([...edits.typed.keys()]).toEqual(["0:1"])
})

test("a cell hears of its own changes only, and loses its fault when it is typed into", () => {
  const edits = createEdits()
  const [one, other] = [vi.fn(), vi.fn()]
  edits.subscribe("0:0", one)
  edits.subscribe("0:1", other)
  edits.fault("0:0", "no")
  edits.change([{ key: "0:0", text: "a" }])
  expect(one).toHaveBeenCalledTimes(2)
  expect(other).not.toHaveBeenCalled()
  expect(edits.faults.size).toBe(0)
})
