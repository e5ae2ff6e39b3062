import { expectTypeOf, test } from "vitest"
import type { Money } from "../../domain/pricing/money.ts"
import type { orderLine } from "./order.ts"
import type { variant } from "./variant.ts"

test("columns of money give and take money, no plain number", () => {
  expectTypeOf<(typeof orderLine.$inferSelect)["unitPrice"]>().toEqualTypeOf<Money>()
  expectTypeOf<(typeof orderLine.$inferInsert)["unitPrice"]>().toEqualTypeOf<Money>()
  expectTypeOf<(typeof variant.$inferSelect)["originalPrice"]>().toEqualTypeOf<Money | null>()
  expectTypeOf<{ unitPrice: number }>().not.toExtend<Pick<typeof orderLine.$inferInsert, "unitPrice">>()
})
