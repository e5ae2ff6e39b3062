import { expectTypeOf, test } from "vitest"
import type { z } from "zod"
import type { ApiDecimal, Money } from "../domain/pricing/money.ts"
import type { CallReply } from "./calls.ts"
import type { amount, amountSent, amountText } from "./fields.ts"

test("every amount that crosses the API is a decimal of the API", () => {
  expectTypeOf<z.output<typeof amount>>().toExtend<ApiDecimal>()
  expectTypeOf<z.output<typeof amountSent>>().toExtend<ApiDecimal>()
  expectTypeOf<z.output<typeof amountText>>().toExtend<ApiDecimal>()
  expectTypeOf<CallReply<"GET /api/order/orderDetail">["freight"]>().toExtend<ApiDecimal>()
})

test("a reply takes neither money nor a plain number for an amount", () => {
  expectTypeOf<Money>().not.toExtend<z.output<typeof amount>>()
  expectTypeOf<number>().not.toExtend<z.output<typeof amount>>()
  expectTypeOf<Money>().not.toExtend<CallReply<"GET /api/order/orderDetail">["freight"]>()
})
