import type { FieldKey } from "../contract/fields.ts"
import type { RefusalReason } from "../contract/refusals.ts"
import type { AccountProblem, StandingProblem } from "../domain/payments/account-problems.ts"
import type { AppProblem } from "../domain/site/apps.ts"

type MessageKey = RefusalReason | FieldKey | AccountProblem | StandingProblem | AppProblem

/** Why a call was refused, what is wrong with a field, an app or an account at a payment provider, each in a sentence for a person. */
export type Messages = Record<MessageKey, string>
