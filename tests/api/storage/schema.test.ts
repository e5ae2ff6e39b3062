import { expect, test } from "vitest"
import { nonsenseWithOrders } from "../fixtures/nonsense-orders.ts"
import { nonsenseWithShops } from "../fixtures/nonsense-shop.ts"
import { freshDatabase } from "../fresh-database.ts"

const { db } = await freshDatabase("demo")

test.each([...nonsenseWithShops, ...nonsenseWithOrders])(
  "%s is impossible (%s)",
  async (_what, constraint, statement) => {
    await expect(db.$client.query(`begin; ${statement}; rollback`)).rejects.toMatchObject({ constraint })
  },
)
