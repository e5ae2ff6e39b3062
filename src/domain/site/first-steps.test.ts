import { expect, test } from "vitest"
import { firstSteps, openSteps, type ShopProgress } from "./first-steps.ts"

const NOTHING: ShopProgress = {
  hasLogo: false,
  hasContactEmail: true,
  hasCountry: false,
  hasAddress: false,
  hasTaxes: false,
  hasFreight: false,
  hasPayment: false,
  goodsForSale: false,
  hasPolicies: false,
  hasOwnLook: false,
  isLive: false,
  settled: [],
}
const open = (changes: Partial<ShopProgress>) => openSteps(firstSteps({ ...NOTHING, ...changes }))
const ALL = ["name", "place", "currency", "taxes", "freight", "payment", "goods", "policies", "look"]

test.each<[string, Partial<ShopProgress>, string[]]>([
  ["of a new shop everything is open", {}, ALL],
  ["a sign is enough for the name", { hasLogo: true }, ALL.slice(1)],
  ["a country without an address is no place", { hasCountry: true }, ALL],
  ["no taxes is a decision", { settled: ["taxes"] }, ALL.filter((step) => step !== "taxes")],
  ["freight cannot be decided away", { settled: ["freight", "goods", "payment"] }, ALL],
  [
    "a good for sale settles the currency",
    { goodsForSale: true },
    ALL.filter((s) => s !== "goods" && s !== "currency"),
  ],
  ["being live opens nothing else", { isLive: true }, ALL],
])("%s", (_what, changes, expected) => {
  expect(open(changes)).toEqual(expected)
})

test("a decision is forgotten once something is there", () => {
  const taxes = (changes: Partial<ShopProgress>) =>
    firstSteps({ ...NOTHING, settled: ["taxes"], ...changes }).find(({ step }) => step === "taxes")
  expect(taxes({})).toEqual({ step: "taxes", isDone: true, byHand: true })
  expect(taxes({ hasTaxes: true })).toEqual({ step: "taxes", isDone: true, byHand: false })
})
