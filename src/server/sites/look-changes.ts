import type { HomeContent } from "../../contract/home-content.ts"
import { type LookChanges, lookChanges, NO_CHANGES } from "../../contract/look.ts"

/** What a site has changed of its template. Whatever is wrong in it counts as not changed. */
export function readChanges(stored: unknown): LookChanges {
  const read = lookChanges.safeParse(stored ?? {})
  return read.success ? read.data : NO_CHANGES
}

/** The content without what the shop leaves out of header and footer. */
export function withoutHidden(content: HomeContent, hidden: LookChanges["hidden"]): HomeContent {
  const isHidden = (block: LookChanges["hidden"][number]) => hidden.includes(block)
  return {
    ...content,
    ...(isHidden("ticker") && { ticker: [] }),
    ...(isHidden("letter") && { letter: null }),
    ...(isHidden("contact") && { contact: { phone: "", email: "", address: "", hours: "" } }),
    ...(isHidden("payments") && { payments: [] }),
  }
}
