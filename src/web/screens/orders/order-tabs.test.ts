import { expect, test } from "vitest"
import { ordersPath } from "./order-tabs.ts"

test.for<[Parameters<typeof ordersPath>[0], string]>([
  [{ status: null, keywords: "" }, "/Center/Order"],
  [{ status: "shipped", keywords: "" }, "/Center/Order?status=shipped"],
  [{ status: null, keywords: "blue mug & more" }, "/Center/Order?q=blue+mug+%26+more"],
  [{ status: "unpaid", keywords: "mug", page: 2 }, "/Center/Order?status=unpaid&q=mug&p=2"],
])("%j is at %s", ([view, path]) => {
  expect(ordersPath(view)).toBe(path)
})
