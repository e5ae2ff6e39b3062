/** The providers at which a shop has an account of its own. The sandbox needs none. */
export const ACCOUNT_PROVIDERS = ["paypal", "stripe"] as const
export type AccountProvider = (typeof ACCOUNT_PROVIDERS)[number]

/** Real money, or the provider's own test money. */
export const ACCOUNT_MODES = ["live", "test"] as const
export type AccountMode = (typeof ACCOUNT_MODES)[number]

export const isAccountProvider = (name: string): name is AccountProvider =>
  ACCOUNT_PROVIDERS.some((provider) => provider === name)

/** The ways to pay that each provider can offer. */
export const PROVIDER_METHODS: Record<AccountProvider, readonly string[]> = {
  paypal: ["paypal", "card"],
  stripe: ["card", "wallet"],
}

type KeyRule = {
  isSecret: boolean
  /** Without it nothing can be paid. What is not needed only proves that a webhook is the provider's. */
  isNeeded: boolean
  shape: RegExp
  /** What the account is known by as the one that gets the money. */
  isPayee?: true
}

const publicKey = (shape: RegExp): KeyRule => ({ isSecret: false, isNeeded: true, shape })
const secretKey = (shape: RegExp): KeyRule => ({ isSecret: true, isNeeded: true, shape })

/** What each provider's account is reached with. Where a key names its mode, that is the first group of its shape. */
const RULES = {
  paypal: {
    clientId: publicKey(/^[\w-]{20,128}$/),
    clientSecret: secretKey(/^[\w-]{20,128}$/),
    merchantId: { ...publicKey(/^[A-Z0-9]{8,17}$/), isPayee: true },
    webhookId: { ...publicKey(/^[A-Z0-9]{10,40}$/), isNeeded: false },
  },
  stripe: {
    publishableKey: publicKey(/^pk_(live|test)_\w{8,200}$/),
    secretKey: secretKey(/^[rs]k_(live|test)_\w{8,200}$/),
    webhookSecret: { ...secretKey(/^whsec_[\w+/=]{8,200}$/), isNeeded: false },
    accountId: { ...publicKey(/^acct_\w{8,60}$/), isPayee: true },
  },
} as const satisfies Record<AccountProvider, Record<string, KeyRule>>

export type ProviderKeys = Readonly<Record<string, string>>

/** The keys of a provider's account, in the order in which they are asked for. */
export const keyRules = (provider: AccountProvider): ReadonlyMap<string, KeyRule> =>
  new Map<string, KeyRule>(Object.entries(RULES[provider]))

/** Every name that a key can have, at whichever provider. */
export const KEY_NAMES: readonly string[] = [
  ...new Set(ACCOUNT_PROVIDERS.flatMap((provider) => [...keyRules(provider).keys()])),
]

/** The name of the key by which the account is known as the one that gets the money. */
export function payeeKey(provider: AccountProvider): string {
  const [name] = [...keyRules(provider)].find(([, rule]) => rule.isPayee) ?? []
  if (name === undefined) throw new Error(`${provider} names nobody who gets the money`)
  return name
}

export type KeyFault = "keyShape" | "keySwapped" | "keyOfOtherMode"

/** What is wrong with a key by its look alone; null where nothing is. Whether it opens anything only the provider knows. */
export function keyFault(provider: AccountProvider, mode: AccountMode, name: string, value: string): KeyFault | null {
  const rules = keyRules(provider)
  const found = rules.get(name)?.shape.exec(value)
  if (found) return found[1] === undefined || found[1] === mode ? null : "keyOfOtherMode"
  const isAnother = [...rules].some(([other, { shape }]) => other !== name && shape.test(value))
  return isAnother ? "keySwapped" : "keyShape"
}

/** The mode that a key names by itself; null where it does not tell. */
export function modeOfKey(provider: AccountProvider, name: string, value: string): AccountMode | null {
  const told = keyRules(provider).get(name)?.shape.exec(value)?.[1]
  return ACCOUNT_MODES.find((mode) => mode === told) ?? null
}

/** The keys without which nothing can be paid and which are not there. */
export function missingKeys(provider: AccountProvider, keys: ProviderKeys): string[] {
  return [...keyRules(provider)].filter(([name, { isNeeded }]) => isNeeded && !keys[name]).map(([name]) => name)
}

/** Whether what webhooks are proved with is there. Without it none can be believed. */
export function provesWebhooks(provider: AccountProvider, keys: ProviderKeys): boolean {
  return [...keyRules(provider)].every(([name, { isNeeded }]) => isNeeded || Boolean(keys[name]))
}

/** The keys of a kind: those that anybody may know, or those that nobody may. */
export function keysOfKind(provider: AccountProvider, keys: ProviderKeys, kind: "public" | "secret"): ProviderKeys {
  const rules = keyRules(provider)
  return Object.fromEntries(Object.entries(keys).filter(([name]) => rules.get(name)?.isSecret === (kind === "secret")))
}
