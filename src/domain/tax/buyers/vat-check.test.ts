import { expect, test } from "vitest"
import { businessKind } from "./buyer-kind.ts"
import { stillCounts, type VatCheck } from "./vat-check.ts"

const at = new Date("2026-11-18T12:00:00Z")
const check = (result: VatCheck["result"], by: VatCheck["by"] = "checker"): VatCheck => {
  return { result, by, at, reference: null }
}

test.each<[VatCheck | null, string]>([
  [null, "business"],
  [check("silent"), "business"],
  [check("refused"), "business"],
  [check("refused", "hand"), "business"],
  [check("confirmed"), "confirmedBusiness"],
  [check("confirmed", "hand"), "confirmedBusiness"],
])("a business that was checked %j is a %s", (checked, kind) => {
  expect(businessKind(checked)).toBe(kind)
})

test.each<[VatCheck, string, boolean]>([
  [check("confirmed"), "2026-11-19T11:59:59Z", true],
  [check("confirmed"), "2026-11-19T12:00:00Z", false],
  [check("refused"), "2026-11-19T11:59:59Z", true],
  [check("refused"), "2026-11-19T12:00:00Z", false],
  [check("silent"), "2026-11-18T12:00:59Z", true],
  [check("silent"), "2026-11-18T12:01:00Z", false],
  [check("confirmed", "hand"), "2036-11-18T12:00:00Z", true],
  [check("refused", "hand"), "2036-11-18T12:00:00Z", true],
])("%j at %s counts: %s", (checked, now, counts) => {
  expect(stillCounts(checked, new Date(now))).toBe(counts)
})
