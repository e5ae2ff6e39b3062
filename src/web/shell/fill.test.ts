import { expect, test } from "vitest"
import { fill } from "./fill.ts"

const reviews = "from {count} {count:review|reviews}"

test.each([
  ["Page {page} of {pages}", { page: 2, pages: 7 }, "Page 2 of 7"],
  ["{count} left", { count: 0 }, "0 left"],
  ["{name}, {name}", { name: "Mug" }, "Mug, Mug"],
  ["Page {page}", {}, "Page {page}"],
  ["Page {page}", { page: "{name}", name: "x" }, "Page {name}"],
  [reviews, { count: 1 }, "from 1 review"],
  [reviews, { count: 0 }, "from 0 reviews"],
  [reviews, { count: 12 }, "from 12 reviews"],
  [reviews, { count: "1" }, "from 1 review"],
  [" {count:item|items}", { count: 1 }, " item"],
])("%s with %j is %s", (message, values, text) => {
  expect(fill(message, values)).toBe(text)
})
