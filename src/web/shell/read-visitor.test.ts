import { expect, test } from "vitest"
import { readVisitor } from "./read-visitor.ts"

const member = encodeURIComponent(JSON.stringify({ userName: "Zoë", email: "zoe@example.com" }))

test("a member is known by the readable cookie", () => {
  expect(readVisitor(`rate=2; user=${member}; x=1`, null)).toEqual({
    name: "Zoë",
    email: "zoe@example.com",
    cartCount: 0,
  })
})

test("a guest has a cart: its pieces are counted", () => {
  const cart = [
    { goodDetailId: 1, buNumber: 2 },
    { goodDetailId: 2, buNumber: 3 },
  ]
  expect(readVisitor("", cart)).toEqual({ name: "", email: "", cartCount: 5 })
})

test.each([
  ["user=%E0%A4%A", "broken"],
  ["user={}", [{}]],
  ["user=null", [null, 3, { buNumber: "2" }, { buNumber: -1 }]],
  ["superuser=1", { length: 3 }],
])("what cannot be read counts as absent: %s", (cookies, cart) => {
  expect(readVisitor(cookies, cart)).toEqual({ name: "", email: "", cartCount: 0 })
})
