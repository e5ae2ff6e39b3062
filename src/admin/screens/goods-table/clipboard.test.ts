import { expect, test } from "vitest"
import { readClipboard, writeClipboard } from "./clipboard.ts"

test.each([
  [
    "a\tb\nc\td\n",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  ["a\r\nb\r\n", [["a"], ["b"]]],
  ['"two\nlines"\t"say ""hi"""', [["two\nlines", 'say "hi"']]],
  [
    "\t\n1\t",
    [
      ["", ""],
      ["1", ""],
    ],
  ],
  ['5" pipe\tx', [['5" pipe', "x"]]],
  ["", [[""]]],
])("%j", (text, rows) => expect(readClipboard(text)).toEqual(rows))

test("what is copied is pasted the same", () => {
  const rows = [
    ["a\tb", "c"],
    ['"', "two\nlines"],
  ]
  expect(readClipboard(writeClipboard(rows))).toEqual(rows)
})
