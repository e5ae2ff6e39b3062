import { describe, expect, test } from "vitest"
import { readProviderEnvironment, shopInVariables } from "./provider-environment.ts"

const LETTERS = "4eC39HqLyjWDarjtT1zdp7dc"
const CLIENT = `A${LETTERS}${LETTERS}`
const stripe = {
  STRIPE_SECRET_KEY: `sk_test_${LETTERS}`,
  STRIPE_PUBLISHABLE_KEY: `pk_test_${LETTERS}`,
  STRIPE_ACCOUNT_ID: "acct_1032D82eZvKYlo2C",
}
const paypal = {
  PAYPAL_CLIENT_ID: CLIENT,
  PAYPAL_CLIENT_SECRET: `E${CLIENT}`,
  PAYPAL_MERCHANT_ID: "7QWERTY8ASDF2",
  PAYPAL_MODE: "live",
}
const named = (values: Record<string, string>, shop: string) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${name}__${shop}`, value]))

function read(values: Record<string, string>) {
  const sentences: string[] = []
  const { accounts, addresses } = readProviderEnvironment(values, (name, said) => sentences.push(`${name} ${said}`))
  return { accounts, addresses, sentences }
}

test("a shop's name is written in capitals, - as _", () => expect(shopInVariables("car-green")).toBe("CAR_GREEN"))

test("keys without a name are the default shop's, others the named shop's; their mode is told or seen", () => {
  const { accounts, sentences } = read({
    ...paypal,
    PAYPAL_WEBHOOK_ID: "5GP028458E2496506",
    ...stripe,
    ...named(stripe, "CAR_GREEN"),
    STRIPE_WEBHOOK_SECRET__CAR_GREEN: `whsec_${LETTERS}`,
  })
  expect(sentences).toEqual([])
  expect(accounts.map(({ shop, provider, mode }) => [shop, provider, mode])).toEqual([
    [null, "paypal", "live"],
    [null, "stripe", "test"],
    ["CAR_GREEN", "stripe", "test"],
  ])
  expect(accounts[0]?.keys).toEqual({
    clientId: CLIENT,
    clientSecret: `E${CLIENT}`,
    merchantId: "7QWERTY8ASDF2",
    webhookId: "5GP028458E2496506",
  })
  expect(accounts[2]?.keys.webhookSecret).toBe(`whsec_${LETTERS}`)
})

test("a provider may be reached elsewhere, for all shops or for one", () => {
  const { addresses, accounts } = read({
    PAYPAL_BASE_URL: "http://127.0.0.1:9000/",
    STRIPE_BASE_URL__SPORT: "https://proxy.example",
  })
  expect(addresses).toEqual([
    { shop: null, provider: "paypal", url: "http://127.0.0.1:9000" },
    { shop: "SPORT", provider: "stripe", url: "https://proxy.example" },
  ])
  expect(accounts).toEqual([])
})

describe("what is wrong is said by the variable's name, never with its value", () => {
  const shape = "does not look like one: copy it from the provider's dashboard in full"
  test.each([
    [{ ...stripe, STRIPE_SECRET_KEY: "sk_nonsense" }, "STRIPE_SECRET_KEY must be the secret key"],
    [{ STRIPE_PUBLISHABLE_KEY: stripe.STRIPE_PUBLISHABLE_KEY }, "STRIPE_SECRET_KEY must be the secret key"],
    [
      { STRIPE_SECRET_KEY: stripe.STRIPE_SECRET_KEY },
      "STRIPE_PUBLISHABLE_KEY must be set where other keys of STRIPE are",
    ],
    [{ ...stripe, STRIPE_PUBLISHABLE_KEY: `pk_live_${LETTERS}` }, "STRIPE_PUBLISHABLE_KEY is of another mode"],
    [{ ...stripe, STRIPE_PUBLISHABLE_KEY: stripe.STRIPE_SECRET_KEY }, "STRIPE_PUBLISHABLE_KEY is another key"],
    [{ ...named(stripe, "SPORT"), STRIPE_ACCOUNT_ID__SPORT: "me" }, `STRIPE_ACCOUNT_ID__SPORT ${shape}`],
    [{ ...paypal, PAYPAL_MODE: "sandbox" }, "PAYPAL_MODE must be live or test"],
    [{ PAYPAL_CLIENT_ID: CLIENT }, "PAYPAL_MODE must be live or test"],
    [{ ...paypal, PAYPAL_MERCHANT_ID: "me@shop.example" }, `PAYPAL_MERCHANT_ID ${shape}`],
    [{ ...stripe, STRIPE_SECRET_KEY__: "x" }, "STRIPE_SECRET_KEY__ must end with the name of a shop"],
    [{ ...stripe, "STRIPE_SECRET_KEY__car-green": "x" }, "STRIPE_SECRET_KEY__car-green must end with the name"],
    [{ STRIPE_BASE_URL: "proxy.test" }, "STRIPE_BASE_URL must be an address such as https://proxy.example"],
  ])("%#", (values: Record<string, string>, sentence) => {
    const { sentences } = read(values)
    expect(sentences.join("\n")).toContain(sentence)
    for (const value of Object.values(values)) if (value.length > 9) expect(sentences.join()).not.toContain(value)
  })
})

test("variables of nobody's are left alone", () =>
  expect(read({ STRIPE_CLI_HOME: "x", PAYPAL_SDK: "x", MY_STRIPE_SECRET_KEY: "x" })).toMatchObject({ sentences: [] }))
