/** All texts that replies of the API name in `own` (see `ownFields` of the contract), however deep they lie. */
export function ownTextsIn(loaded: unknown): string[] {
  if (typeof loaded === "string") return []
  const parts = Object(loaded)
  const own = [parts.own ?? []].flat().flatMap((name) => textsIn(parts[name]))
  return [...own, ...Object.values(parts).flatMap(ownTextsIn)]
}

const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(Object(value)).flatMap(textsIn)
