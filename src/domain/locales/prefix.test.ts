import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { TEMPLATE_NAMES } from "../site/templates.ts"
import {
  basenameOf,
  canonicalPath,
  hreflangs,
  localeInUse,
  pathInLocale,
  splitPrefix,
  templateInUse,
  underPrefix,
} from "./prefix.ts"

const site = { offered: ["en", "fr", "ara", "zh"], siteDefault: "en" } as const

describe("splitPrefix", () => {
  test.each([
    ["/", null, null, "/", "/"],
    ["", null, null, "/", "/"],
    ["/SaleGoods/lists", null, null, "/", "/SaleGoods/lists"],
    ["/arts", null, "arts", "/arts", "/"],
    ["/arts/", null, "arts", "/arts", "/"],
    ["/arts/SaleGoods/lists", null, "arts", "/arts", "/SaleGoods/lists"],
    ["/fr", "fr", null, "/fr", "/"],
    ["/fr/SaleGoods/lists", "fr", null, "/fr", "/SaleGoods/lists"],
    ["/fr/arts", "fr", "arts", "/fr/arts", "/"],
    ["/fr/st-bags-01/item/Bag_7", "fr", "st-bags-01", "/fr/st-bags-01", "/item/Bag_7"],
    ["/ara/car-green/Center", "ara", "car-green", "/ara/car-green", "/Center"],
    ["/zh/News/lists", "zh", null, "/zh", "/News/lists"],
    // The template never stands before the locale.
    ["/arts/fr/News/lists", null, "arts", "/arts", "/fr/News/lists"],
    // Not offered, default, unknown, other spelling: part of the screen's address.
    ["/de/News/lists", null, null, "/", "/de/News/lists"],
    ["/en/News/lists", null, null, "/", "/en/News/lists"],
    ["/de/arts/News/lists", null, null, "/", "/de/arts/News/lists"],
    ["/ar/News/lists", null, null, "/", "/ar/News/lists"],
    ["/zh-CN/News/lists", null, null, "/", "/zh-CN/News/lists"],
    ["/FR", null, null, "/", "/FR"],
    ["/Arts", null, null, "/", "/Arts"],
    ["/french/arts", null, null, "/", "/french/arts"],
    ["/artsy", null, null, "/", "/artsy"],
    ["/fr/fr", "fr", null, "/fr", "/fr"],
    ["/arts/arts", null, "arts", "/arts", "/arts"],
    ["/SaleGoods/arts", null, null, "/", "/SaleGoods/arts"],
    ["/constructor", null, null, "/", "/constructor"],
    ["//elsewhere.example", null, null, "/", "/elsewhere.example"],
    ["/fr///elsewhere.example", "fr", null, "/fr", "/elsewhere.example"],
    ["/fr/Center/", "fr", null, "/fr", "/Center/"],
  ] as const)("%s: locale %s, template %s, basename %s, rest %s", (path, locale, template, basename, rest) => {
    expect(splitPrefix(path, site)).toEqual({ locale, template, basename, rest })
  })

  test("a site with one language has no locale prefix", () => {
    expect(splitPrefix("/fr/arts", { offered: ["en"], siteDefault: "en" }).rest).toBe("/fr/arts")
    expect(splitPrefix("/fr", { offered: ["fr"], siteDefault: "fr" }).locale).toBeNull()
  })

  test("any screen under any prefix is found again", () => {
    const screen = fc.constantFrom("/", "/SaleGoods/lists", "/item/a_1", "/Center/Order", "/some/page")
    const locale = fc.constantFrom("fr", "ara", "zh", null)
    const template = fc.constantFrom(...TEMPLATE_NAMES, null)
    fc.assert(
      fc.property(locale, template, screen, (locale, template, rest) => {
        const basename = basenameOf(locale, template)
        expect(splitPrefix(underPrefix(basename, rest), site)).toEqual({ locale, template, basename, rest })
      }),
    )
  })
})

test.each([
  ["/", "/", "/"],
  ["/", "/Center", "/Center"],
  ["/fr", "/", "/fr"],
  ["/fr/arts", "/Center", "/fr/arts/Center"],
  ["/fr", "/?p=2", "/fr?p=2"],
  ["/fr", "/#top", "/fr#top"],
  ["/arts", "/SaleGoods/lists?p=1", "/arts/SaleGoods/lists?p=1"],
])("below %s, %s is %s", (basename, path, full) => {
  expect(underPrefix(basename, path)).toBe(full)
})

describe("templateInUse", () => {
  test.each([
    ["arts", "car", "sport", "arts"],
    [null, "car", "sport", "car"],
    [null, "nonsense", "sport", "sport"],
    [null, "", "sport", "sport"],
    [null, null, "sport", "sport"],
    [null, undefined, "nonsense", "default-modulized"],
    [null, null, null, "default-modulized"],
    [null, null, "", "default-modulized"],
  ] as const)("prefix %j, cookie %j, setting %j: %s", (prefix, cookie, setting, template) => {
    expect(templateInUse({ prefix, cookie, setting })).toBe(template)
  })
})

test("the locale in use is the prefix, else the default", () => {
  expect(localeInUse("fr", "en")).toBe("fr")
  expect(localeInUse(null, "de")).toBe("de")
})

test.each([
  ["/fr/arts/Center", "ara", "/ara/arts/Center"],
  ["/fr/arts/Center", "en", "/arts/Center"],
  ["/Center", "fr", "/fr/Center"],
  ["/fr", "en", "/"],
  ["/", "zh", "/zh"],
] as const)("%s in %s is %s", (path, locale, other) => {
  expect(pathInLocale(splitPrefix(path, site), locale, "en")).toBe(other)
})

test.each([
  ["/arts/item/Pen_7", "/item/Pen_7"],
  ["/fr/arts/item/Pen_7", "/fr/item/Pen_7"],
  ["/fr/arts", "/fr"],
  ["/arts", "/"],
  ["/", "/"],
])("%s is canonically %s", (path, canonical) => {
  expect(canonicalPath(splitPrefix(path, site))).toBe(canonical)
})

describe("hreflangs", () => {
  test("name every offered locale and the default", () => {
    expect(hreflangs("/News/lists", site)).toEqual([
      { hreflang: "en", path: "/News/lists" },
      { hreflang: "fr", path: "/fr/News/lists" },
      { hreflang: "ar", path: "/ara/News/lists" },
      { hreflang: "zh-CN", path: "/zh/News/lists" },
      { hreflang: "x-default", path: "/News/lists" },
    ])
  })

  test("are silent where there is one language only", () => {
    expect(hreflangs("/", { offered: ["en"], siteDefault: "en" })).toEqual([])
  })
})
