import { expect, test } from "vitest"
import { readPersonal } from "./read-personal.ts"

const member = encodeURIComponent(JSON.stringify({ userName: "Zoë", email: "zoe@example.com" }))
const nobody = { name: "", email: "", cartCount: 0, inquiryCount: 0 }

test("a member is known by the readable cookie", () => {
  const known = { ...nobody, name: "Zoë", email: "zoe@example.com" }
  expect(readPersonal(`rate=2; user=${member}; x=1`, null)).toEqual(known)
})

test("a guest has a cart, whose pieces are counted, and goods to ask about", () => {
  expect(readPersonal("cart=1.2_2.3!", { 12: {}, 14: {} })).toEqual({ ...nobody, cartCount: 5, inquiryCount: 2 })
})

test.each([
  ["user=%E0%A4%A; cart=x", "broken"],
  ["user={}; cart=1", [{}]],
  ["user=null", 3],
  ["superuser=1; supercart=1.2", null],
])("what cannot be read counts as absent: %s", (cookies, inquiry) => {
  expect(readPersonal(cookies, inquiry)).toEqual(nobody)
})
