import { describe, expect, test } from "vitest"
import { browserLanguages, prefersMainlandChinese } from "./browser-languages.ts"

describe("browserLanguages", () => {
  test.each([
    ["fr", ["fr"]],
    ["fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", ["fr-CH", "fr", "en", "de"]],
    ["en;q=0.2,de;q=0.9", ["de", "en"]],
    ["en;q=0.5,de;q=0.5,fr;q=0.5", ["en", "de", "fr"]],
    ["en,de", ["en", "de"]],
    ["en;q=0,de", ["de"]],
    ["en; q = 0.1 ,de ; q=0.2", ["de", "en"]],
    ["en;Q=0.1,de;q=0.2", ["de", "en"]],
    ["en;q=abc,de;q=0.1", ["de", "en"]],
    ["en;q=,de;q=0.1", ["de", "en"]],
    ["en;q=-1,de", ["de"]],
    ["en,de;q=5", ["en", "de"]],
    ["en;level=1;q=0.3,de;q=0.4", ["de", "en"]],
    ["*", []],
    ["", []],
    [",,;q=1", []],
    ["<script>,fr", ["fr"]],
    [null, []],
    [undefined, []],
  ])("%j wishes for %j", (header, tags) => {
    expect(browserLanguages(header)).toEqual(tags)
  })

  test("reads no more than twenty", () => {
    expect(browserLanguages(Array(1000).fill("fr").join(","))).toHaveLength(20)
  })
})

test.each([
  ["zh-CN,zh;q=0.9,en;q=0.8", true],
  ["zh", true],
  ["zh-Hans-CN", true],
  ["zh-Hans", true],
  ["en;q=0.5,zh-CN;q=0.9", true],
  ["en,zh-CN;q=0.9", false],
  ["zh-TW,zh-CN;q=0.9", false],
  ["zh-HK", false],
  ["zh-Hant-CN", false],
  ["zha", false],
  ["", false],
  [null, false],
])("%j prefers mainland Chinese: %s", (header, is) => {
  expect(prefersMainlandChinese(header)).toBe(is)
})
