import { createContext } from "react"

/** What of a page is in the shop's own language though the page speaks another, because nobody has translated it. */
export const OwnTextsContext = createContext<ReadonlySet<string>>(new Set())

/** All texts that replies of the API name in `own` (see `ownFields` of the contract), however deep they lie. */
export function ownTextsIn(loaded: unknown): string[] {
  if (typeof loaded !== "object" || loaded === null) return []
  const named: unknown = Reflect.get(loaded, "own")
  const own = Array.isArray(named) ? named.flatMap((name) => textsIn(Reflect.get(loaded, String(name)))) : []
  return [...own, ...Object.values(loaded).flatMap(ownTextsIn)]
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value]
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : []
}
