import { expect, test } from "vitest"
import { cents } from "../pricing/money.ts"
import { fullGift } from "./full-gift.ts"

const mug = { variantId: 5, number: 2 }

test("it is type 1 and no discount kind", () => {
  expect(fullGift.type).toBe(1)
  expect(fullGift.discountKind).toBeNull()
})

test.each([
  [{ amount: cents(5000), gifts: [mug] }, [mug]],
  [{ amount: cents(5000), gifts: [] }, []],
  [{ amount: cents(5000) }, []],
])("the tier %j gives %j", (tier, gifts) => {
  expect(fullGift.gifts(tier)).toEqual(gifts)
})

test("it takes no money off, whatever else the tier says", () => {
  expect(
    fullGift.moneyOff({ amount: cents(5000), gifts: [mug], reduceMoney: cents(100), discount: 50 }, cents(6000)),
  ).toBe(0)
})
