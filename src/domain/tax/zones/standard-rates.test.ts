// An independent list, kept by others for their invoices: alive, typed, small, offline. It has today's rate of every
// member state, but not all days from which they hold. Only this test asks it, so that nobody's typing error (ours or
// theirs) becomes a tax rate unseen.
import SalesTax from "sales-tax"
import { expect, test } from "vitest"
import { percentText } from "../tax-rate.ts"
import { EU_COUNTRIES } from "./eu-area.ts"
import { standardRate } from "./standard-rates.ts"

const TODAY = "2026-11-18"

test.each([...EU_COUNTRIES, "CH", "GB", "NO"])("%s: as an independent list has it", async (country) => {
  const { rate } = await SalesTax.getSalesTax(country)
  expect(standardRate(country, TODAY)).toBe(Math.round(rate * 1_000_000))
})

test.each([
  ["EE", "2025-06-30", "22"],
  ["EE", "2025-07-01", "24"],
  ["SK", "2024-12-31", "20"],
  ["SK", "2025-01-01", "23"],
  ["RO", "2025-07-31", "19"],
  ["RO", "2025-08-01", "21"],
  ["FI", "2024-08-31", "24"],
  ["FI", "2024-09-01", "25.5"],
  ["DE", "2020-12-31", "16"],
  ["DE", "2021-01-01", "19"],
  ["LU", "2023-12-31", "16"],
  ["LU", "2024-01-01", "17"],
  ["CH", "2024-01-01", "8.1"],
])("%s on %s: %s %%", (country, day, percent) => {
  const rate = standardRate(country, day)
  expect(rate && percentText(rate)).toBe(percent)
})

test.each([
  ["US", TODAY],
  ["XX", TODAY],
  ["HR", "2012-02-29"],
  ["constructor", TODAY],
])("%s on %s: none ships", (country, day) => {
  expect(standardRate(country, day)).toBeNull()
})
