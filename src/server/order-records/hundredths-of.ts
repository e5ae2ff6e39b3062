import { type SQL, sql } from "drizzle-orm"
import { MONEY_DIGITS } from "../../domain/constants.ts"
import { OTHER_DIGITS } from "../../domain/pricing/charged-amount.ts"

/** How many hundredths one smallest unit of a currency is: 1 of EUR, 100 of JPY, a tenth of KWD. */
export function hundredthsOf(code: SQL): SQL {
  const digits = sql`coalesce((${JSON.stringify(Object.fromEntries(OTHER_DIGITS))}::jsonb ->> ${code})::int, ${MONEY_DIGITS}::int)`
  return sql`power(10::numeric, ${MONEY_DIGITS}::int - ${digits})`
}
