import { z } from "zod"
import { ACCOUNT_PROBLEMS } from "../../domain/payments/account-problems.ts"
import {
  ACCOUNT_MODES,
  ACCOUNT_PROVIDERS,
  type AccountMode,
  type AccountProvider,
  KEY_NAMES,
  keyFault,
  keyRules,
  PROVIDER_METHODS,
} from "../../domain/payments/provider-keys.ts"
import type { Calls } from "../call.ts"
import { filled, id, key, listOf, moment } from "../fields.ts"
import { complain, removed } from "./fields.ts"

const KEY_MAX = 300
const METHODS_MAX = 10

/** What is wrong, for programs and for the owner. */
const problem = z.object({ reason: z.enum(ACCOUNT_PROBLEMS), msg: z.string() })

const adminAccount = z.object({
  id,
  provider: z.enum(ACCOUNT_PROVIDERS),
  mode: z.enum(ACCOUNT_MODES),
  /** Whether it was switched on, and whether buyers can pay with it now: the mode of the shop decides too. */
  isOn: z.boolean(),
  isOffered: z.boolean(),
  methods: z.array(z.string()),
  /** What the provider could offer. */
  allMethods: z.array(z.string()),
  keys: z.array(
    z.object({
      name: z.string(),
      isSecret: z.boolean(),
      isNeeded: z.boolean(),
      /** A public key as it is, of a secret one the last four letters; null where there is none. */
      shown: z.string().nullable(),
    }),
  ),
  /** Set on the server: they are not entered here. */
  keysInEnvironment: z.boolean(),
  /** To be copied to the provider, which tells there what happened. */
  webhookUrl: z.string(),
  /** What is seen without asking the provider. */
  problems: z.array(problem),
  /** What the last test of the connection found. */
  tested: z
    .object({
      at: moment,
      payee: z.string().nullable(),
      problems: z.array(problem),
      walletHosts: z.array(z.object({ host: z.string(), state: z.enum(["active", "inactive", "refused"]) })),
    })
    .nullable(),
})

/** Each key by itself: one that is left out stays as it is. */
const keysSent = z.object(Object.fromEntries(KEY_NAMES.map((name) => [name, filled(KEY_MAX).optional()])))

type Sent = {
  provider: AccountProvider
  mode: AccountMode
  keys: z.output<typeof keysSent>
  methods?: string[] | undefined
}

const isFit = (sent: Sent, context: Parameters<typeof complain>[0]) => {
  const { provider, mode, keys, methods = [] } = sent
  for (const [name, value] of Object.entries(keys)) {
    if (value === undefined) continue
    const fault = keyRules(provider).has(name) ? keyFault(provider, mode, name, value) : "invalid"
    if (fault) complain(context, ["keys", name], key(fault))
  }
  if (!methods.every((method) => PROVIDER_METHODS[provider].includes(method)))
    complain(context, ["methods"], key("invalid"))
}

/** The shop's own accounts at payment providers. A secret key goes in and never comes out again. */
export const adminPaymentAccountCalls = {
  "GET /api/admin/paymentAccount/lists": {
    summary:
      "The shop's accounts at payment providers, with what is wrong with them; of secret keys the last four letters",
    who: "staff",
    reply: listOf(adminAccount),
  },
  "POST /api/admin/paymentAccount/save": {
    summary: "Enters or changes keys and methods of an account; what is left out stays. A new account is off",
    who: "staff",
    body: z
      .object({
        provider: z.enum(ACCOUNT_PROVIDERS),
        mode: z.enum(ACCOUNT_MODES),
        keys: keysSent.default({}),
        methods: z
          .array(filled(20))
          .max(METHODS_MAX, key("tooManyEntries"))
          .transform((names) => [...new Set(names)])
          .optional(),
      })
      .superRefine(isFit),
    reply: adminAccount,
    refusals: ["keysInEnvironment", "inUse"],
  },
  "POST /api/admin/paymentAccount/switch": {
    summary: "Takes new payments with an account, or no more; payments that were begun with it are ended with it",
    who: "staff",
    body: z.object({ id, isOn: z.boolean() }),
    reply: adminAccount,
    refusals: ["unknownRow", "keysMissing"],
  },
  "POST /api/admin/paymentAccount/remove": {
    summary: "Removes an account and its keys. One that payments were made with stays, without keys",
    who: "staff",
    body: z.object({ id }),
    reply: removed,
    refusals: ["unknownRow", "inUse", "keysInEnvironment"],
  },
  "POST /api/admin/paymentAccount/test": {
    summary: "Asks the provider whether keys, payee and webhook are right, and registers the shop's hosts for wallets",
    who: "staff",
    body: z.object({ id }),
    reply: adminAccount,
    refusals: ["unknownRow"],
  },
} as const satisfies Calls
