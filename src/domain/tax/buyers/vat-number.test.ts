import fc from "fast-check"
// An independent reader of VAT numbers, asked by this test only: rules of the domain take no packages.
import { countries } from "jsvat-next"
import { describe, expect, test } from "vitest"
import { isRefused, refused } from "../../refusal.ts"
import { EU_COUNTRIES } from "../zones/eu-area.ts"
import { areaOfVatNumber, readVatNumber } from "./vat-number.ts"

test.each([
  ["DE", "DE 123 456 789", "DE123456789"],
  ["DE", "de.123-456/789", "DE123456789"],
  ["DE", "123456789", "DE123456789"],
  ["GR", "EL123456789", "EL123456789"],
  ["GR", "GR123456789", "EL123456789"],
  ["GR", "123456789", "EL123456789"],
  ["GB", "XI123456789", "XI123456789"],
  ["GB", "GB123456789", "GB123456789"],
  ["GB", "123456789", "GB123456789"],
  ["MC", "FR12345678901", "FR12345678901"],
  ["FR", "AB123456789", "FRAB123456789"],
  ["NL", "NL123456789B01", "NL123456789B01"],
  ["ES", "X1234567L", "ESX1234567L"],
  ["IE", "1234567WA", "IE1234567WA"],
  ["CH", "CHE-123.456.789 MWST", "CHE123456789MWST"],
  ["NO", "123456789MVA", "NO123456789MVA"],
  ["AU", "51 824 753 556", "AU51824753556"],
])("in %s %s is read as %s", (country, typed, number) => {
  expect(readVatNumber(typed, country)).toBe(number)
})

test.each([
  ["DE", "12345678"],
  ["DE", "DE12345678"],
  ["DE", ""],
  ["DE", "<b>"],
  ["ES", "123456789"],
  ["SK", "XX1234567890"],
  ["AU", "-"],
])("in %s %s is no number", (country, typed) => {
  expect(readVatNumber(typed, country)).toEqual(refused("notVatNumber", { country }))
})

test.each([
  ["DE", "ATU12345678", "AT"],
  ["AT", "DE123456789", "DE"],
  ["FR", "DE123456789", "DE"],
  ["US", "DE123456789", "DE"],
  ["DE", "GR123456789", "EL"],
  ["IE", "XI123456789", "XI"],
])("in %s %s is a number of %s", (country, typed, prefix) => {
  expect(readVatNumber(typed, country)).toEqual(refused("vatNumberOfOtherCountry", { prefix, country }))
})

test.each([
  ["DE123456789", "DE"],
  ["EL123456789", "GR"],
  ["XI123456789", "XI"],
  ["GB123456789", null],
  ["GR123456789", null],
  ["CHE123456789", null],
  ["AU51824753556", null],
])("%s belongs to %s", (number, area) => {
  expect(areaOfVatNumber(number)).toBe(area)
})

describe("numbers that an independent reader takes for well formed", () => {
  test.each([...EU_COUNTRIES, "GB"])("%s", (country) => {
    const known = countries.find(({ codes }) => codes.includes(country))
    const written = (number: string) => /^[A-Z\d+*]+$/.test(number)
    const forms = known?.rules.regex.map((form) => fc.stringMatching(form).filter(written)) ?? []
    expect(forms).not.toEqual([])
    fc.assert(fc.property(fc.oneof(...forms), (number) => !isRefused(readVatNumber(number, country))))
  })
})
