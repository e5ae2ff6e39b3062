import { expect, test } from "vitest"
import { shopHostBehind, staffLink, staffOriginOf } from "./staff-origin.ts"

test.each([
  ["admin.shop.example", "shop.example"],
  ["admin.localhost", "localhost"],
  ["admin.admin.shop.example", "admin.shop.example"],
  ["shop.example", null],
  ["administration.shop.example", null],
  ["shop.admin.example", null],
  [null, null],
])("behind %s is the shop %s", (host, shop) => expect(shopHostBehind(host)).toBe(shop))

test.each([
  ["https://shop.example", "https://admin.shop.example"],
  ["http://sport.localhost:3000", "http://admin.sport.localhost:3000"],
  ["http://localhost:3000", "http://admin.localhost:3000"],
  ["http://192.0.2.7:3000", "http://admin.localhost:3000"],
  ["http://[2001:db8::1]:3000", "http://admin.localhost:3000"],
])("the staff of %s come in at %s", (shop, staff) => expect(staffOriginOf(shop)).toBe(staff))

test("a one-time link keeps its token behind the #", () => {
  expect(staffLink("https://shop.example", "shop", "abc", undefined)).toBe("https://admin.shop.example/#token=abc")
  const everywhere = staffLink("https://shop.example", "shop", "abc", "https://staff.example")
  expect(everywhere).toBe("https://staff.example/#token=abc&site=shop")
  expect(new URL(everywhere).search).toBe("")
})
