import { expect, test } from "vitest"
import type { Cart } from "../../../contract/cart-calls.ts"
import { NOTHING_CHARGED, toChargedDecimal } from "../../../domain/pricing/charged-amount.ts"
import { cents, toDecimal, ZERO } from "../../../domain/pricing/money.ts"
import { readCart } from "./read-cart.ts"

const free = toDecimal(ZERO)

function line(goodDetailId: number, goodName: string, buNumber: number, moq: number, selected = true): Cart["list"][0] {
  return {
    goodName,
    goodId: 1,
    goodDetailId,
    specs: "",
    moq,
    pifaPrice: [],
    buNumber,
    price: free,
    orginPrice: free,
    weight: 0,
    image: null,
    url: "/item/mug_1",
    goodNo: "1",
    onSale: true,
    isShowPifaPrice: false,
    stock: 100,
    selected,
    nextPrice: null,
    problem: null,
  }
}

function read(list: Cart["list"], shortages: Cart["shortages"], nextOffers: Cart["nextOffers"] = []) {
  const nothing = toChargedDecimal(NOTHING_CHARGED, "USD")
  const sums = { subtotal: nothing, reductions: [], freight: nothing, tax: null, total: nothing }
  const shown = { code: "USD", symbol: "$", rate: "1", ...sums }
  const reckoning = { subtotal: free, reductions: [], gifts: [], total: free, weight: 0, nextOffers, shown }
  return readCart({ list, shortages, ...reckoning })
}

const missing = (list: Cart["list"], shortages: Cart["shortages"]) =>
  read(list, shortages).missing.map((short) => [short.variantId, short.missing])

test("what an offer still lacks and what counts towards it come to what it asks for", () => {
  const nothing = { saving: free, reduceMoney: free, discount: 0, goodsNumber: 0, goods: [] }
  const offered = { dnames: "A free mug", type: 1, amount: toDecimal(cents(9000)), missing: toDecimal(cents(200)) }
  const [offer] = read([line(1, "Mug", 10, 1)], [], [{ ...offered, ...nothing }]).nextOffers
  expect(offer).toMatchObject({ from: 9000, reached: 8800, missing: 200 })
})

test("what is missing is added where it is missing", () => {
  const lines = [line(1, "Mug", 12, 10), line(2, "Mug", 6, 10), line(3, "Lamp", 1, 2)]
  expect(
    missing(lines, [
      { goodName: "Mug", missing: 4 },
      { goodName: "Lamp", missing: 1 },
    ]),
  ).toEqual([
    [2, 4],
    [3, 1],
  ])
})

test("two lines of one name that lack the same each get their own", () => {
  const lines = [line(1, "Mug", 6, 10), line(2, "Mug", 6, 10)]
  const short = { goodName: "Mug", missing: 4 }
  expect(missing(lines, [short, short])).toEqual([
    [1, 4],
    [2, 4],
  ])
})

test("a minimum across variants is made up by the first of them that is chosen", () => {
  const lines = [line(1, "Mug", 1, 10, false), line(2, "Mug", 3, 10), line(3, "Mug", 2, 10)]
  expect(missing(lines, [{ goodName: "Mug", missing: 5 }])).toEqual([[2, 5]])
})
