/** What a provider may find wrong with an account. */
const TOLD_BY_PROVIDER = [
  "keyRefused",
  "keyOfOtherMode",
  "keyOfOtherAccount",
  "webhookUnknown",
  "payeeUnknown",
  "notActivated",
  "disputesForbidden",
  "providerSilent",
] as const
/** What is seen without asking: no keys, keys that the server's secret does not open, nothing to prove webhooks with. */
const SEEN_HERE = ["keysMissing", "keysUnreadable", "webhookUnproved"] as const

/** What can be wrong with a shop's account at a provider; each has a sentence for the owner under the same key. */
export const ACCOUNT_PROBLEMS = [...TOLD_BY_PROVIDER, ...SEEN_HERE] as const

export type AccountProblem = (typeof TOLD_BY_PROVIDER)[number]
export type StandingProblem = (typeof SEEN_HERE)[number]
