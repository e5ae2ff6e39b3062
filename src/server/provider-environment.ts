import {
  ACCOUNT_MODES,
  ACCOUNT_PROVIDERS,
  type AccountMode,
  type AccountProvider,
  type KeyFault,
  keyFault,
  missingKeys,
  modeOfKey,
  type ProviderKeys,
} from "../domain/payments/provider-keys.ts"

/** The keys of one shop's account, as the environment has them. */
export type EnvironmentAccount = {
  /** The shop's name as variables end with it: SPORT of STRIPE_SECRET_KEY__SPORT; null: the default shop. */
  shop: string | null
  provider: AccountProvider
  mode: AccountMode
  keys: ProviderKeys
}

/** Where a provider is reached, if not at its own address; for one shop, or for all that have none of their own. */
type ProviderAddress = { shop: string | null; provider: AccountProvider; url: string }

export type ProviderEnvironment = { accounts: EnvironmentAccount[]; addresses: ProviderAddress[] }

/** How a shop's name is written at the end of a variable. */
export const shopInVariables = (siteName: string) => siteName.toUpperCase().replaceAll("-", "_")

const VARIABLES = {
  paypal: {
    PAYPAL_CLIENT_ID: "clientId",
    PAYPAL_CLIENT_SECRET: "clientSecret",
    PAYPAL_MERCHANT_ID: "merchantId",
    PAYPAL_WEBHOOK_ID: "webhookId",
  },
  stripe: {
    STRIPE_PUBLISHABLE_KEY: "publishableKey",
    STRIPE_SECRET_KEY: "secretKey",
    STRIPE_WEBHOOK_SECRET: "webhookSecret",
    STRIPE_ACCOUNT_ID: "accountId",
  },
} as const satisfies Record<AccountProvider, Record<string, string>>

const PREFIX: Record<AccountProvider, string> = { paypal: "PAYPAL", stripe: "STRIPE" }
const SHOP = /^[A-Z0-9][A-Z0-9_]{0,62}$/

/** What a wrong value should have been; never the value, which may be a key. */
const SHOULD_BE: Record<KeyFault, string> = {
  keyShape: "does not look like one: copy it from the provider's dashboard in full",
  keySwapped: "is another key of the same account: the variables are swapped",
  keyOfOtherMode: "is of another mode (live or test) than the account's other keys",
}

type Named = { name: string; shop: string | null; value: string }
type Complain = (variable: string, sentence: string) => void

/** Reads the keys of payment providers; what is wrong is complained of by the name of its variable. */
export function readProviderEnvironment(values: Record<string, string>, complain: Complain): ProviderEnvironment {
  const accounts: EnvironmentAccount[] = []
  const addresses: ProviderAddress[] = []
  for (const provider of ACCOUNT_PROVIDERS) {
    const named = variablesOf(provider, values, complain)
    for (const { shop, value } of named.filter(({ name }) => name === baseUrl(provider))) {
      if (/^https?:\/\/[^\s/]/.test(value) && URL.canParse(value))
        addresses.push({ shop, provider, url: value.replace(/\/$/, "") })
      else complain(variable(baseUrl(provider), shop), "must be an address such as https://proxy.example")
    }
    const ofShops = Map.groupBy(
      named.filter(({ name }) => name !== baseUrl(provider)),
      ({ shop }) => shop,
    )
    for (const [shop, variables] of ofShops) {
      const account = accountOf(provider, shop, variables, complain)
      if (account) accounts.push(account)
    }
  }
  return { accounts, addresses }
}

const baseUrl = (provider: AccountProvider) => `${PREFIX[provider]}_BASE_URL`
const modeName = (provider: AccountProvider) => `${PREFIX[provider]}_MODE`
const variable = (name: string, shop: string | null) => (shop === null ? name : `${name}__${shop}`)

function variablesOf(provider: AccountProvider, values: Record<string, string>, complain: Complain): Named[] {
  const known = [...Object.keys(VARIABLES[provider]), baseUrl(provider)]
  if (provider === "paypal") known.push(modeName(provider))
  return Object.entries(values).flatMap(([full, value]) => {
    const [name = "", ...rest] = full.split("__")
    if (!known.includes(name)) return []
    const shop = rest.length === 0 ? null : rest.join("__")
    if (shop === null || SHOP.test(shop)) return [{ name, shop, value: value.trim() }]
    complain(full, "must end with the name of a shop in capitals, - written as _")
    return []
  })
}

function accountOf(
  provider: AccountProvider,
  shop: string | null,
  variables: Named[],
  complain: Complain,
): EnvironmentAccount | null {
  const told = new Map(variables.map(({ name, value }) => [name, value]))
  const names: [string, string][] = Object.entries(VARIABLES[provider])
  const keys = Object.fromEntries(names.flatMap(([name, key]) => (told.has(name) ? [[key, told.get(name) ?? ""]] : [])))
  const nameOf = (key: string) => variable(names.find(([, own]) => own === key)?.[0] ?? key, shop)
  const mode = modeOf(provider, keys, told.get(modeName(provider)))
  if (mode === null) {
    if (provider === "paypal") complain(variable(modeName(provider), shop), "must be live or test")
    else complain(nameOf("secretKey"), "must be the secret key, which begins with sk_live_ or sk_test_")
    return null
  }
  const missing = missingKeys(provider, keys)
  for (const key of missing) complain(nameOf(key), `must be set where other keys of ${PREFIX[provider]} are`)
  const faults = Object.entries(keys).flatMap(([key, value]) => {
    const fault = keyFault(provider, mode, key, value)
    return fault === null ? [] : [[key, fault] as const]
  })
  for (const [key, fault] of faults) complain(nameOf(key), SHOULD_BE[fault])
  return missing.length + faults.length > 0 ? null : { shop, provider, mode, keys }
}

/** Stripe's keys say it themselves. */
function modeOf(provider: AccountProvider, keys: ProviderKeys, told: string | undefined): AccountMode | null {
  if (provider === "stripe") return modeOfKey(provider, "secretKey", keys.secretKey ?? "")
  return ACCOUNT_MODES.find((mode) => mode === told) ?? null
}
