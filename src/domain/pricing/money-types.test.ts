import { expect, expectTypeOf, test } from "vitest"
import {
  type ApiDecimal,
  cents,
  decimalText,
  fromDecimal,
  type Money,
  minus,
  money,
  sum,
  times,
  toDecimal,
} from "./money.ts"

const price = cents(1250)
const quantity: number = 3

test("amounts are made by their constructors, and `+` and `-` make none", () => {
  expectTypeOf(sum([price, price])).toEqualTypeOf<Money>()
  expectTypeOf(times(price, quantity)).toEqualTypeOf<Money>()
  expectTypeOf(price + quantity).not.toExtend<Money>()
  expectTypeOf(price - price).not.toExtend<Money>()
  expectTypeOf<number>().not.toExtend<Money>()
  expectTypeOf<1250>().not.toExtend<Money>()
})

test("a quantity is not taken for money", () => {
  // @ts-expect-error a sum of money and pieces
  sum([price, quantity])
  // @ts-expect-error pieces taken from money
  minus(price, quantity)
  // @ts-expect-error pieces times a price
  times(quantity, price)
  // @ts-expect-error pieces told as an amount
  toDecimal(quantity)
  // @ts-expect-error what `+` gives is a plain number
  const total: Money = price + quantity
  expect(total).toBe(1253)
})

test("money is not taken for a decimal of the API, nor the other way round", () => {
  expectTypeOf(toDecimal(price)).toEqualTypeOf<ApiDecimal>()
  expectTypeOf<Money>().not.toExtend<ApiDecimal>()
  expectTypeOf<ApiDecimal>().not.toExtend<Money>()
  expectTypeOf<number>().not.toExtend<ApiDecimal>()
})

test("each is read by its own parser", () => {
  expectTypeOf(fromDecimal(toDecimal(price))).toEqualTypeOf<Money>()
  // @ts-expect-error an amount that is money already
  expect(fromDecimal(price)).toBe(125_000)
  // @ts-expect-error an amount that is money already
  expect(money(price)).toBe(125_000)
  // @ts-expect-error a decimal of the API, which fromDecimal reads
  expect(money(toDecimal(price))).toBe(1250)
  // @ts-expect-error a decimal is told a second time
  expect(decimalText(toDecimal(cents(100)))).toBe("0.01")
})
