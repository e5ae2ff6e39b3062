import { describe, expect, test } from "vitest"
import { firstVisitRedirect, visitorLocale } from "./first-visit.ts"
import { splitPrefix } from "./prefix.ts"

const site = { offered: ["en", "fr", "ara", "zh"], siteDefault: "en" } as const

describe("visitorLocale", () => {
  test.each([
    ["fr", "ar", "fr"],
    ["en", "fr", "en"],
    ["de", "fr", "fr"],
    ["nonsense", "fr", "fr"],
    ["", "fr-CA,en;q=0.9", "fr"],
    [null, "de,fr;q=0.5,en;q=0.4", "fr"],
    [null, "en;q=0.4,fr;q=0.5", "fr"],
    [null, "fr;q=0,en", "en"],
    [null, "ar-EG", "ara"],
    [null, "zh-CN,zh;q=0.9", "zh"],
    [null, "zh-TW", "zh"],
    ["ara", "fr", "ara"],
    ["zh-CN", "fr", "zh"],
    [null, "de-AT,nl", "en"],
    [null, "*", "en"],
    [null, "", "en"],
    [undefined, undefined, "en"],
  ] as const)("cookie %j, browser %j: %s", (cookie, acceptLanguage, locale) => {
    expect(visitorLocale({ cookie, acceptLanguage }, site)).toBe(locale)
  })

  test("a site with one language asks nobody", () => {
    expect(visitorLocale({ cookie: "fr", acceptLanguage: "fr" }, { offered: ["de"], siteDefault: "de" })).toBe("de")
  })
})

describe("firstVisitRedirect", () => {
  test.each([
    ["/", true, null, "fr", "fr"],
    ["/", true, "ara", "fr", "ara"],
    ["/arts", true, null, "fr", "fr"],
    ["/", true, "en", "fr", null],
    ["/", true, null, "en", null],
    ["/", true, null, "de", null],
    ["/", false, null, "fr", null],
    ["/", false, "fr", "fr", null],
    ["/fr", true, "ara", "ar", null],
    ["/SaleGoods/lists", true, null, "fr", null],
    ["/arts/SaleGoods/lists", true, "fr", "fr", null],
  ] as const)("%s, first access %s, cookie %j, browser %s: %j", (path, firstAccess, cookie, acceptLanguage, locale) => {
    const prefix = splitPrefix(path, site)
    expect(firstVisitRedirect({ prefix, firstAccess, cookie, acceptLanguage }, site)).toBe(locale)
  })
})
