import { account } from "../src/db/schema/account.ts"
import { address, favourite, member, memberCoupon, staff } from "../src/db/schema/member.ts"
import { DEFAULT_LOCALE } from "../src/domain/locales/locales.ts"
import type { Catalogue } from "./catalogue.ts"
import { DEMO_MEMBER, type DemoPasswords } from "./demo-passwords.ts"
import { DEMO_STAFF } from "./demo-staff.ts"
import { daysFrom, insertAll, known, type Seeding } from "./seeding.ts"

type CatalogueMember = Catalogue["members"][number]
export type SeededMember = CatalogueMember & { id: number }

/** How many goods the demo member has put aside. */
const FAVOURITES = 6
/** Members are older than anything they ordered. */
const MEMBER_SINCE_DAYS = 400

/** The demo member is in every shop, also where a catalogue does not name them. */
const VISITOR: CatalogueMember = {
  userName: "Demo shopper",
  email: DEMO_MEMBER.email,
  region: "US-ME",
  city: "Portland",
  street: "12 Cumberland Avenue, Apt 4",
  zip: "04101",
  mobile: "2075550177",
}

/** Members with an address each, and the staff; gives the members by e-mail address. */
export async function insertPeople(seeding: Seeding, passwords: DemoPasswords): Promise<Map<string, SeededMember>> {
  const { tx, siteId, catalogue, now } = seeding
  for (const person of DEMO_STAFF) {
    const accountId = await accountOf(tx, person, passwords.staff)
    await insertAll(tx, staff, [{ siteId, accountId, name: person.name, role: person.role, provedAt: now }])
  }
  const named = catalogue.members.some((entry) => entry.email === DEMO_MEMBER.email)
  const entries = named ? catalogue.members : [VISITOR, ...catalogue.members]
  const createdAt = daysFrom(now, -MEMBER_SINCE_DAYS)
  const language = catalogue.language ?? DEFAULT_LOCALE
  const seeded = await tx
    .insert(member)
    .values(
      entries.map(({ userName, email }) => {
        return { siteId, userName, email, language, passwordHash: passwords.member, createdAt }
      }),
    )
    .returning({ id: member.id, email: member.email })
  const ids = new Map(seeded.map((row) => [row.email, row.id]))
  const members = entries.map((entry) => ({ ...entry, id: known(ids, entry.email, "member") }))
  await insertAll(
    tx,
    address,
    members.map((each) => ({ siteId, ...addressRow(seeding, each), isDefault: true })),
  )
  return new Map(members.map((each) => [each.email, each]))
}

/** One person works in all demo shops, so their account is there from the second shop on. */
async function accountOf(tx: Seeding["tx"], { email, name }: (typeof DEMO_STAFF)[number], passwordHash: string) {
  const [row] = await tx
    .insert(account)
    .values({ email, name, passwordHash })
    .onConflictDoUpdate({ target: account.email, set: { email } })
    .returning({ id: account.id })
  if (!row) throw new Error(`The account ${email} was not stored`)
  return row.id
}

function addressRow({ regions }: Seeding, { id, userName, email, region, city, street, zip, mobile }: SeededMember) {
  const { id: regionId, callingCode } = placeOf(regions, region)
  return { memberId: id, regionId, contact: userName, callingCode, mobile, email, city, street, zipCode: zip }
}

/** A part of a country is telephoned under the country's calling code. */
export function placeOf(regions: Seeding["regions"], code: string) {
  const place = known(regions, code, "region")
  const country = known(regions, code.slice(0, 2), "country")
  return {
    id: place.id,
    callingCode: country.callingCodes[0] ?? "",
    country: country.name,
    part: place === country ? "" : place.name,
  }
}

/** The coupons that a sign-up brings, and in the demo member's hands every coupon that can be held. */
export async function insertMemberCoupons(
  { tx, siteId, catalogue }: Seeding,
  members: ReadonlyMap<string, SeededMember>,
  coupons: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = [...members.values()].flatMap(({ id, email }) =>
    catalogue.coupons
      .filter((entry) => entry.receive === "signUp" || entry.siteCoupon || email === DEMO_MEMBER.email)
      .map((entry) => ({ siteId, memberId: id, couponId: known(coupons, entry.code, "coupon") })),
  )
  await insertAll(tx, memberCoupon, rows)
}

export async function insertFavourites(
  { tx, siteId, catalogue, now }: Seeding,
  members: ReadonlyMap<string, SeededMember>,
  goodsIds: ReadonlyMap<string, number>,
): Promise<void> {
  const { id: memberId } = known(members, DEMO_MEMBER.email, "member")
  const open = catalogue.goods.filter((goods) => !goods.encrypted)
  const step = Math.max(1, Math.floor(open.length / FAVOURITES))
  const rows = open
    .filter((_, index) => index % step === 0)
    .slice(0, FAVOURITES)
    .map(({ number }, index) => {
      return { siteId, memberId, goodsId: known(goodsIds, number, "goods"), createdAt: daysFrom(now, -1 - index) }
    })
  await insertAll(tx, favourite, rows)
}
