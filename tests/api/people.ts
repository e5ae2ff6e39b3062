import { createHash, randomBytes, randomUUID } from "node:crypto"
import { accessToken } from "../../src/server/members/access-token.ts"
import { signedValue } from "../../src/server/signed-value.ts"
import type { testShop } from "./test-shop.ts"

type TestShop = Pick<Awaited<ReturnType<typeof testShop>>, "rows" | "secret">
type Person = { id: number; site_id: number }

export type Headers = Record<string, string>

const SITE = "default-modulized"

/** Sessions made directly, without the cost of a password: for tests that are not about signing in. */
async function session({ rows, secret }: TestShop, kind: "member" | "staff", person: Person): Promise<Headers> {
  const family = randomUUID()
  await rows(
    `insert into refresh_token (token_hash, site_id, ${kind}_id, family, expires_at)
     values ($1, $2, $3, $4, now() + interval '7 days')`,
    createHash("sha256").update(randomBytes(16)).digest("hex"),
    person.site_id,
    person.id,
    family,
  )
  const holder = { kind, id: person.id, siteId: person.site_id, session: family }
  const { token } = await accessToken(secret, holder, new Date())
  return { authorization: `Bearer ${token}` }
}

/** A new member of a site, signed in: the headers of their calls, and who they are. */
export async function newMember(shop: TestShop, site = SITE): Promise<{ id: number; email: string; headers: Headers }> {
  const email = `${randomBytes(6).toString("hex")}@people.example`
  const [person] = await shop.rows<Person>(
    `insert into member (site_id, user_name, email, password_hash)
     select id, 'Robin', $2, 'none' from site where name = $1 returning id, site_id`,
    site,
    email,
  )
  if (!person) throw new Error(`There is no site ${site}`)
  return { id: person.id, email, headers: await session(shop, "member", person) }
}

/** Somebody who works for a site. */
export async function newStaff(
  shop: TestShop,
  role: "owner" | "clerk" = "owner",
  site = SITE,
): Promise<{ id: number; email: string; headers: Headers }> {
  const email = `${randomBytes(6).toString("hex")}@staff.example`
  const [person] = await shop.rows<Person>(
    `insert into staff (site_id, name, email, role) select id, 'Sam', $2, $3 from site where name = $1
     returning id, site_id`,
    site,
    email,
    role,
  )
  if (!person) throw new Error(`There is no site ${site}`)
  return { id: person.id, email, headers: await session(shop, "staff", person) }
}

/** A browser that has bought as a guest. */
export function newGuest({ secret }: Pick<TestShop, "secret">): { key: string; headers: Headers } {
  const key = randomUUID()
  return { key, headers: { cookie: `guest=${signedValue(secret, "guest", key)}` } }
}
