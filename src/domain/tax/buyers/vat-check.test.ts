import { expect, test } from "vitest"
import { buyerKind, type VatCheck } from "./vat-check.ts"

const at = new Date("2026-11-18T12:00:00Z")

test.each<[string | null, VatCheck | null, string]>([
  [null, null, "private"],
  ["DE123456789", null, "business"],
  ["DE123456789", { result: "silent", at }, "business"],
  ["DE123456789", { result: "refused", at, reference: null }, "business"],
  ["DE123456789", { result: "confirmed", by: "checker", at, reference: "WAPI1" }, "confirmedBusiness"],
  ["DE123456789", { result: "confirmed", by: "hand", at, reference: null }, "confirmedBusiness"],
])("%s, checked %j, is %s", (number, check, kind) => {
  expect(buyerKind(number, check)).toBe(kind)
})
