import { z } from "zod"
import type { CallReply } from "../../../contract/calls.ts"
import type { paymentAccount } from "../../../db/schema/payment-account.ts"
import { ACCOUNT_PROBLEMS } from "../../../domain/payments/account-problems.ts"
import {
  keyRules,
  PROVIDER_METHODS,
  type ProviderKeys,
  provesWebhooks,
} from "../../../domain/payments/provider-keys.ts"
import { takesTestMoney } from "../../../domain/site/site-mode.ts"
import { messagesIn } from "../../api/messages-in.ts"
import type { AccountKeys, ConnectionReport } from "../../payment-provider.ts"
import type { Shop } from "../../shop.ts"

export type AccountRow = typeof paymentAccount.$inferSelect
export type AccountShown = CallReply<"GET /api/admin/paymentAccount/lists">["list"][number]

type Reason = AccountShown["problems"][number]["reason"]

/** So many letters of a secret key are shown. */
const END_LETTERS = 4

/** The ends of secret keys, by which an owner can tell one from another and nobody can use them. */
export const endsOf = (secretKeys: ProviderKeys): Record<string, string> =>
  Object.fromEntries(Object.entries(secretKeys).map(([name, value]) => [name, value.slice(-END_LETTERS)]))

/** What a test found, as it is kept. */
export type Tested = Omit<ConnectionReport, "problems"> & { problems: readonly Reason[] }

const testedShape = z.object({
  problems: z.array(z.enum(ACCOUNT_PROBLEMS)),
  payee: z.string().nullable(),
  walletHosts: z.array(z.object({ host: z.string(), state: z.enum(["active", "inactive", "refused"]) })),
})

/** An account as its owner sees it. No secret key is in it, only the end of each. */
export function accountShown({ payments, site, language, origin }: Shop, account: AccountRow): AccountShown {
  const { id, provider, mode, isOn, methods, webhookName } = account
  const opened = payments.keys.open(account)
  const isInMode = (mode === "test") === takesTestMoney(site.mode)
  const said = (reasons: readonly Reason[]) => reasons.map((reason) => ({ reason, msg: messagesIn(language)[reason] }))
  const tested = testedShape.safeParse(account.tested).data
  return {
    id,
    provider,
    mode,
    isOn,
    isOffered: isOn && isInMode && typeof opened !== "string" && methods.length > 0,
    methods,
    allMethods: [...PROVIDER_METHODS[provider]],
    keys: keysShown(payments.keys, account),
    keysInEnvironment: payments.keys.areInEnvironment(account),
    webhookUrl: `${origin}/api/pay/webhook/${provider}/${webhookName}`,
    problems: said(standingProblems(account, opened)),
    tested:
      tested && account.testedAt
        ? { ...tested, at: account.testedAt.toISOString(), problems: said(tested.problems) }
        : null,
  }
}

/** What the environment has is read there; of what was entered, the ends are kept beside the sealed keys. */
function keysShown(keys: AccountKeys, account: AccountRow): AccountShown["keys"] {
  const opened = keys.areInEnvironment(account) ? keys.open(account) : null
  const set = opened === null || typeof opened === "string" ? null : opened
  const ends = set ? endsOf(set) : account.keyEnds
  const publicKeys = set ?? account.publicKeys
  return [...keyRules(account.provider)].map(([name, { isSecret, isNeeded }]) => ({
    name,
    isSecret,
    isNeeded,
    shown: (isSecret ? ends[name] : publicKeys[name]) ?? null,
  }))
}

function standingProblems({ provider }: AccountRow, opened: ReturnType<AccountKeys["open"]>): Reason[] {
  if (typeof opened === "string") return [opened]
  return provesWebhooks(provider, opened) ? [] : ["webhookUnproved"]
}
