import { and, desc, eq, type SQL, sql } from "drizzle-orm"
import type { AddressSent, AddressShown } from "../../contract/address-calls.ts"
import type { CallReply } from "../../contract/calls.ts"
import type { Queries } from "../../db/database.ts"
import { address } from "../../db/schema/member.ts"
import { isRefused, type Refusal, refused } from "../../domain/refusal.ts"
import { wholeList } from "../api/whole-list.ts"
import { lockPerson } from "../members/person.ts"
import type { Shop } from "../shop.ts"
import type { Member } from "../who.ts"
import { addressFaults, callingDigits } from "./address-faults.ts"
import { findRegion } from "./find-region.ts"
import { addressOf, listAddresses } from "./list-addresses.ts"

const ADDRESSES_MAX = 50

type Wrong = Refusal<"invalidField", { fields: Record<string, string> }>

/** Adds an address. The first one is the default, whatever was asked. */
export async function addAddress(
  shop: Shop,
  member: Member,
  sent: AddressSent,
): Promise<AddressShown | Wrong | Refusal<"addressesFull">> {
  const columns = await columnsOf(shop, sent)
  if (isRefused(columns)) return columns
  return changing(shop, member, async (tx, theirs) => {
    const present = await tx.select({ id: address.id }).from(address).where(theirs)
    if (present.length >= ADDRESSES_MAX) return refused("addressesFull")
    const isDefault = sent.isDefault || present.length === 0
    if (isDefault) await tx.update(address).set({ isDefault: false }).where(theirs)
    const [row] = await tx
      .insert(address)
      .values({ ...columns, siteId: shop.site.id, memberId: member.id, isDefault, createdAt: shop.now })
      .returning({ id: address.id })
    if (!row) throw new Error("The address was not stored")
    return addressOf(shop, tx, member, row.id)
  })
}

/** Changes an address. The default one stays so until another one is: there is always exactly one. */
export async function editAddress(
  shop: Shop,
  member: Member,
  { id, ...sent }: AddressSent & { id: number },
): Promise<AddressShown | Wrong | Refusal<"unknownAddress">> {
  const columns = await columnsOf(shop, sent)
  if (isRefused(columns)) return columns
  return changing(shop, member, async (tx, theirs) => {
    const edited = await tx
      .update(address)
      .set(columns)
      .where(and(theirs, eq(address.id, id)))
      .returning({ id: address.id })
    if (edited.length === 0) return refused("unknownAddress")
    if (sent.isDefault) await makeDefault(tx, theirs, id)
    return addressOf(shop, tx, member, id)
  })
}

/** Removes an address. If it was the default one, the newest that is left takes its place. */
export async function deleteAddress(
  shop: Shop,
  member: Member,
  id: number,
): Promise<CallReply<"POST /api/address/delete"> | Refusal<"unknownAddress">> {
  const outcome = await changing(shop, member, async (tx, theirs) => {
    const [gone] = await tx
      .delete(address)
      .where(and(theirs, eq(address.id, id)))
      .returning({ isDefault: address.isDefault })
    if (!gone) return refused("unknownAddress")
    const [newest] = await tx
      .select({ id: address.id })
      .from(address)
      .where(theirs)
      .orderBy(desc(address.createdAt), desc(address.id))
      .limit(1)
    if (gone.isDefault && newest) await makeDefault(tx, theirs, newest.id)
    return null
  })
  return outcome ?? wholeList(await listAddresses(shop, member))
}

/** One change at a time for each member, so that there is one default also after changes made in parallel. */
function changing<T>(
  { db, site }: Shop,
  member: Member,
  change: (tx: Queries, theirs: SQL | undefined) => Promise<T>,
): Promise<T> {
  const theirs = and(eq(address.siteId, site.id), eq(address.memberId, member.id))
  return db.transaction(async (tx) => {
    await lockPerson(tx, site.id, sql`id = ${member.id}`)
    return change(tx, theirs)
  })
}

async function makeDefault(tx: Queries, theirs: SQL | undefined, id: number): Promise<void> {
  await tx.update(address).set({ isDefault: false }).where(theirs)
  await tx
    .update(address)
    .set({ isDefault: true })
    .where(and(theirs, eq(address.id, id)))
}

async function columnsOf({ db }: Shop, sent: AddressSent) {
  const named = sent.region_code === undefined ? { region_id: sent.region_id ?? sent.countryId } : sent
  const region = await findRegion(db, named)
  // What was read is sent back with another country: then the part of the old one cannot be meant.
  if (region && sent.countryId !== undefined && sent.countryId !== region.country.id)
    return refused("invalidField", { fields: { region_code: "regionUnknown" } })
  const fields = addressFaults(region, sent)
  if (!region || fields) return refused("invalidField", { fields: { ...fields } })
  return {
    regionId: region.id,
    contact: sent.contacter,
    callingCode: callingDigits(sent.callingCodes) || (region.country.callingCodes[0] ?? ""),
    mobile: sent.mobile,
    email: sent.email,
    city: sent.city,
    street: sent.addressPart,
    zipCode: sent.zipCode,
  }
}
