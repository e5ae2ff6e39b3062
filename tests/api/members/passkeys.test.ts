import { beforeEach, describe, expect, test } from "vitest"
import { forgetOldTokens } from "../../../src/server/members/forget-old-tokens.ts"
import { newMember } from "../people.ts"
import { testShop } from "../test-shop.ts"
import { bearer, cookieHeader, cookiesOf, signUp } from "./sessions.ts"
import { type Misuse, softwareAuthenticator } from "./software-authenticator.ts"

const shop = await testShop()
const { ask, get, rows } = shop
const HOST = "default-modulized.localhost"
const ORIGIN = `http://${HOST}`
const SPORT = "sport.localhost"
const CHROME = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36" }
const REFUSED = { status: 403, reason: "passkeyRefused" }

type Sent = Record<string, string>
type Who = { headers: Sent }

beforeEach(() => rows("delete from attempt"))

const browserOf = (headers: Headers): Sent => ({ cookie: cookieHeader(headers) })
const mailsTo = async (email: string) =>
  (await rows<{ kind: string }>("select kind from mail_outbox where recipient = $1 order by id", email)).map(
    ({ kind }) => kind,
  )
const passkeysOf = async ({ headers }: Who, host = HOST) =>
  (await get("GET /api/user/passkeys", undefined, { headers, host })).list

/** What the shop gives to sign in with, and the browser that it is for. */
async function toSignIn(host = HOST, headers: Sent = {}) {
  const reply = await ask("POST /api/login/passkeyOptions", { host, headers })
  if (reply.code !== 1) throw new Error(`no options: ${reply.reason}`)
  return { options: reply.data, browser: browserOf(reply.headers) }
}

async function toAdd({ headers }: Who, { host = HOST, password = "" } = {}) {
  const reply = await ask("POST /api/user/passkeyOptions", { host, headers, body: { password } })
  if (reply.code !== 1) throw new Error(`no options: ${reply.reason}`)
  return { options: reply.data, browser: browserOf(reply.headers) }
}

/** A member with a device that has a passkey for them. */
async function memberWithPasskey(site = "default-modulized") {
  const host = `${site}.localhost`
  const member = await newMember(shop, site)
  const device = softwareAuthenticator(`http://${host}`)
  const { options, browser } = await toAdd(member, { host })
  const added = await ask("POST /api/user/addPasskey", {
    host,
    headers: { ...member.headers, ...browser, ...CHROME },
    body: { passkey: device.make(options) },
  })
  if (added.code !== 1) throw new Error(`not added: ${added.reason}`)
  return { ...member, device, passkeyId: added.data.id }
}

const use = (passkey: ReturnType<ReturnType<typeof softwareAuthenticator>["use"]>, headers: Sent, host = HOST) =>
  ask("POST /api/login/passkey", { host, headers, body: { passkey } })

test("a passkey is added, told by mail, and signs in", async () => {
  const member = await newMember(shop)
  const device = softwareAuthenticator(ORIGIN)
  const { options, browser } = await toAdd(member)
  expect(options).toMatchObject({
    rp: { id: HOST },
    user: { name: member.email, displayName: "Robin" },
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    attestation: "none",
    excludeCredentials: [],
  })
  expect(options.user.id, "says nothing of the member").not.toContain(String(member.id))
  const body = { passkey: device.make(options) }
  const added = await ask("POST /api/user/addPasskey", { headers: { ...member.headers, ...browser, ...CHROME }, body })
  expect(added).toMatchObject({ code: 1, data: { name: "Linux, Chrome", lastUseTime: "" } })
  expect(await mailsTo(member.email)).toEqual(["passkeyAdded"])
  expect(await rows("select transports from passkey where credential_id = $1", device.id)).toEqual([
    { transports: ["internal", "hybrid"] },
  ])

  const signIn = await toSignIn()
  expect(signIn.options).toMatchObject({ rpId: HOST, userVerification: "required" })
  const session = await use(device.use(signIn.options), signIn.browser)
  if (session.code !== 1) throw new Error(`refused: ${session.reason}`)
  expect(session.data).toMatchObject({ userName: "Robin", email: member.email })
  const headers = bearer(session.data.access_token)
  expect(await passkeysOf({ headers })).toMatchObject([
    { name: "Linux, Chrome", lastUseTime: expect.stringMatching(/^20/) },
  ])
  const again = await toSignIn()
  expect(await use(device.use(again.options), again.browser), "and again").toMatchObject({ code: 1 })
  const next = await toAdd(member)
  expect(next.options.excludeCredentials, "the device is not asked twice").toMatchObject([{ id: device.id }])
})

test("it is the session of a password: cookies that no script can read, remembered, with the guest's cart", async () => {
  const { device } = await memberWithPasskey()
  const [variant] = await rows<{ id: number }>(
    "select v.id from variant v join goods g on g.id = v.goods_id where v.site_id = 1 and g.on_sale and v.stock > 9 and v.price > 0 limit 1",
  )
  const { options, browser } = await toSignIn()
  const headers = { cookie: `${browser.cookie}; cart=${variant?.id}.2`, "sec-fetch-site": "same-origin" }
  const body = { passkey: device.use(options), remember: true }
  const session = await ask("POST /api/login/passkey", { headers, body })
  expect(session).toMatchObject({ code: 1, data: { access_token: "", refresh_token: "" } })
  const cookies = cookiesOf(session.headers)
  for (const name of ["token", "refresh_token"])
    expect(cookies.get(name)?.attributes).toBe("Max-Age=604800; Path=/; HttpOnly; SameSite=Lax")
  expect(cookies.get("cart")?.attributes).toContain("Max-Age=0")
  const personal = await get("GET /api/user/personal", undefined, { headers: browserOf(session.headers) })
  expect(personal.cartCount).toBe(2)
})

test("what is to be signed is bound to the browser by a cookie that no script and no other page can use", async () => {
  const { headers } = await ask("POST /api/login/passkeyOptions", { protocol: "https" })
  const cookie = cookiesOf(headers).get("__Host-passkey")
  expect(cookie?.attributes).toBe("Max-Age=3600; Path=/; HttpOnly; Secure; SameSite=Strict")
  const stored = await rows("select * from passkey_challenge")
  expect(JSON.stringify(stored)).not.toContain(cookie?.value)
})

test("a second tab does not make the first one's worthless", async () => {
  const { device } = await memberWithPasskey()
  const first = await toSignIn()
  await toSignIn(HOST, first.browser)
  expect(await use(device.use(first.options), first.browser)).toMatchObject({ code: 1 })
})

describe("signing in is refused", () => {
  test.each<[string, Misuse]>([
    ["at another origin", { origin: "http://evil.example" }],
    ["at another port", { origin: `${ORIGIN}:8080` }],
    ["at another protocol", { origin: `https://${HOST}` }],
    ["for another host", { rpId: SPORT }],
    ["for the host above", { rpId: "localhost" }],
    ["without the person", { isVerified: false }],
    ["with a counter that stands still", { counter: 7 }],
    ["with a counter that went back", { counter: 3 }],
    ["as making one", { type: "webauthn.create" }],
    ["with a challenge of one's own", { challenge: "A".repeat(43) }],
    ["for somebody else", { userHandle: "c29tZWJvZHkgZWxzZQ" }],
  ])("%s", async (_case, misuse) => {
    const { device, email } = await memberWithPasskey()
    await rows("update passkey set counter = 7 where credential_id = $1", device.id)
    const { options, browser } = await toSignIn()
    expect(await use(device.use(options, misuse), browser)).toMatchObject(REFUSED)
    const right = await toSignIn()
    expect(await use(device.use(right.options, { counter: 8 }), right.browser)).toMatchObject({ data: { email } })
  })

  test("a second time with the same, however many try at once", async () => {
    const { device } = await memberWithPasskey()
    const { options, browser } = await toSignIn()
    const signed = device.use(options)
    const answers = await Promise.all(Array.from({ length: 6 }, () => use(signed, browser)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403, 403, 403])
  })

  test("in another browser, and without the cookie", async () => {
    const { device } = await memberWithPasskey()
    const [mine, other] = [await toSignIn(), await toSignIn()]
    const signed = device.use(mine.options)
    expect(await use(signed, other.browser)).toMatchObject(REFUSED)
    expect(await use(signed, {})).toMatchObject(REFUSED)
    expect(await use(signed, { cookie: "passkey=<script>" })).toMatchObject(REFUSED)
    expect(await use(signed, mine.browser), "nobody can use it up from elsewhere").toMatchObject({ code: 1 })
  })

  test("after ten minutes", async () => {
    const { device } = await memberWithPasskey()
    const { options, browser } = await toSignIn()
    await rows("update passkey_challenge set expires_at = now() - interval '1 second'")
    expect(await use(device.use(options), browser)).toMatchObject(REFUSED)
    await forgetOldTokens(shop.db, new Date())
    expect(await rows("select * from passkey_challenge where expires_at <= now()")).toEqual([])
  })

  test("with what was given to add one", async () => {
    const member = await memberWithPasskey()
    const { options, browser } = await toAdd(member)
    expect(await use(member.device.use(options), browser)).toMatchObject(REFUSED)
  })

  test("with a passkey that nobody knows, or somebody else's name on it", async () => {
    const member = await memberWithPasskey()
    const stranger = softwareAuthenticator(ORIGIN)
    const unknown = await toSignIn()
    expect(await use(stranger.use(unknown.options), unknown.browser)).toMatchObject(REFUSED)
    const { options, browser } = await toSignIn()
    const forged = { ...stranger.use(options, { counter: 99 }), id: member.device.id, rawId: member.device.id }
    expect(await use(forged, browser)).toMatchObject(REFUSED)
  })

  test("at another shop, even where both had one host", async () => {
    const { device } = await memberWithPasskey()
    const sport = await toSignIn(SPORT)
    const asThere = { origin: `http://${SPORT}`, rpId: SPORT }
    expect(await use(device.use(sport.options, asThere), sport.browser, SPORT)).toMatchObject(REFUSED)
    const here = await toSignIn()
    expect(
      await use(device.use(here.options), here.browser, SPORT),
      "nor a challenge of one at the other",
    ).toMatchObject(REFUSED)
    // The host moves from one shop to the other, and the browser still offers the passkey.
    const again = await memberWithPasskey()
    await rows("update site_domain set host = 'moved.localhost' where host = $1", HOST)
    await rows("update site_domain set host = $1 where host = $2", HOST, SPORT)
    try {
      const moved = await toSignIn()
      expect(await use(again.device.use(moved.options), moved.browser)).toMatchObject(REFUSED)
    } finally {
      await rows("update site_domain set host = $1 where host = $2", SPORT, HOST)
      await rows("update site_domain set host = $1 where host = 'moved.localhost'", HOST)
    }
  })

  test("a hundred times, and then nobody is listened to for a while; whoever is right is not counted", async () => {
    const { device } = await memberWithPasskey()
    const from = { address: "192.0.2.7" }
    const stranger = softwareAuthenticator(ORIGIN)
    const signed = stranger.use({ challenge: "A".repeat(43) })
    const tries = (count: number) =>
      Promise.all(
        Array.from({ length: count }, () => ask("POST /api/login/passkey", { ...from, body: { passkey: signed } })),
      )
    expect(new Set((await tries(99)).map(({ status }) => status))).toEqual(new Set([403]))
    const right = await toSignIn()
    const body = { passkey: device.use(right.options) }
    expect(await ask("POST /api/login/passkey", { ...from, headers: right.browser, body })).toMatchObject({ code: 1 })
    expect((await tries(3)).map(({ status }) => status).toSorted()).toEqual([403, 429, 429])
    const password = { email: "nobody@people.example", password: "a guess" }
    expect(await ask("POST /api/login/account", { ...from, body: password }), "nor to passwords").toMatchObject({
      status: 429,
    })
  })

  test("when far too many challenges are asked for", async () => {
    const from = { address: "192.0.2.8" }
    const answers = await Promise.all(Array.from({ length: 305 }, () => ask("POST /api/login/passkeyOptions", from)))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
  })

  test("for a member who is gone", async () => {
    const { id, device } = await memberWithPasskey()
    await rows("delete from member where id = $1", id)
    const { options, browser } = await toSignIn()
    expect(await use(device.use(options), browser)).toMatchObject(REFUSED)
  })
})

describe("adding is refused", () => {
  async function adding(misuse: Misuse) {
    const member = await newMember(shop)
    const { options, browser } = await toAdd(member)
    const body = { passkey: softwareAuthenticator(ORIGIN).make(options, misuse) }
    const answer = await ask("POST /api/user/addPasskey", { headers: { ...member.headers, ...browser }, body })
    expect(await mailsTo(member.email), "no mail").toEqual([])
    expect(await passkeysOf(member)).toEqual([])
    return answer
  }

  test.each<[string, Misuse]>([
    ["at another origin", { origin: "http://evil.example" }],
    ["for another host", { rpId: "evil.example" }],
    ["without the person", { isVerified: false }],
    ["as signing in", { type: "webauthn.get" }],
    // Certificates are read by code that fetches what they name.
    ["with the certificate of its maker", { isCertified: true }],
    ["with a challenge of one's own", { challenge: "B".repeat(43) }],
  ])("%s", async (_case, misuse) => {
    expect(await adding(misuse)).toMatchObject(REFUSED)
  })

  test("with the challenge of another member, of another session, or of the sign-in", async () => {
    const [one, other] = [await newMember(shop), await newMember(shop)]
    const device = softwareAuthenticator(ORIGIN)
    const { options, browser } = await toAdd(one)
    const add = (headers: Sent) =>
      ask("POST /api/user/addPasskey", { headers: { ...headers, ...browser }, body: { passkey: device.make(options) } })
    expect(await add(other.headers)).toMatchObject(REFUSED)
    const account = await signUp(shop)
    const begun = await toAdd(account)
    const second = await ask("POST /api/login/account", { body: { email: account.email, password: account.password } })
    if (second.code !== 1) throw new Error("not signed in")
    const elsewhere = { ...bearer(second.data.access_token), ...begun.browser }
    const body = { passkey: device.make(begun.options) }
    expect(await ask("POST /api/user/addPasskey", { headers: elsewhere, body })).toMatchObject(REFUSED)
    const signIn = await toSignIn()
    const mixed = { passkey: device.make({ ...options, challenge: signIn.options.challenge }) }
    expect(
      await ask("POST /api/user/addPasskey", { headers: { ...one.headers, ...signIn.browser }, body: mixed }),
    ).toMatchObject(REFUSED)
    expect(await add(one.headers)).toMatchObject({ code: 1 })
    expect(await add(one.headers), "a second time").toMatchObject(REFUSED)
  })

  test("for one that somebody else has", async () => {
    const { device } = await memberWithPasskey()
    const thief = await newMember(shop)
    const { options, browser } = await toAdd(thief)
    const body = { passkey: device.make(options) }
    expect(await ask("POST /api/user/addPasskey", { headers: { ...thief.headers, ...browser }, body })).toMatchObject(
      REFUSED,
    )
  })

  test("beyond twenty", async () => {
    const member = await newMember(shop)
    await rows(
      `insert into passkey (site_id, member_id, credential_id, public_key, counter, user_handle, name)
       select 1, $1, 'made-' || n, 'x', 0, 'x', 'A key' from generate_series(1, 20) n`,
      member.id,
    )
    expect(await ask("POST /api/user/passkeyOptions", { headers: member.headers, body: {} })).toMatchObject({
      status: 409,
      reason: "passkeysFull",
    })
  })
})

describe("who left a browser open", () => {
  async function leftOpen() {
    const account = await signUp(shop)
    await rows(
      "update refresh_token set issued_at = now() - interval '11 minutes' where member_id = (select id from member where email = $1)",
      account.email,
    )
    return account
  }
  const asking = ({ headers }: Who, password?: string) =>
    ask("POST /api/user/passkeyOptions", { headers, body: { password } })

  test("is asked for the password, which cannot be guessed at will", async () => {
    const account = await leftOpen()
    for (const password of [undefined, ""])
      expect(await asking(account, password)).toMatchObject({ status: 422, data: { fields: { password: "required" } } })
    const guesses = await Promise.all(Array.from({ length: 15 }, () => asking(account, "a guess")))
    expect(guesses.filter(({ status }) => status === 403)).toHaveLength(10)
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(5)
  })

  test("adds one with the password", async () => {
    const account = await leftOpen()
    const device = softwareAuthenticator(ORIGIN)
    const { options, browser } = await toAdd(account, { password: account.password })
    const body = { passkey: device.make(options) }
    const headers = { ...account.headers, ...browser }
    expect(await ask("POST /api/user/addPasskey", { headers, body })).toMatchObject({ code: 1 })
  })
})

describe("a member's passkeys", () => {
  test("are renamed and removed by nobody else", async () => {
    const [one, other] = [await memberWithPasskey(), await memberWithPasskey()]
    const abroad = await newMember(shop, "sport")
    const id = one.passkeyId
    const sites: [Sent, string][] = [
      [other.headers, HOST],
      [abroad.headers, SPORT],
    ]
    for (const [headers, host] of sites) {
      const unknown = { status: 404, reason: "unknownPasskey" }
      expect(await ask("POST /api/user/renamePasskey", { headers, host, body: { id, name: "Mine" } })).toMatchObject(
        unknown,
      )
      expect(await ask("POST /api/user/removePasskey", { headers, host, body: { id } })).toMatchObject(unknown)
    }
    expect(await passkeysOf(one)).toMatchObject([{ id, name: "Linux, Chrome" }])
    expect(await passkeysOf(other)).toHaveLength(1)
    const { headers } = one
    expect(await ask("POST /api/user/renamePasskey", { headers, body: { id, name: "  My phone 📱 " } })).toMatchObject({
      code: 1,
    })
    expect(await passkeysOf(one)).toMatchObject([{ name: "My phone 📱" }])
    for (const [name, fault] of [
      ["   ", "required"],
      ["x".repeat(61), "tooLong"],
    ] as const)
      expect(await ask("POST /api/user/renamePasskey", { headers, body: { id, name } })).toMatchObject({
        status: 422,
        data: { fields: { name: fault } },
      })
  })

  test("open nothing once they are removed, and the member is told", async () => {
    const { device, headers, email, passkeyId: id } = await memberWithPasskey()
    const { options, browser } = await toSignIn()
    expect(await ask("POST /api/user/removePasskey", { headers, body: { id } })).toMatchObject({ code: 1 })
    expect(await use(device.use(options), browser)).toMatchObject(REFUSED)
    expect(await mailsTo(email)).toEqual(["passkeyAdded", "passkeyRemoved"])
    expect(await ask("POST /api/user/removePasskey", { headers, body: { id } })).toMatchObject({ status: 404 })
  })

  test("outlive a changed password, and go when the account is taken back by a mailed code", async () => {
    const { email, password, headers } = await signUp(shop)
    const device = softwareAuthenticator(ORIGIN)
    const { options, browser } = await toAdd({ headers })
    const body = { passkey: device.make(options) }
    await ask("POST /api/user/addPasskey", { headers: { ...headers, ...browser }, body })
    await ask("POST /api/user/changePassword", { headers, body: { old: password, new: "another password" } })
    const kept = await toSignIn()
    expect(await use(device.use(kept.options), kept.browser)).toMatchObject({ code: 1 })
    await ask("POST /api/login/sendEmailVerification", { body: { email } })
    const [mail] = await rows<{ code: string }>(
      "select content->>'code' as code from mail_outbox where recipient = $1 and kind = 'resetCode'",
      email,
    )
    const reset = { email, code: mail?.code ?? "", password: "a third password" }
    expect(await ask("POST /api/login/resetPassword", { body: reset })).toMatchObject({ code: 1 })
    const gone = await toSignIn()
    expect(await use(device.use(gone.options), gone.browser)).toMatchObject(REFUSED)
    expect(await mailsTo(email)).toContain("passkeyRemoved")
  })
})
