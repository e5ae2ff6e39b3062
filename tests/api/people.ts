import { createHash, randomBytes, randomUUID } from "node:crypto"
import { accessToken } from "../../src/server/members/access-token.ts"
import { signedValue } from "../../src/server/signed-value.ts"
import type { testShop } from "./test-shop.ts"

type TestShop = Pick<Awaited<ReturnType<typeof testShop>>, "rows" | "secret">
type Person = { id: number; site_id: number }

export type Headers = Record<string, string>

const SITE = "default-modulized"

/** Sessions made directly, without the cost of a password: for tests that are not about signing in. */
async function memberSession({ rows, secret }: TestShop, person: Person): Promise<Headers> {
  const family = randomUUID()
  await rows(
    `insert into refresh_token (token_hash, site_id, member_id, family, expires_at)
     values ($1, $2, $3, $4, now() + interval '7 days')`,
    createHash("sha256").update(randomBytes(16)).digest("hex"),
    person.site_id,
    person.id,
    family,
  )
  const holder = { id: person.id, siteId: person.site_id, session: family }
  const { token } = await accessToken(secret, holder, new Date())
  return { authorization: `Bearer ${token}` }
}

async function staffSession({ rows }: TestShop, account: number): Promise<Headers> {
  const token = randomBytes(32).toString("base64url")
  await rows(
    "insert into account_session (account_id, token_hash, expires_at) values ($1, $2, now() + interval '7 days')",
    account,
    createHash("sha256").update(token).digest("hex"),
  )
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
  return { id: person.id, email, headers: await memberSession(shop, person) }
}

/** Somebody who works for a site; what they ask is about that site. */
export async function newStaff(
  shop: TestShop,
  role: "owner" | "clerk" = "owner",
  site = SITE,
): Promise<{ id: number; account: number; email: string; headers: Headers }> {
  const email = `${randomBytes(6).toString("hex")}@staff.example`
  const [person] = await shop.rows<Person & { account_id: number }>(
    `with made as (insert into account (email, name) values ($2, 'Sam') returning id)
     insert into staff (site_id, account_id, name, role, proved_at)
     select site.id, made.id, 'Sam', $3, now() from site, made where site.name = $1
     returning id, site_id, account_id`,
    site,
    email,
    role,
  )
  if (!person) throw new Error(`There is no site ${site}`)
  return {
    id: person.id,
    account: person.account_id,
    email,
    headers: await staffSession(shop, person.account_id),
  }
}

/** A browser that has bought as a guest. */
export function newGuest({ secret }: Pick<TestShop, "secret">): { key: string; headers: Headers } {
  const key = randomUUID()
  return { key, headers: { cookie: `guest=${signedValue(secret, "guest", key)}` } }
}
