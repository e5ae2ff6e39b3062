import { expect, test } from "vitest"
import { localeAddress } from "./locale-address.ts"

test.each([
  ["/", "en", "/de", "/", "/de"],
  ["/", "en", "/de", "/SaleGoods/lists?p=2", "/de/SaleGoods/lists?p=2"],
  ["/fr", "fr", "/", "/item/Lamp_1", "/item/Lamp_1"],
  ["/fr", "fr", "/de", "/", "/de"],
  ["/arts", "en", "/fr", "/News/lists", "/fr/arts/News/lists"],
  ["/fr/arts", "fr", "/", "/?p=2", "/arts?p=2"],
  ["/fr/arts", "fr", "/ara", "/", "/ara/arts"],
])("from %s (%s) to %s: %s is %s", (basename, locale, prefix, page, address) => {
  expect(localeAddress({ basename, locale, prefix, page })).toBe(address)
})
