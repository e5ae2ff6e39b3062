import { expect, test } from "vitest"
import { taxNotice } from "./tax-notice.ts"
import { taxRate } from "./tax-rate.ts"
import type { TaxKind } from "./tax-treatment.ts"

test.each<[TaxKind, string | null, "gross" | "net", number[], ReturnType<typeof taxNotice>]>([
  ["domestic", "DE", "gross", [19], { key: "vatIncludedAt", percent: "19" }],
  ["domestic", "DE", "net", [19], { key: "vatAddedAt", percent: "19" }],
  ["destination", "FI", "gross", [25.5, 0], { key: "vatIncludedAt", percent: "25.5" }],
  ["domestic", "DE", "gross", [19, 7], { key: "vatIncluded", percent: null }],
  ["domestic", "DE", "net", [19, 7, 19], { key: "vatAdded", percent: null }],
  ["origin", "DE", "gross", [19, 19], { key: "vatIncludedAt", percent: "19" }],
  ["domestic", "US", "net", [8.875], { key: "salesTaxAddedAt", percent: "8.875" }],
  ["domestic", "AU", "gross", [10], { key: "gstIncludedAt", percent: "10" }],
  ["zone", "CA", "net", [5], { key: "gstAddedAt", percent: "5" }],
  ["domestic", "DE", "gross", [0], null],
  ["domestic", "DE", "gross", [], null],
  ["untaxed", null, "gross", [0], null],
  ["intraCommunity", null, "gross", [0], { key: "intraCommunity", percent: null }],
  ["export", null, "net", [0], { key: "export", percent: null }],
])("%s in %s, shown %s, at %j: %j", (kind, country, shown, percents, notice) => {
  const rates = percents.map((percent) => taxRate(percent * 10_000))
  expect(taxNotice({ kind, country }, shown, rates)).toEqual(notice)
})
