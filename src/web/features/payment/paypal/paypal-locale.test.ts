import { expect, test } from "vitest"
import { LOCALES } from "../../../../domain/locales/locales.ts"
import { paypalLocale } from "./paypal-locale.ts"

test.each(Object.values(LOCALES).map(({ iso }) => iso))("PayPal speaks %s", (iso) => {
  expect(paypalLocale(iso)).toMatch(new RegExp(`^${iso.slice(0, 2)}_[A-Z]{2}$`))
})

test("another language is left to PayPal", () => {
  expect(paypalLocale("xx")).toBeUndefined()
})
