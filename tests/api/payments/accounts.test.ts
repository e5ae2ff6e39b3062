import { afterAll, afterEach, describe, expect, test } from "vitest"
import { TEST_CARDS } from "../../stand-ins/stripe/test-cards.ts"
import { newStaff } from "../people.ts"
import { KEYS_SECRET, testPayments } from "../test-payments.ts"
import { PAID_ONCE } from "./payment-desk.ts"
import { MERCHANT, providerShops } from "./provider-shops.ts"

const { shop, stripe, owner, desk, logged, keysOf, withStripe, withStripeAt, forgetAccounts, close } =
  await providerShops()
const { ask, rows } = shop
afterAll(close)
afterEach(forgetAccounts)

const setMode = (mode: string) => rows("update site set mode = $1 where name = 'default-modulized'", mode)
const save = "POST /api/admin/paymentAccount/save"
const list = async () => (await owner.reads("GET /api/admin/paymentAccount/lists")).list
const methods = async (query?: { amount: string; currency: string }, host?: string) =>
  (await shop.get("GET /api/pay/methods", query, host ? { host } : {})).list
const offered = async (host?: string) => (await methods(undefined, host)).map(({ provider }) => provider)
const everythingStored = async () => {
  const [row] = await rows<{ all: string }>(
    `select coalesce((select json_agg(a) from payment_account a)::text, '') || (select json_agg(e) from audit_entry e)::text
       || coalesce((select json_agg(e) from payment_event e)::text, '') as all`,
  )
  return row?.all ?? ""
}

describe("keys that an owner enters", () => {
  test("are shown by their ends, kept sealed, and stand in no reply, log or audit entry", async () => {
    const account = stripe.account()
    const keys = keysOf(account)
    const saved = await ask(save, {
      headers: (await newStaff(shop)).headers,
      body: { provider: "stripe", mode: "test", keys },
    })
    const shown = Object.fromEntries((await list())[0]?.keys.map(({ name, shown }) => [name, shown]) ?? [])
    expect(shown).toEqual({
      publishableKey: keys.publishableKey,
      accountId: keys.accountId,
      secretKey: keys.secretKey.slice(-4),
      webhookSecret: keys.webhookSecret.slice(-4),
    })
    const { id } = (await list())[0] ?? {}
    const tested = await owner.does("POST /api/admin/paymentAccount/test", { id: id ?? 0 })
    const everywhere = [saved, await list(), tested, logged, await everythingStored()].map((all) => JSON.stringify(all))
    for (const secret of [keys.secretKey, keys.webhookSecret]) expect(everywhere.join()).not.toContain(secret)
    const [entry] = await rows("select detail from audit_entry where action = 'paymentAccount.save' order by id desc")
    expect(entry).toMatchObject({ detail: { provider: "stripe", mode: "test", keys: Object.keys(keys) } })
  })

  test("are entered one by one too: what is left out stays, even when two enter at once", async () => {
    for (let round = 0; round < 10; round++) {
      const { publishableKey, secretKey, webhookSecret, accountId } = keysOf(stripe.account())
      const parts = [{ publishableKey, accountId }, { secretKey }, { webhookSecret }]
      await Promise.all(parts.map((keys) => owner.does(save, { provider: "stripe", mode: "test", keys })))
      const [account] = await list()
      expect(account?.problems).toEqual([])
      expect(account?.keys.map(({ shown }) => shown)).toEqual([
        publishableKey,
        secretKey.slice(-4),
        webhookSecret.slice(-4),
        accountId,
      ])
      await forgetAccounts()
    }
  })

  test("that cannot be right are refused in words", async () => {
    const { publishableKey, secretKey } = keysOf(stripe.account())
    const live = stripe.account({ mode: "live" })
    const tried = (body: Parameters<typeof owner.tries<typeof save>>[1]) => owner.tries(save, body)
    expect(
      await tried({ provider: "stripe", mode: "test", keys: { publishableKey: secretKey, secretKey: publishableKey } }),
    ).toMatchObject({
      status: 422,
      details: { fields: { "keys.publishableKey": "keySwapped", "keys.secretKey": "keySwapped" } },
    })
    expect(await tried({ provider: "stripe", mode: "test", keys: { secretKey: live.secretKey } })).toMatchObject({
      details: { fields: { "keys.secretKey": "keyOfOtherMode" } },
    })
    expect(await tried({ provider: "stripe", mode: "live", keys: { secretKey, accountId: "me" } })).toMatchObject({
      details: { fields: { "keys.secretKey": "keyOfOtherMode", "keys.accountId": "keyShape" } },
    })
    expect(await tried({ provider: "paypal", mode: "live", keys: { secretKey: live.secretKey } })).toMatchObject({
      details: { fields: { "keys.secretKey": "invalid" } },
    })
    expect(await tried({ provider: "paypal", mode: "live", methods: ["wallet"] })).toMatchObject({
      details: { fields: { methods: "invalid" } },
    })
    expect(await list(), "nothing of it was kept").toEqual([])
  })

  test("are the owner's alone: no clerk sees or changes them, and no other shop's owner", async () => {
    const { id } = await withStripe()
    const [clerk, other] = [await newStaff(shop, "clerk"), await newStaff(shop, "owner", "sport")]
    const at = { headers: other.headers, host: "sport.localhost" }
    expect(await ask("GET /api/admin/paymentAccount/lists", { headers: clerk.headers })).toMatchObject({ status: 403 })
    expect(await ask("GET /api/admin/paymentAccount/lists", at)).toMatchObject({ data: { list: [] } })
    expect(await ask("POST /api/admin/paymentAccount/switch", { ...at, body: { id, isOn: false } })).toMatchObject({
      status: 404,
    })
    expect(await ask("POST /api/admin/paymentAccount/test", { ...at, body: { id } })).toMatchObject({ status: 404 })
    expect(await ask("POST /api/admin/paymentAccount/remove", { ...at, body: { id } })).toMatchObject({ status: 404 })
    expect(await offered()).toEqual(["stripe", "sandbox"])
  })
})

describe("the secret that keys are sealed with", () => {
  const NEWER = "another secret, of thirty-two letters"
  const addressOf = () => stripe.url
  const stored = async () => {
    const [row] = await shop.db.query.paymentAccount.findMany()
    if (!row) throw new Error("There is no account")
    return row
  }

  test("can be changed: the newest seals what is saved, the older still opens what is not", async () => {
    const { account } = await withStripe()
    const both = testPayments({ db: shop.db, keySecrets: [NEWER, KEYS_SECRET], addressOf })
    expect(both.keys.open(await stored())).toEqual(keysOf(account))
    const sealed = both.keys.seal(await stored(), both.keys.openSealed(await stored()) ?? {})
    const onlyNewer = testPayments({ db: shop.db, keySecrets: [NEWER], addressOf })
    expect(onlyNewer.keys.open({ ...(await stored()), sealedKeys: sealed })).toEqual(keysOf(account))
    expect(onlyNewer.keys.open(await stored())).toBe("keysUnreadable")
  })

  test("that is lost switches the provider off, tells the owner and the log; keys entered again switch it on", async () => {
    const { account } = await withStripe()
    const [{ id = 0 } = {}] = await rows<{ id: number }>("select id from payment_account")
    await rows("update payment_account set sealed_keys = 'v1.AAAA.BBBB.CCCC'")
    const { length } = logged
    expect(await offered()).toEqual(["sandbox"])
    expect(logged.slice(length).join()).toContain("cannot be opened with PROVIDER_KEYS_SECRET")
    expect((await list())[0]).toMatchObject({
      isOn: true,
      isOffered: false,
      problems: [{ reason: "keysUnreadable", msg: expect.stringContaining("enter them again") }],
    })
    expect(await owner.tries("POST /api/admin/paymentAccount/switch", { id, isOn: true })).toMatchObject({
      reason: "keysMissing",
    })
    const { secretKey, webhookSecret } = keysOf(account)
    await owner.does(save, { provider: "stripe", mode: "test", keys: { secretKey, webhookSecret } })
    expect(await offered()).toEqual(["stripe", "sandbox"])
  })

  test("opens nothing for another shop that the row was copied to", async () => {
    await withStripe()
    await rows(
      `insert into payment_account (site_id, provider, mode, webhook_name, is_on, methods, public_keys, sealed_keys)
       select s.id, a.provider, a.mode, 'copied', true, a.methods, a.public_keys, a.sealed_keys
       from payment_account a, site s where s.name = 'sport'`,
    )
    expect(await offered("sport.localhost")).toEqual(["sandbox"])
  })
})

describe("what a shop takes", () => {
  test("are its own accounts of its mode that are on, and the sandbox beside those of test money", async () => {
    const [inTest, live] = [await withStripe("test"), await withStripe("live")]
    expect(await methods()).toMatchObject([
      {
        provider: "stripe",
        methods: ["card", "wallet"],
        isTest: true,
        payment_way: "online",
        publicKeys: { publishableKey: inTest.account.publishableKey },
      },
      { provider: "sandbox", isTest: true },
    ])
    expect(await offered("sport.localhost")).toEqual(["sandbox"])
    await setMode("live")
    expect(await methods()).toMatchObject([
      { provider: "stripe", isTest: false, publicKeys: { publishableKey: live.account.publishableKey } },
    ])
    await owner.does("POST /api/admin/paymentAccount/switch", { id: live.id, isOn: false })
    expect(await offered()).toEqual([])
    await owner.does("POST /api/admin/paymentAccount/switch", { id: live.id, isOn: true })
    await owner.does(save, { provider: "stripe", mode: "live", methods: [] })
    expect(await offered(), "no method is left").toEqual([])
  })

  test("in which currencies; a provider that must round some amounts is asked for each", async () => {
    await withStripe()
    await rows(
      `insert into currency (site_id, code, symbol, rate) select id, 'KWD', 'KD', 0.3 from site where name = 'default-modulized'`,
    )
    const [taken] = await methods()
    expect(taken?.currencies).toEqual(
      expect.arrayContaining([
        { code: "KWD", amounts: "some" },
        { code: "USD", amounts: "all" },
      ]),
    )
    const providersFor = async (amount: string) =>
      (await methods({ amount, currency: "KWD" })).map((each) => each.provider)
    expect(await providersFor("12.340")).toEqual(["stripe", "sandbox"])
    expect(await providersFor("12.345")).toEqual(["sandbox"])
    for (const amount of ["12.3456", "x", "1e3"])
      expect(await ask("GET /api/pay/methods", { query: { amount, currency: "KWD" } })).toMatchObject({ status: 422 })
    const { orderNo } = await desk.newOrder({ currency: "KWD", shownTotal: 12_345 })
    expect(await desk.begin(orderNo, "card", { provider: "stripe" })).toMatchObject({
      status: 409,
      reason: "amountNotChargeable",
    })
    await rows("delete from currency where code = 'KWD'")
  })
})

describe("a payment", () => {
  const begun = async (site?: string, host?: string) => {
    const order = await desk.newOrder(site ? { site } : {})
    const payment = await desk.begun(order.orderNo, "card", { provider: "stripe", ...(host && { host }) })
    return { ...order, payment }
  }

  test("is made with the shop's own keys, and no other shop's", async () => {
    const own = await withStripe()
    const other = await withStripeAt("sport")
    const here = await begun()
    const there = await begun("sport", other.host)
    expect([...own.account.books.intents.keys()]).toEqual([here.payment.paypalId])
    expect([...other.account.books.intents.keys()]).toEqual([there.payment.paypalId])
    expect(
      await rows("select account_id from payment where id = any($1) order by id", [here.payment.id, there.payment.id]),
    ).toEqual([{ account_id: own.id }, { account_id: other.id }])
    // The other shop's account does not know it, whatever its own keys are.
    const foreign = await shop.payments.ofAccount({ siteId: here.siteId, provider: "stripe", accountId: other.id })
    expect(foreign).toBeNull()
  })

  test("is ended with the account that it was begun with, though that was switched off", async () => {
    const { account, id } = await withStripe()
    const { id: orderId, orderNo, payment } = await begun()
    await owner.does("POST /api/admin/paymentAccount/switch", { id, isOn: false })
    expect(await desk.begin(orderNo, "card", { provider: "stripe" })).toMatchObject({ reason: "unknownProvider" })
    account.pay(payment.paypalId, TEST_CARDS.success)
    expect((await desk.callback(orderNo, payment.paypalId)).data).toEqual({ amontStatus: 1 })
    expect(await desk.told(orderId)).toEqual({ ...PAID_ONCE, captures: 0 })
  })

  test("of real money counts after the shop went back to test money, one of test money not after it went live", async () => {
    const [inTest, live] = [await withStripe("test"), await withStripe("live")]
    const ofTest = await begun()
    await setMode("live")
    const ofLive = await begun()
    inTest.account.pay(ofTest.payment.paypalId, TEST_CARDS.success)
    expect(await desk.callback(ofTest.orderNo, ofTest.payment.paypalId)).toMatchObject({ reason: "unknownProvider" })
    await setMode("test")
    live.account.pay(ofLive.payment.paypalId, TEST_CARDS.success)
    expect((await desk.callback(ofLive.orderNo, ofLive.payment.paypalId)).data).toEqual({ amontStatus: 1 })
  })

  test("keeps its account from being removed or exchanged while it is open; then only the keys go", async () => {
    const { account, id } = await withStripe()
    const { orderNo, payment } = await begun()
    const other = stripe.account()
    const exchange = { provider: "stripe", mode: "test", keys: keysOf(other) } as const
    expect(await owner.tries("POST /api/admin/paymentAccount/remove", { id })).toMatchObject({ reason: "inUse" })
    expect(await owner.tries(save, exchange)).toMatchObject({ reason: "inUse" })
    account.pay(payment.paypalId, TEST_CARDS.success)
    await desk.callback(orderNo, payment.paypalId)
    await owner.does("POST /api/admin/paymentAccount/remove", { id })
    const [kept] = await list()
    expect(kept).toMatchObject({ id, isOn: false, isOffered: false, problems: [{ reason: "keysMissing" }] })
    expect(kept?.keys.map(({ shown }) => shown)).toEqual([null, null, null, null])
    expect(await rows("select sealed_keys from payment_account")).toEqual([{ sealed_keys: null }])
  })
})

test("an account without payments is removed whole; another one gets another address for webhooks", async () => {
  const first = await withStripe()
  await owner.does("POST /api/admin/paymentAccount/remove", { id: first.id })
  expect(await list()).toEqual([])
  expect((await withStripe()).address).not.toBe(first.address)
  expect(first.address).toMatch(/^\/api\/pay\/webhook\/stripe\/[\w-]{24}$/)
})

describe("a test of the connection", () => {
  const tested = async (id: number, headers: Record<string, string> = {}) => {
    const { headers: signedIn } = await newStaff(shop)
    const answer = await ask("POST /api/admin/paymentAccount/test", {
      headers: { ...signedIn, ...headers },
      body: { id },
    })
    return answer.code === 1 ? answer.data.tested : null
  }

  test("says what is wrong in the owner's language, and remembers it", async () => {
    const { account, id } = await withStripe()
    expect(await tested(id)).toMatchObject({ payee: account.id, problems: [{ reason: "webhookUnknown" }] })
    account.revoke(account.secretKey)
    const revoked = await tested(id, { "accept-language": "de" })
    expect(revoked?.problems).toEqual([
      { reason: "keyRefused", msg: expect.stringContaining("nimmt diese Schlüssel nicht an") },
    ])
    expect((await list())[0]?.tested).toMatchObject({ at: revoked?.at, problems: [{ reason: "keyRefused" }] })
    stripe.faults.order({ how: "hangUp", times: 20 })
    expect((await tested(id))?.problems).toMatchObject([{ reason: "providerSilent" }])
    stripe.faults.clear()
    const { secretKey } = keysOf(stripe.account())
    await owner.does(save, { provider: "stripe", mode: "test", keys: { secretKey } })
    expect((await list())[0]?.tested, "of other keys it says nothing").toBeNull()
    expect((await tested(id))?.problems).toMatchObject([{ reason: "keyOfOtherAccount" }, { reason: "webhookUnknown" }])
  })

  test("registers the shop's hosts for wallets and shows how each stands", async () => {
    const { id } = await withStripe()
    const found = await tested(id)
    expect(found?.walletHosts.map(({ host }) => host)).toContain("default-modulized.localhost")
  })

  test("asks PayPal too", async () => {
    const { id } = await owner.does(save, { provider: "paypal", mode: "test", keys: MERCHANT })
    expect(await tested(id)).toMatchObject({ payee: MERCHANT.merchantId, problems: [], walletHosts: [] })
    await owner.does(save, { provider: "paypal", mode: "test", keys: { clientSecret: MERCHANT.clientId } })
    expect((await tested(id))?.problems).toMatchObject([{ reason: "keyRefused" }])
  })

  test("of an account without keys asks nobody", async () => {
    const { id } = await owner.does(save, { provider: "stripe", mode: "live" })
    const { length } = stripe.requests
    expect((await tested(id))?.problems).toMatchObject([{ reason: "keysMissing" }])
    expect(stripe.requests.length).toBe(length)
  })
})
