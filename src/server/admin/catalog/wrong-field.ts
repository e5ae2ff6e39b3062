import type { FieldKey } from "../../../contract/fields.ts"
import { type Refusal, refused } from "../../../domain/refusal.ts"

export type WrongField = Refusal<"invalidField", { fields: Record<string, FieldKey> }>

/** Refuses for one field, where only the database could tell that it is wrong. */
export function wrongField(name: string, key: FieldKey): WrongField {
  return refused("invalidField", { fields: { [name]: key } })
}
