const FIELD_BYTES = 16
const OBJECT_BYTES = 64

/** Makes a reply that many will read unchangeable, and says about how much memory it takes. */
export function freezeAndWeigh(value: unknown): number {
  if (typeof value === "string") return FIELD_BYTES + value.length
  if (typeof value !== "object" || value === null) return FIELD_BYTES
  Object.freeze(value)
  let bytes = OBJECT_BYTES
  for (const field of Object.values(value)) bytes += freezeAndWeigh(field)
  return bytes
}
