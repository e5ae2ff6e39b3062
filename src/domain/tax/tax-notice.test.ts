import { expect, test } from "vitest"
import { taxNotice } from "./tax-notice.ts"
import { taxRate } from "./tax-rate.ts"
import type { TaxKind } from "./tax-treatment.ts"

test.each<[TaxKind, string | null, "gross" | "net", number[], ReturnType<typeof taxNotice>]>([
  ["domestic", "DE", "gross", [19], { key: "included", tax: "vat", rate: taxRate(190000) }],
  ["domestic", "DE", "net", [19], { key: "added", tax: "vat", rate: taxRate(190000) }],
  ["destination", "FI", "gross", [25.5, 0], { key: "included", tax: "vat", rate: taxRate(255000) }],
  ["domestic", "DE", "gross", [19, 7], { key: "included", tax: "vat", rate: null }],
  ["domestic", "DE", "net", [19, 7, 19], { key: "added", tax: "vat", rate: null }],
  ["origin", "DE", "gross", [19, 19], { key: "included", tax: "vat", rate: taxRate(190000) }],
  ["domestic", "US", "net", [8.875], { key: "added", tax: "salesTax", rate: taxRate(88750) }],
  ["domestic", "AU", "gross", [10], { key: "included", tax: "gst", rate: taxRate(100000) }],
  ["zone", "CA", "net", [5], { key: "added", tax: "gst", rate: taxRate(50000) }],
  ["domestic", "DE", "gross", [0], null],
  ["domestic", "DE", "gross", [], null],
  ["untaxed", null, "gross", [0], null],
  ["intraCommunity", null, "gross", [0], { key: "intraCommunity" }],
  ["export", null, "net", [0], { key: "export" }],
])("%s in %s, shown %s, at %j: %j", (kind, country, shown, percents, notice) => {
  const rates = percents.map((percent) => taxRate(percent * 10_000))
  expect(taxNotice({ kind, country }, shown, rates)).toEqual(notice)
})
