import { sql } from "drizzle-orm"
import type { Who } from "../../contract/call.ts"
import { readOrderProofs } from "../../domain/orders/order-proofs.ts"
import { type Refusal, refused } from "../../domain/refusal.ts"
import type { Shop } from "../shop.ts"
import { openSignedValue } from "../signed-value.ts"
import type { Member, Shopper, Staff } from "../who.ts"
import { type Holder, tokenHolder } from "./access-token.ts"

export type Identity = { member?: Member; staff?: Staff; shopper?: Shopper }
export type Unknown = Refusal<"signInRequired" | "sessionOver">

export type Credentials = { bearer: string | null; guestCookie: string | undefined; proofsCookie: string | undefined }

/** Whom a call is made by, as far as the call wants to know, or why it is not for them. */
export async function identify(shop: Shop, who: Who | undefined, sent: Credentials): Promise<Identity | Unknown> {
  if (who === undefined) return {}
  if (who === "staff") {
    if (!sent.bearer) return refused("signInRequired")
    const staff = await staffOf(shop, sent.bearer)
    return staff ? { staff } : refused("sessionOver")
  }
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
  const holder = await holderOf(shop, bearer, "member")
  if (!holder) return null
  const { rows } = await shop.db.execute<Omit<Member, "session">>(sql`
    select id, user_name as "userName", email from member
    where site_id = ${shop.site.id} and id = ${holder.id} and ${isOpen(holder, shop.now)}`)
  return rows[0] ? { ...rows[0], session: holder.session } : null
}

async function staffOf(shop: Shop, bearer: string): Promise<Staff | null> {
  const holder = await holderOf(shop, bearer, "staff")
  if (!holder) return null
  const { rows } = await shop.db.execute<Omit<Staff, "session">>(sql`
    select id, name, email, role from staff
    where site_id = ${shop.site.id} and id = ${holder.id} and ${isOpen(holder, shop.now)}`)
  return rows[0] ? { ...rows[0], session: holder.session } : null
}

const holderOf = (shop: Shop, bearer: string, kind: Holder["kind"]) =>
  tokenHolder(shop.secret, bearer, { kind, siteId: shop.site.id }, shop.now)

/** A session is its family of refresh tokens: once they are revoked, the access token is worth nothing either. */
const isOpen = ({ session, kind, id }: Holder, now: Date) => sql`exists (
  select from refresh_token t where t.family = ${session}::uuid and t.revoked_at is null
    and t.expires_at > ${now.toISOString()} and ${kind === "member" ? sql`t.member_id` : sql`t.staff_id`} = ${id})`
