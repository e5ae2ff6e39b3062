import { describe, expect, test } from "vitest"
import { needsSignIn, SCREEN_NAMES, SCREENS } from "./screens.ts"

test.each([
  ["home", "/", 1],
  ["item", "/item/{name}_{id}", 3],
  ["goodsList", "/SaleGoods/lists", 3],
  ["selfActivity", "/SaleGoods/selfactivity", 9],
  ["promotionGoods", "/SaleGoods/promationgoods", 8],
  ["newsList", "/News/lists", 5],
  ["newsDetail", "/News/{id}", 5],
  ["about", "/Other/about", 2],
  ["contact", "/Other/contact", 7],
  ["feedback", "/Other/feedback", 6],
  ["payment", "/Other/payment", 10],
  ["privacy", "/Other/privacy", 10],
  ["returns", "/Other/returns", 10],
  ["service", "/Other/service", 10],
  ["shipping", "/Other/shipping", 10],
  ["signIn", "/sign-in", null],
  ["signUp", "/sign-up", null],
  ["resetPassword", "/reset-password", null],
  ["cart", "/Cart/lists", null],
  ["inquiry", "/Cart/inquiry", null],
  ["checkOut", "/Order/check-out", null],
  ["memberCentre", "/Center", null],
  ["addressAdd", "/Center/Address/add", null],
  ["addressEdit", "/Center/Address/edit", null],
  ["favourites", "/Center/favorite", null],
  ["orders", "/Center/Order", null],
  ["orderDetail", "/Center/Order/{orderNo}", null],
  ["remark", "/Center/remark_{orderId}_{goodId}_{goodDetailId}", null],
] as const)("%s is at %s with content %j", (name, path, contentId) => {
  expect(SCREENS[name]).toMatchObject({ path, contentId })
})

describe("screens that need a sign-in", () => {
  test.each([
    ["without guest purchase", false, ["memberCentre", "addressAdd", "addressEdit", "favourites", "orders"]],
    ["with guest purchase", true, ["memberCentre", "addressAdd", "addressEdit", "favourites"]],
  ])("%s", (_case, guestPurchaseOn, names) => {
    expect(SCREEN_NAMES.filter((name) => needsSignIn(name, guestPurchaseOn))).toEqual(names)
  })
})

test("there are twenty-eight screens, no two at one address", () => {
  expect(new Set(SCREEN_NAMES.map((name) => SCREENS[name].path)).size).toBe(28)
})
