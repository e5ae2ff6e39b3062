import { expect, test } from "vitest"
import { fileOfPicture, focusOf, withFocus } from "./picture-focus.ts"

test.each([
  ["/media/shop/lamp.webp", null],
  ["/media/shop/lamp~30x70.webp", { x: 30, y: 70 }],
  ["shop/lamp~0x100.webp", { x: 0, y: 100 }],
  ["/media/shop/lamp~30x.webp", null],
  ["/media/shop~1x2/lamp.webp", null],
])("%s says %j", (address, focus) => {
  expect(focusOf(address)).toEqual(focus)
})

test.each([
  ["shop/lamp.webp", { x: 30, y: 70 }, "shop/lamp~30x70.webp"],
  ["shop/lamp~1x2.webp", { x: 30, y: 70 }, "shop/lamp~30x70.webp"],
  ["shop/lamp~1x2.webp", { x: 50, y: 50 }, "shop/lamp.webp"],
  ["shop/lamp~1x2.webp", null, "shop/lamp.webp"],
])("%s with %j is %s", (address, focus, written) => {
  expect(withFocus(address, focus)).toBe(written)
  expect(fileOfPicture(written)).toBe("shop/lamp.webp")
})
