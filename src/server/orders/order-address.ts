import { sql } from "drizzle-orm"
import type { GuestAddress } from "../../contract/order-shapes.ts"
import type { Queries } from "../../db/database.ts"
import type { FrozenAddress } from "../../db/schema/order.ts"
import { type Refusal, refused } from "../../domain/refusal.ts"
import { addressFaults, callingDigits } from "../addresses/address-faults.ts"
import { findRegion } from "../addresses/find-region.ts"
import type { Shop } from "../shop.ts"
import type { Member } from "../who.ts"

/** An address of the member's book, as an order freezes it. */
export async function memberAddress(
  shop: Shop,
  db: Pick<Queries, "execute">,
  member: Member,
  addressId: number,
): Promise<FrozenAddress | null> {
  const { rows } = await db.execute<FrozenAddress>(sql`
    select a.contact, a.calling_code as "callingCode", a.mobile, coalesce(nullif(a.email, ''), ${member.email}) as email,
      r.code as "regionCode", case when p.id is null then '' else r.name end as "regionName",
      coalesce(p.name, r.name) as "countryName", a.city, a.street, a.zip_code as "zipCode"
    from address a join region r on r.id = a.region_id left join region p on p.id = r.parent_id
    where a.site_id = ${shop.site.id} and a.member_id = ${member.id} and a.id = ${addressId}`)
  return rows[0] ?? null
}

type NamedAddress = { address_id?: number | undefined; address?: GuestAddress | undefined }

/** Where a member wants it sent: an address of the book, or one that came with the order, as a wallet gives it. */
export async function orderAddress(
  shop: Shop,
  member: Member,
  { address_id, address }: NamedAddress,
): Promise<FrozenAddress | FieldRefusal | Refusal<"unknownAddress">> {
  if (address) return guestAddressOf(shop.db, address)
  return (await memberAddress(shop, shop.db, member, address_id ?? 0)) ?? refused("unknownAddress")
}

/** What a guest's form calls it, where a member's address has another name. */
const GUEST_NAMES: Record<string, string> = { zipCode: "zip_code" }

type FieldRefusal = Refusal<"invalidField", { fields: Record<string, string> }>

/** What a guest typed, checked by the rules of its country, with the names of its region. */
export async function guestAddressOf(
  db: Pick<Queries, "execute">,
  typed: GuestAddress,
): Promise<FrozenAddress | FieldRefusal> {
  const region = await findRegion(db, typed)
  const { calling_code, zip_code } = typed
  const faults = Object.entries(
    addressFaults(region, { ...typed, callingCodes: calling_code, zipCode: zip_code }) ?? {},
  )
  if (!region || faults.length > 0)
    return refused("invalidField", {
      fields: Object.fromEntries(faults.map(([field, key]) => [`address.${GUEST_NAMES[field] ?? field}`, key])),
    })
  const { contact, mobile, email, city, address_part } = typed
  const { code, name, country } = region
  return {
    regionCode: code,
    regionName: country.id === region.id ? "" : name,
    countryName: country.name,
    contact,
    callingCode: callingDigits(calling_code),
    mobile,
    email,
    city,
    street: address_part,
    zipCode: zip_code,
  }
}
