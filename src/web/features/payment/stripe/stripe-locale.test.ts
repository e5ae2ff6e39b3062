import { expect, test } from "vitest"
import { LOCALES } from "../../../../domain/locales/locales.ts"
import { stripeLocale } from "./stripe-locale.ts"

test.each(Object.values(LOCALES).map(({ iso }) => iso))("Stripe speaks %s", (iso) => {
  expect(stripeLocale(iso)).toBe(iso.slice(0, 2))
})

test("another language is left to the browser", () => {
  expect(stripeLocale("xx")).toBe("auto")
})
