export const SITE_TYPES = ["retail", "wholesale", "mixed"] as const

export type SiteType = (typeof SITE_TYPES)[number]

const CODES: Record<SiteType, number> = { retail: 1, wholesale: 2, mixed: 3 }

/** Site type and template type: code 1 is retail, 2 is wholesale, anything else is mixed. */
export function siteTypeOf(code: number | string | null | undefined): SiteType {
  // Settings come from forms and JSON alike, so "1" and 1 are the same code; "" and null are not 0.
  const text = String(code ?? "").trim()
  if (text === "1") return "retail"
  if (text === "2") return "wholesale"
  return "mixed"
}

/** The code a site type goes by at the API: 1 retail, 2 wholesale, 3 mixed. */
export function siteTypeCode(type: SiteType): number {
  return CODES[type]
}
