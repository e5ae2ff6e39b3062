import { type SQL, sql } from "drizzle-orm"
import type { AddressShown } from "../../contract/address-calls.ts"
import type { Queries } from "../../db/database.ts"
import { addressDisabled } from "../../domain/pricing/freight.ts"
import type { Shop } from "../shop.ts"
import { countryNames } from "../sites/country-names.ts"
import type { Member } from "../who.ts"

type Row = {
  id: number
  contact: string
  callingCode: string
  mobile: string
  email: string
  city: string
  street: string
  zipCode: string
  isDefault: boolean
  code: string
  part: string
  country: { id: number; code: string; name: string }
  freeRegions: string[]
}

/** The member's addresses, the default one first, then the newest. */
export const listAddresses = (shop: Shop, member: Member): Promise<AddressShown[]> =>
  addressesOf(shop, shop.db, member, sql``)

/** One of them, as it stands now. */
export async function addressOf(shop: Shop, db: Pick<Queries, "execute">, member: Member, id: number) {
  const [found] = await addressesOf(shop, db, member, sql`and a.id = ${id}`)
  if (!found) throw new Error("An address that was just stored is gone")
  return found
}

async function addressesOf(
  { site, language }: Shop,
  db: Pick<Queries, "execute">,
  member: Member,
  which: SQL,
): Promise<AddressShown[]> {
  const { rows } = await db.execute<Row>(sql`
    select a.id, a.contact, a.calling_code as "callingCode", a.mobile, a.email, a.city, a.street,
      a.zip_code as "zipCode", a.is_default as "isDefault", r.code,
      case when r.parent_id is null then '' else r.name end as part,
      json_build_object('id', c.id, 'code', c.code, 'name', c.name) as country,
      array(select f.code from free_shipping_region s join region f on f.id = s.region_id
        where s.site_id = a.site_id) as "freeRegions"
    from address a join region r on r.id = a.region_id join region c on c.id = coalesce(r.parent_id, r.id)
    where a.site_id = ${site.id} and a.member_id = ${member.id} ${which}
    order by a.is_default desc, a.created_at desc, a.id desc`)
  const countryName = countryNames(language)
  return rows.map((row) => {
    const country = countryName(row.country.code) ?? row.country.name
    const place = [row.part, row.zipCode].filter(Boolean).join(" ")
    return {
      id: row.id,
      addressId: row.id,
      contacter: row.contact,
      callingCodes: row.callingCode,
      mobile: row.mobile,
      email: row.email,
      countryId: row.country.id,
      countryName: country,
      reginName: row.part,
      region_code: row.code,
      city: row.city,
      addressPart: row.street,
      zipCode: row.zipCode,
      fullAddr: [row.street, row.city, place, country].filter(Boolean).join(", "),
      isDefault: row.isDefault,
      disabled: addressDisabled(row.code, { freeShipping: site.freeShipping, regions: row.freeRegions }),
    }
  })
}
