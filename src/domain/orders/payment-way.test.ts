import { expect, test } from "vitest"
import { paysByAgreement } from "./payment-way.ts"

test.each([
  ["retail", null, false],
  ["retail", true, true],
  ["retail", false, false],
  ["wholesale", null, true],
  ["wholesale", true, true],
  ["wholesale", false, false],
  ["mixed", null, true],
  ["mixed", false, false],
] as const)("%s shop, setting %s: by agreement %s", (siteType, setting, expected) => {
  expect(paysByAgreement(siteType, setting)).toBe(expected)
})
