import { randomInt } from "node:crypto"
import { and, count, eq, isNull } from "drizzle-orm"
import type { Queries } from "../../../db/database.ts"
import { accountRecoveryCode } from "../../../db/schema/account.ts"
import { ORDER_NUMBER_ALPHABET as READABLE } from "../../../domain/orders/order-number.ts"
import { secretHash } from "../../secret-token.ts"

const CODES = 10
/** So many signs that whoever reads the database cannot try them all. */
const GROUPS = 4
const GROUP_LENGTH = 4

const group = () => Array.from({ length: GROUP_LENGTH }, () => READABLE[randomInt(READABLE.length)]).join("")
const newCode = () => Array.from({ length: GROUPS }, group).join("-")

const tidy = (typed: string) => typed.replaceAll(/[\s-]/g, "").toUpperCase()
const hashOf = (accountId: number, code: string) => secretHash(`recovery ${accountId} ${tidy(code)}`)

/** Ten new codes in place of all before. They are shown now and never again. */
export async function newRecoveryCodes(tx: Queries, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode)
  await tx.delete(accountRecoveryCode).where(eq(accountRecoveryCode.accountId, accountId))
  await tx.insert(accountRecoveryCode).values(codes.map((code) => ({ accountId, codeHash: hashOf(accountId, code) })))
  return codes
}

/** Whether a code was one of theirs; it is used up then. The account must be locked. */
export async function takeRecoveryCode(tx: Queries, accountId: number, code: string, now: Date): Promise<boolean> {
  const { codeHash, usedAt } = accountRecoveryCode
  const isThis = and(
    eq(accountRecoveryCode.accountId, accountId),
    eq(codeHash, hashOf(accountId, code)),
    isNull(usedAt),
  )
  const used = await tx.update(accountRecoveryCode).set({ usedAt: now }).where(isThis)
  return used.rowCount === 1
}

export async function recoveryCodesLeft(tx: Queries, accountId: number): Promise<number> {
  const [row] = await tx
    .select({ left: count() })
    .from(accountRecoveryCode)
    .where(and(eq(accountRecoveryCode.accountId, accountId), isNull(accountRecoveryCode.usedAt)))
  return row?.left ?? 0
}
