import { and, eq } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { inquiry } from "../../db/schema/contact.ts"
import type { Shop } from "../shop.ts"
import { openSignedValue, signedValue } from "../signed-value.ts"

/** What the link to an inquiry's conversation carries: only who was mailed it can read there and write. */
export function conversationToken(secret: string, siteId: number, inquiryId: number): string {
  return signedValue(secret, "inquiry", `${siteId}-${inquiryId}`)
}

/** The inquiry that a link is for, in this shop; null for one that was made up or is gone. */
export async function inquiryOfLink(db: Queries, { site, secret }: Shop, token: string) {
  const [siteId, inquiryId] = openSignedValue(secret, "inquiry", token)?.split("-").map(Number) ?? []
  if (siteId !== site.id || inquiryId === undefined) return null
  const [found] = await db
    .select()
    .from(inquiry)
    .where(and(eq(inquiry.siteId, site.id), eq(inquiry.id, inquiryId)))
  return found ?? null
}
