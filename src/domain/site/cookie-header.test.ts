import { expect, test } from "vitest"
import { cookiesAfter, cookieValue } from "./cookie-header.ts"

test.each([
  [null, undefined],
  ["", undefined],
  ["cart=1.2", "1.2"],
  ["a=b; cart=1.2; c=d", "1.2"],
  ["xcart=9; cart = 1.2 ", "1.2"],
  ["cart=a=b", "a=b"],
  ["cart", undefined],
])("cookieValue %j", (cookies, value) => {
  expect(cookieValue(cookies, "cart")).toBe(value)
})

test.each<[string, string[], string]>([
  ["", [], ""],
  ["a=1; b=2", [], "a=1; b=2"],
  ["a=1; b=2", ["b=3; Path=/; HttpOnly"], "a=1; b=3"],
  ["a=1", ["b=3; Path=/", "c=4"], "a=1; b=3; c=4"],
  ["a=1; b=2", ["a=; Max-Age=0; Path=/"], "b=2"],
  ["", ["a=x=y; Path=/"], "a=x=y"],
])("cookiesAfter %j %j", (cookies, set, after) => {
  expect(cookiesAfter(cookies, set)).toBe(after)
})
