import { missingKeys, type ProviderKeys } from "../../../domain/payments/provider-keys.ts"
import type { AccountKeys, AccountPlace } from "../../payment-provider.ts"
import { openKeys, sealKeys } from "./sealed-keys.ts"

/** An account whose keys the environment has. */
export type KeysInEnvironment = AccountPlace & { keys: ProviderKeys }

type Sources = {
  /** The first one seals; all of them open. */
  secrets: readonly string[]
  environment: readonly KeysInEnvironment[]
}

/** The keys of the shops' accounts. What the environment has goes before what an owner has entered. */
export function accountKeys({ secrets, environment }: Sources): AccountKeys {
  const [newest] = secrets
  if (newest === undefined) throw new Error("There is no secret to seal keys with")
  const inEnvironment = ({ siteId, provider, mode }: AccountPlace) =>
    environment.find((each) => each.siteId === siteId && each.provider === provider && each.mode === mode)
  const openSealed: AccountKeys["openSealed"] = (account) =>
    account.sealedKeys === null ? {} : openKeys(account.sealedKeys, account, secrets)
  return {
    openSealed,
    open: (account) => {
      const set = inEnvironment(account)
      if (set) return set.keys
      const secret = openSealed(account)
      if (secret === null) return "keysUnreadable"
      const keys = { ...account.publicKeys, ...secret }
      return missingKeys(account.provider, keys).length > 0 ? "keysMissing" : keys
    },
    seal: (place, secretKeys) => sealKeys(secretKeys, place, newest),
    areInEnvironment: (place) => inEnvironment(place) !== undefined,
  }
}
