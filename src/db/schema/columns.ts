import { bigint, integer, timestamp } from "drizzle-orm/pg-core"
import type { ChargedAmount } from "../../domain/pricing/charged-amount.ts"
import type { Money } from "../../domain/pricing/money.ts"

/** Columns that most tables share, so that a key, an amount or a moment is spelled one way everywhere. */
export const id = () => integer().primaryKey().generatedByDefaultAsIdentity()

/** Money in minor units of the site's base currency. */
export const money = () => bigint({ mode: "number" }).$type<Money>()

/** Money in the smallest units of a currency that is named beside it. */
export const chargedMoney = () => bigint({ mode: "number" }).$type<ChargedAmount>()

export const moment = () => timestamp({ withTimezone: true })

export const createdAt = () => moment().notNull().defaultNow()

/** When a row was last changed: what a person edits is saved with the moment that was read. */
export const updatedAt = () => moment().notNull().defaultNow()
