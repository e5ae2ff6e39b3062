import { beforeEach, describe, expect, test } from "vitest"
import { createApi } from "../../../src/server/create-api.ts"
import { EnvironmentError, readEnvironment } from "../../../src/server/environment.ts"
import { environmentAccounts } from "../../../src/server/payments/accounts/environment-accounts.ts"
import { siteDirectory } from "../../../src/server/sites/site-directory.ts"
import { newStaff } from "../people.ts"
import { testPayments } from "../test-payments.ts"
import { testShop } from "../test-shop.ts"

const LETTERS = "4eC39HqLyjWDarjtT1zdp7dc"
const stripe = (ending = "", mode = "test") => ({
  [`STRIPE_SECRET_KEY${ending}`]: `sk_${mode}_${LETTERS}`,
  [`STRIPE_PUBLISHABLE_KEY${ending}`]: `pk_${mode}_${LETTERS}`,
  [`STRIPE_ACCOUNT_ID${ending}`]: "acct_1032D82eZvKYlo2C",
})

const shop = await testShop()
const { rows, db, dataFolder } = shop
const secret = "x".repeat(32)
const read = (values: Record<string, string>) =>
  environmentAccounts(
    db,
    readEnvironment({ VITRINE_DATA: dataFolder, SESSION_SECRET: secret, PROVIDER_KEYS_SECRET: secret, ...values })
      .providers,
  )
const offered = async (values: Record<string, string>, host: "default-modulized" | "sport") => {
  const { accounts, addressOf } = await read(values)
  const payments = testPayments({ db, environment: accounts, addressOf })
  const [site] = await db.query.site.findMany({ where: (each, { eq }) => eq(each.name, host) })
  if (!site) throw new Error(`There is no site ${host}`)
  return (await payments.of(site)).map(({ name }) => name)
}

beforeEach(() => rows("delete from payment_account"))

describe("keys of the environment", () => {
  test("without a name serve the default shop only, and the start says so", async () => {
    expect(await offered(stripe(), "default-modulized")).toEqual(["stripe", "sandbox"])
    expect(await offered(stripe(), "sport")).toEqual(["sandbox"])
    const { lines } = await read(stripe())
    expect(lines).toEqual([
      "default-modulized takes stripe with test keys of the environment. Keys without a shop's name serve the default shop only.",
    ])
    expect(lines.join()).not.toContain(LETTERS)
  })

  test("with a name serve that shop, in its mode", async () => {
    expect(await offered(stripe("__SPORT"), "sport")).toEqual(["stripe", "sandbox"])
    expect(await offered(stripe("__SPORT"), "default-modulized")).toEqual(["sandbox"])
    expect(
      await offered(stripe("__SPORT", "live"), "sport"),
      "test keys are not there now, and live ones not used",
    ).toEqual(["sandbox"])
    expect((await read(stripe("__SPORT", "live"))).lines).toEqual([
      "sport takes stripe with live keys of the environment, which are not used while the shop is in mode demo.",
    ])
  })

  test("of a shop that does not exist, or set twice, stop the start with a sentence", async () => {
    await expect(read(stripe("__NOWHERE"))).rejects.toThrow(EnvironmentError)
    await expect(read(stripe("__NOWHERE"))).rejects.toThrow(
      /for a shop NOWHERE, which does not exist\. Shops are: .*SPORT/,
    )
    await expect(read({ PAYPAL_BASE_URL__NOWHERE: "http://127.0.0.1:1" })).rejects.toThrow("NOWHERE")
    await expect(read({ ...stripe(), ...stripe("__DEFAULT_MODULIZED") })).rejects.toThrow(/set twice/)
    expect(await rows("select * from payment_account")).toEqual([])
  })

  test("have one row, however many processes start, with one address for webhooks", async () => {
    await Promise.all(Array.from({ length: 5 }, () => read(stripe())))
    const [row, ...others] = await rows("select provider, mode, is_on, sealed_keys, webhook_name from payment_account")
    expect(row).toMatchObject({ provider: "stripe", mode: "test", is_on: true, sealed_keys: null })
    expect(others).toEqual([])
    await rows("update payment_account set is_on = false")
    expect(await offered(stripe(), "default-modulized"), "what the owner has switched off stays off").toEqual([
      "sandbox",
    ])
  })

  test("go before what an owner has entered, and are not to be changed there", async () => {
    const { accounts } = await read(stripe())
    // The same database, as a process of that environment has it.
    const api = createApi({ ...shop, payments: testPayments({ db, environment: accounts }), sites: siteDirectory(db) })
    const { headers } = await newStaff(shop)
    const asked = async (name: string, body?: object) => {
      const host = "admin.default-modulized.localhost"
      const visitor = { host, authority: host, protocol: "http", address: "127.0.0.1", country: null } as const
      const method = body ? "POST" : "GET"
      const request = new Request(`http://${host}/api/admin/paymentAccount/${name}`, {
        method,
        headers: { ...headers, "content-type": "application/json" },
        ...(body && { body: JSON.stringify(body) }),
      })
      const response = await api.fetch(request, { visitor })
      return response.json()
    }
    const lists = await asked("lists")
    const [account] = lists.data.list
    expect(account).toMatchObject({ keysInEnvironment: true, isOffered: true })
    expect(JSON.stringify(lists)).not.toContain(`sk_test_${LETTERS}`)
    const shown = Object.fromEntries(account.keys.map((key: { name: string; shown: string }) => [key.name, key.shown]))
    expect(shown).toMatchObject({ secretKey: LETTERS.slice(-4), publishableKey: `pk_test_${LETTERS}` })
    const place = { provider: "stripe", mode: "test" }
    for (const refusal of [
      await asked("save", { ...place, keys: { secretKey: `sk_test_${LETTERS}` } }),
      await asked("remove", { id: account.id }),
    ])
      expect(refusal).toMatchObject({ code: 0, reason: "keysInEnvironment" })
    expect(await asked("save", { ...place, methods: ["card"] })).toMatchObject({
      data: { methods: ["card"], keysInEnvironment: true },
    })
  })
})

test("an address of one shop's provider goes before that of all", async () => {
  const { addressOf } = await read({ STRIPE_BASE_URL: "http://all.test", STRIPE_BASE_URL__SPORT: "http://sport.test" })
  const [sport] = await rows<{ id: number }>("select id from site where name = 'sport'")
  expect([addressOf("stripe", sport?.id ?? 0), addressOf("stripe", 0), addressOf("paypal", 0)]).toEqual([
    "http://sport.test",
    "http://all.test",
    undefined,
  ])
})
