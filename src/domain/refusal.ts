/** An expected "no": a value with a reason that a machine can read, and what the shopper needs to know about it. */
export interface Refusal<R extends string, D = undefined> {
  readonly refused: R
  readonly details: D
}

/** Refuses with a reason: `return refused("outOfStock", { available })`. Bugs throw instead. */
export function refused<R extends string>(reason: R): Refusal<R>
export function refused<R extends string, D>(reason: R, details: D): Refusal<R, D>
export function refused(reason: string, details?: unknown): Refusal<string, unknown> {
  return { refused: reason, details }
}

/** Tells a refusal from an answer, and narrows the type to either. */
export function isRefused<T>(outcome: T): outcome is Extract<T, Refusal<string, unknown>> {
  return typeof outcome === "object" && outcome !== null && "refused" in outcome && typeof outcome.refused === "string"
}
