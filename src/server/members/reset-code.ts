import { randomInt } from "node:crypto"
import { setTimeout } from "node:timers/promises"
import { sql } from "drizzle-orm"
import { passwordReset } from "../../db/schema/member.ts"
import { ORDER_NUMBER_ALPHABET as READABLE } from "../../domain/orders/order-number.ts"
import { HOUR_SECONDS } from "../../domain/time-units.ts"
import { countAttempt, networkOf, type TooMany, tooManyFromHere } from "../limits.ts"
import { queueMail } from "../mail/queue-mail.ts"
import type { Shop } from "../shop.ts"
import { signature } from "../signed-value.ts"
import { lockPerson } from "./person.ts"

const CODE_LENGTH = 8
const CODE_MINUTES = 30
/** Asked for by one network, for whomever. */
const CODES_FROM_HERE = { max: 30, seconds: HOUR_SECONDS }
/** Mailed to one address, asked for by one network and by all. Beyond that nothing is sent, and nobody is told: the codes that were sent stay good. */
const CODES_TO_ADDRESS_FROM_HERE = { max: 3, seconds: CODE_MINUTES * 60 }
const CODES_TO_ADDRESS = { max: 6, seconds: CODE_MINUTES * 60 }
/** Longer than storing a code and a mail takes: whoever waits cannot tell whether that was done. */
const SAME_TIME_MS = 200

/** Mails a code to a member. The answer is the same where there is none, and takes the same time. */
export async function sendResetCode(shop: Shop, email: string): Promise<{ minutes: number } | TooMany> {
  const tooMany = await tooManyFromHere(shop, "resetCode", CODES_FROM_HERE)
  if (tooMany) return tooMany
  await Promise.all([mailCode(shop, email), setTimeout(SAME_TIME_MS)])
  return { minutes: CODE_MINUTES }
}

async function mailCode(shop: Shop, email: string): Promise<void> {
  const { db, site, now, secret, language, origin } = shop
  if (!(await mayMail(shop, email))) return
  await db.transaction(async (tx) => {
    const person = await lockPerson(tx, site.id, sql`email = ${email}`)
    if (!person) return
    const code = newCode()
    // Codes that were mailed before stay good until their time is over: whoever else asks for one takes nothing away.
    const [row] = await tx
      .insert(passwordReset)
      .values({
        siteId: site.id,
        memberId: person.id,
        codeHash: codeHash(secret, person.id, code),
        createdAt: now,
        expiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000),
      })
      .returning({ id: passwordReset.id })
    if (!row) throw new Error("The code was not stored")
    await queueMail(tx, {
      siteId: site.id,
      kind: "resetCode",
      recipient: email,
      language,
      origin,
      content: { userName: person.name, code, minutes: CODE_MINUTES },
      cause: `resetCode ${row.id}`,
    })
  })
}

/** A network that asks too often does not use up what others may ask for. */
async function mayMail({ db, site, now, address }: Shop, email: string): Promise<boolean> {
  const here = `resetCode to ${email} from ${networkOf(address)}`
  const fromHere = await countAttempt(db, site.id, here, CODES_TO_ADDRESS_FROM_HERE, now)
  if (!fromHere.allowed) return false
  return (await countAttempt(db, site.id, `resetCode to ${email}`, CODES_TO_ADDRESS, now)).allowed
}

/** A code is short enough to be found by trying; under the secret, whoever reads the database cannot try. */
export function codeHash(secret: string, memberId: number, code: string): string {
  return signature(secret, "resetCode", `${memberId} ${code}`)
}

/** Letters and digits that are not mistaken for one another. */
export const newCode = () => Array.from({ length: CODE_LENGTH }, () => READABLE[randomInt(READABLE.length)]).join("")

/** The code as it was mailed: small letters, spaces and dashes are forgiven. */
export const tidyCode = (typed: string) => typed.replaceAll(/[\s-]/g, "").toUpperCase()
