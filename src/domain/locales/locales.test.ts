import { describe, expect, test } from "vitest"
import { DEFAULT_LOCALE, isLocaleCode, LOCALE_CODES, LOCALES, localeOf, offeredLocales } from "./locales.ts"

test.each([
  ["en", "en", "ltr"],
  ["de", "de", "ltr"],
  ["fr", "fr", "ltr"],
  ["es", "es", "ltr"],
  ["pt", "pt", "ltr"],
  ["it", "it", "ltr"],
  ["ru", "ru", "ltr"],
  ["zh", "zh-CN", "ltr"],
  ["ja", "ja", "ltr"],
  ["ko", "ko", "ltr"],
  ["ara", "ar", "rtl"],
] as const)("%s is %s, written %s", (code, iso, dir) => {
  expect(LOCALES[code]).toMatchObject({ code, iso, dir })
  expect(LOCALES[code].name).not.toBe("")
  expect(Intl.getCanonicalLocales(iso)).toEqual([iso])
})

test("eleven languages ship, English by default", () => {
  expect(LOCALE_CODES).toHaveLength(11)
  expect(DEFAULT_LOCALE).toBe("en")
})

describe("localeOf", () => {
  test.each([
    ["en", "en"],
    ["en-GB", "en"],
    ["EN_us", "en"],
    ["zh", "zh"],
    ["zh-CN", "zh"],
    ["zh-Hans-CN", "zh"],
    ["zh-TW", "zh"],
    ["ar", "ara"],
    ["ar-EG", "ara"],
    ["ara", "ara"],
    ["pt-BR", "pt"],
    [" fr ", "fr"],
    ["nl", null],
    ["arn", null],
    ["eng", null],
    ["*", null],
    ["", null],
    [null, null],
  ])("%j is %j", (tag, code) => {
    expect(localeOf(tag)).toBe(code)
  })
})

test.each([
  ["ara", true],
  ["ar", false],
  ["EN", false],
  ["zh-CN", false],
  ["", false],
  [undefined, false],
])("%j is a locale code: %s", (text, is) => {
  expect(isLocaleCode(text)).toBe(is)
})

describe("offeredLocales", () => {
  test.each([
    [[], "en", ["en"]],
    [null, "de", ["de"]],
    [["en", "fr"], "en", ["en", "fr"]],
    [["fr", "en"], "en", ["fr", "en"]],
    [["fr"], "en", ["en", "fr"]],
    [["fr", "fr", "xx", "fr-CA"], "en", ["en", "fr"]],
    [["ar", "zh-CN"], "ara", ["ara", "zh"]],
  ] as const)("list %j with default %s offers %j", (list, siteDefault, offered) => {
    expect(offeredLocales(list, siteDefault)).toEqual(offered)
  })
})
