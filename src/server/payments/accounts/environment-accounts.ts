import { asc } from "drizzle-orm"
import type { Database } from "../../../db/database.ts"
import { paymentAccount } from "../../../db/schema/payment-account.ts"
import { site } from "../../../db/schema/site.ts"
import { type AccountProvider, PROVIDER_METHODS } from "../../../domain/payments/provider-keys.ts"
import { takesTestMoney } from "../../../domain/site/site-mode.ts"
import { EnvironmentError } from "../../environment.ts"
import { type EnvironmentAccount, type ProviderEnvironment, shopInVariables } from "../../provider-environment.ts"
import type { KeysInEnvironment } from "./account-keys.ts"
import { newWebhookName } from "./webhook-name.ts"

export type EnvironmentAccounts = {
  accounts: KeysInEnvironment[]
  addressOf: (provider: AccountProvider, siteId: number) => string | undefined
  /** Which shop takes which provider by the environment, a line each, for whoever starts the server. */
  lines: string[]
}

type SiteRow = Pick<typeof site.$inferSelect, "id" | "name" | "mode" | "isDefault">

/** Gives the environment's keys to the shops that they are named after. Each such account has a row, made at the first start. */
export async function environmentAccounts(
  db: Database,
  { accounts: set, addresses }: ProviderEnvironment,
): Promise<EnvironmentAccounts> {
  const columns = { id: site.id, name: site.name, mode: site.mode, isDefault: site.isDefault }
  const sites = await db.select(columns).from(site).orderBy(asc(site.id))
  const named = [...set, ...addresses.filter(({ shop }) => shop !== null)]
  const unknown = new Set(named.flatMap(({ shop }) => (shop === null || siteOf(sites, shop) ? [] : [shop])))
  if (unknown.size > 0) throw new EnvironmentError([...unknown].map((shop) => noSuchShop(shop, sites)).join("\n"))
  const found = set.flatMap((account) => {
    const owner = siteOf(sites, account.shop)
    return owner ? [{ ...account, owner }] : []
  })
  const twice = found.find(({ owner, provider, shop }) =>
    found.some((other) => other.owner === owner && other.provider === provider && other.shop !== shop),
  )
  if (twice) throw new EnvironmentError(setTwice(twice.owner, twice))
  for (const { owner, provider, mode } of found) {
    const methods = [...PROVIDER_METHODS[provider]]
    await db
      .insert(paymentAccount)
      .values({ siteId: owner.id, provider, mode, methods, webhookName: newWebhookName(), isOn: true })
      .onConflictDoNothing()
  }
  return {
    accounts: found.map(({ owner, provider, mode, keys }) => ({ siteId: owner.id, provider, mode, keys })),
    addressOf: (provider, siteId) => {
      const own = addresses.find(
        ({ shop, ...each }) => each.provider === provider && siteOf(sites, shop)?.id === siteId && shop !== null,
      )
      return (own ?? addresses.find(({ shop, ...each }) => each.provider === provider && shop === null))?.url
    },
    lines: set.map((account) => lineOf(account, siteOf(sites, account.shop))),
  }
}

const siteOf = (sites: readonly SiteRow[], shop: string | null): SiteRow | undefined =>
  sites.find(({ name, isDefault }) => (shop === null ? isDefault : shopInVariables(name) === shop))

function noSuchShop(shop: string, sites: readonly SiteRow[]): string {
  const known = sites.map(({ name }) => shopInVariables(name)).join(", ")
  return `There are keys of a payment provider for a shop ${shop}, which does not exist. Shops are: ${known || "none yet"}.`
}

const setTwice = ({ name }: SiteRow, { provider }: Pick<EnvironmentAccount, "provider">) =>
  `The keys of ${provider} for the shop ${name} are set twice: without a name, which means the default shop, and with __${shopInVariables(name)}. Remove one of them.`

/** Never with a key. */
function lineOf({ provider, mode, shop }: EnvironmentAccount, owner: SiteRow | undefined): string {
  if (!owner) return `The environment has ${mode} keys of ${provider}, but there is no shop yet that could use them.`
  const isUsed = (mode === "test") === takesTestMoney(owner.mode)
  const unused = isUsed ? "" : `, which are not used while the shop is in mode ${owner.mode}`
  const ofDefault = shop === null ? " Keys without a shop's name serve the default shop only." : ""
  return `${owner.name} takes ${provider} with ${mode} keys of the environment${unused}.${ofDefault}`
}
