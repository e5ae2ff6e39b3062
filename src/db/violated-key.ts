import { DatabaseError } from "pg"

const KINDS: Record<string, "unique" | "reference"> = { 23505: "unique", 23503: "reference" }

/** The unique key or reference that a statement ran into; null for any other failure. */
export function violatedKey(failure: unknown): { kind: "unique" | "reference"; name: string } | null {
  // Drizzle wraps what PostgreSQL says.
  for (let cause = failure; cause instanceof Error; cause = cause.cause) {
    const kind = cause instanceof DatabaseError ? KINDS[cause.code ?? ""] : undefined
    if (kind && cause instanceof DatabaseError) return { kind, name: cause.constraint ?? "" }
  }
  return null
}
