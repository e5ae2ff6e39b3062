import { sql } from "drizzle-orm"
import type { Who } from "../../contract/call.ts"
import { readOrderProofs } from "../../domain/orders/order-proofs.ts"
import { type Refusal, refused } from "../../domain/refusal.ts"
import type { Shop } from "../shop.ts"
import { openSignedValue } from "../signed-value.ts"
import type { Account, Member, Shopper, Staff } from "../who.ts"
import { type Holder, tokenHolder } from "./access-token.ts"

export type Identity = { member?: Member; account?: Account; staff?: Staff; shopper?: Shopper }
export type Unknown = Refusal<"signInRequired" | "sessionOver">

export type Credentials = { bearer: string | null; guestCookie: string | undefined; proofsCookie: string | undefined }

/** Whom a call is made by, as far as the call wants to know, or why it is not for them. */
export async function identify(shop: Shop, who: Who | undefined, sent: Credentials): Promise<Identity | Unknown> {
  if (who === undefined) return {}
  const member = sent.bearer ? await memberOf(shop, sent.bearer) : null
  // A token that no longer counts is said, not taken for nobody: the client then refreshes it and asks again.
  if (sent.bearer && !member) return refused("sessionOver")
  if (who === "shopper") {
    const guestKey = member ? null : openSignedValue(shop.secret, "guest", sent.guestCookie)
    const proofs = openSignedValue(shop.secret, "orderProofs", sent.proofsCookie)
    return { shopper: { member, guestKey, provenOrders: readOrderProofs(proofs, shop.site.id, shop.now) } }
  }
  return member ? { member } : refused("signInRequired")
}

async function memberOf(shop: Shop, bearer: string): Promise<Member | null> {
  const holder = await tokenHolder(shop.secret, bearer, shop.site.id, shop.now)
  if (!holder) return null
  const { rows } = await shop.db.execute<Omit<Member, "session">>(sql`
    select id, user_name as "userName", email from member
    where site_id = ${shop.site.id} and id = ${holder.id} and ${isOpen(holder, shop.now)}`)
  return rows[0] ? { ...rows[0], session: holder.session } : null
}

/** A session is its family of refresh tokens: once they are revoked, the access token is worth nothing either. */
const isOpen = ({ session, id }: Holder, now: Date) => sql`exists (
  select from refresh_token t where t.family = ${session}::uuid and t.revoked_at is null
    and t.expires_at > ${now.toISOString()} and t.member_id = ${id})`
