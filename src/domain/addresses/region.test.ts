import { expect, test } from "vitest"
import { coversRegion, regionChain } from "./region.ts"

test.each([
  ["US", ["US"]],
  ["US-CA", ["US-CA", "US"]],
  ["GB-ENG", ["GB-ENG", "GB"]],
])("%s is looked up as %j", (region, chain) => {
  expect(regionChain(region)).toEqual(chain)
})

test.each([
  [["US"], "US", true],
  [["US"], "US-CA", true],
  [["US-CA"], "US-CA", true],
  [["US-CA"], "US", false],
  [["US-CA"], "US-NY", false],
  [["DE", "FR"], "US", false],
  [[], "US", false],
])("the list %j covers %s: %s", (regions, region, covered) => {
  expect(coversRegion(regions, region)).toBe(covered)
})
