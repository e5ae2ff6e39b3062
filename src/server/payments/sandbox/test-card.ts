import type { FieldKey } from "../../../contract/fields.ts"
import { SANDBOX_CARDS, type SandboxBehaviour } from "../../../contract/sandbox-cards.ts"
import { type Refusal, refused } from "../../../domain/refusal.ts"

type Card = { number?: string; expiry?: string; cvc?: string }

const BEHAVIOURS: readonly SandboxBehaviour[] = ["success", "decline", "challenge", "slow", "silent"]

/** How a test card behaves, or what is wrong with it as with any card. */
export function behaviourOf({
  number = "",
  expiry = "",
  cvc = "",
}: Card): SandboxBehaviour | Refusal<"invalidField", { fields: Record<string, FieldKey> }> {
  const digits = number.replace(/[ -]/g, "")
  const behaviour = BEHAVIOURS.find((known) => SANDBOX_CARDS[known] === digits)
  const fields: Record<string, FieldKey> = {}
  if (!behaviour) fields.number = digits === "" ? "required" : "invalid"
  if (!isToCome(expiry)) fields.expiry = expiry === "" ? "required" : "invalid"
  if (cvc === "") fields.cvc = "required"
  return behaviour && Object.keys(fields).length === 0 ? behaviour : refused("invalidField", { fields })
}

/** "MM/YY": a card is good until the end of its month. */
function isToCome(expiry: string): boolean {
  const [, month = "", year = ""] = /^(0[1-9]|1[0-2]) ?\/ ?(?:20)?(\d{2})$/.exec(expiry) ?? []
  return month !== "" && Date.UTC(2000 + Number(year), Number(month)) > Date.now()
}
