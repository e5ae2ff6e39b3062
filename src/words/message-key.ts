import type { FieldKey } from "../contract/fields.ts"
import type { RefusalReason } from "../contract/refusals.ts"
import type { AccountProblem, StandingProblem } from "../domain/payments/account-problems.ts"

type MessageKey = RefusalReason | FieldKey | AccountProblem | StandingProblem

/** Why a call was refused, what is wrong with a field or with an account at a payment provider, each in a sentence for a person. */
export type Messages = Record<MessageKey, string>
