import type { Faults } from "./faults-of.ts"

/** What an action says to the page that its form stands on. */
export type FormOutcome = { isDone: true } | { isDone: false; faults: Faults; typed?: Typed }

/** What stood in the fields, by their names. */
export type Typed = Readonly<Record<string, string>>

/** What a page that is drawn again puts back into its fields; passwords are typed anew. */
export function typedOf(form: FormData): Typed {
  const isShown = ([name, value]: [string, FormDataEntryValue]) => typeof value === "string" && !/password/i.test(name)
  return Object.fromEntries(
    Array.from(form)
      .filter(isShown)
      .map(([name, value]) => [name, String(value)]),
  )
}

/** What was wrong with the form that this page was drawn for, where it was sent without scripts. */
export const faultsIn = (actionData: unknown): Faults => textsIn(actionData, "faults")

/** What had been typed into that form; null where none was refused. */
export function typedIn(actionData: unknown): Typed | null {
  const isThere = typeof actionData === "object" && actionData !== null && "typed" in actionData && actionData.typed
  return isThere ? textsIn(actionData, "typed") : null
}

function textsIn(actionData: unknown, name: "faults" | "typed"): Record<string, string> {
  if (typeof actionData !== "object" || actionData === null) return {}
  const texts: unknown = Reflect.get(actionData, name)
  if (typeof texts !== "object" || texts === null) return {}
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => typeof text === "string"))
}
