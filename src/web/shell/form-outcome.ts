import type { Faults } from "./faults-of.ts"

/** What an action says to the page that its form stands on. */
export type FormOutcome = { isDone: true } | { isDone: false; faults: Faults }

/** What was wrong with the form that this page was drawn for, where it was sent without scripts. */
export function faultsIn(actionData: unknown): Faults {
  if (typeof actionData !== "object" || actionData === null || !("faults" in actionData)) return {}
  const { faults } = actionData
  if (typeof faults !== "object" || faults === null) return {}
  return Object.fromEntries(Object.entries(faults).filter(([, text]) => typeof text === "string"))
}
