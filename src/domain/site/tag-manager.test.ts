import { expect, test } from "vitest"
import { tagManagerOf } from "./tag-manager.ts"

test.each([
  ["884", "GTM-ABC123", "GTM-ABC123"],
  ["884", "", ""],
  ["884", "GTM-abc", ""],
  ["884", "GTM-ABC123&l=x", ""],
  ["885", "GTM-ABC123", ""],
  ["0884", "GTM-ABC123", ""],
  ["", "GTM-ABC123", ""],
])("seller %j with the container %j loads %j", (sellerId, tagManagerId, loaded) => {
  expect(tagManagerOf({ sellerId, tagManagerId })).toBe(loaded)
})
