import type { CatalogueHome } from "./catalogue-home.ts"
import type { TranslatedHome } from "./translated-catalogue.ts"

/** The words of a home page in another language by those in the shop's own: both are laid beside each other. */
export function homeWords(own: CatalogueHome | undefined, said: TranslatedHome | undefined): Record<string, string> {
  return Object.fromEntries(own && said ? beside(own, said) : [])
}

function beside(own: unknown, said: unknown): [string, string][] {
  if (typeof own === "string" && typeof said === "string") return own && said ? [[own, said]] : []
  if (typeof own !== "object" || typeof said !== "object" || own === null || said === null) return []
  return Object.entries(said).flatMap(([name, part]) => beside(Reflect.get(own, name), part))
}
