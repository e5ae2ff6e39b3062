import { useEffect } from "react"

const keyOf = (shop: string, id: number) => `vitrine.good.${shop}.${id}`

/** What was typed here and never saved; null where there is nothing, or it cannot be read any more. */
export function storedDraft<Draft extends object>(shop: string, id: number): Draft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(shop, id)) ?? "null")
    return isDraft<Draft>(stored) ? stored : null
  } catch {
    return null
  }
}

const isDraft = <Draft extends object>(stored: unknown): stored is Draft =>
  typeof stored === "object" && stored !== null && "form" in stored && "variants" in stored && "tiers" in stored

/** Keeps what is typed in this tab until it is saved: a closed page or a lost connection loses nothing. */
export function useDraft(shop: string, id: number, draft: object, isDirty: boolean): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (isDirty) sessionStorage.setItem(keyOf(shop, id), JSON.stringify(draft))
      else sessionStorage.removeItem(keyOf(shop, id))
    }, 400)
    return () => clearTimeout(timer)
  })
}

export const forgetDraft = (shop: string, id: number) => sessionStorage.removeItem(keyOf(shop, id))
