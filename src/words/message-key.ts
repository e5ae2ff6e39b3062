import type { FieldKey } from "../contract/fields.ts"
import type { RefusalReason } from "../contract/refusals.ts"

type MessageKey = RefusalReason | FieldKey

/** Why a call was refused and what is wrong with a field, each in a sentence for a person. */
export type Messages = Record<MessageKey, string>
