import { randomUUID } from "node:crypto"
import { and, eq, ne } from "drizzle-orm"
import { mailOutbox } from "../../../db/schema/operations.ts"
import { shopOrder } from "../../../db/schema/order.ts"
import { refused } from "../../../domain/refusal.ts"
import { HOUR_SECONDS } from "../../../domain/time-units.ts"
import type { Refused } from "../../api/handlers.ts"
import { tooManyBy } from "../../limits.ts"
import { orderLink } from "../../orders/order-link.ts"
import type { Shop } from "../../shop.ts"
import type { Staff } from "../../who.ts"
import { noteAudit } from "../note-audit.ts"
import { canSendAgain } from "./mail-entry.ts"

/** Nobody's mailbox is filled by clicking. */
const TO_ONE_ADDRESS = { max: 5, seconds: HOUR_SECONDS }

/** The same mail once more, written anew when it is sent. */
export async function sendMailAgain(shop: Shop, staff: Staff, id: number): Promise<{ id: number } | Refused> {
  const { db, site } = shop
  const [row] = await db
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.siteId, site.id), eq(mailOutbox.id, id), ne(mailOutbox.kind, "staffLink")))
  if (!row) return refused("unknownRow")
  if (!canSendAgain(row)) return refused("notPossibleNow", { why: row.sentAt ? "notKept" : "waiting" })
  const limited = await tooManyBy(shop, `mail again to ${row.recipient}`, TO_ONE_ADDRESS)
  if (limited) return limited
  const { kind, recipient, language, content } = row
  const link = await linkOf(shop, kind, content)
  return db.transaction(async (tx) => {
    const [again] = await tx
      .insert(mailOutbox)
      .values({
        ...{ siteId: site.id, kind, recipient, language, cause: `again ${id} ${randomUUID()}` },
        content: { ...content, ...link },
      })
      .returning({ id: mailOutbox.id })
    if (!again) throw new Error("The mail was not written")
    await noteAudit(tx, { id: staff.id, siteId: site.id }, "mail.again", `mail ${id}`, { kind, to: recipient })
    return again
  })
}

/** A link that opens an order is not kept with its mail; whoever is written to again gets a new one. */
async function linkOf(shop: Shop, kind: string, { orderId }: Record<string, unknown>): Promise<{ link?: string }> {
  if (kind !== "orderPlaced" && kind !== "orderChanged") return {}
  const [order] = await shop.db
    .select({ siteId: shopOrder.siteId, orderNo: shopOrder.orderNo, isMadeByStaff: shopOrder.isMadeByStaff })
    .from(shopOrder)
    .where(and(eq(shopOrder.siteId, shop.site.id), eq(shopOrder.id, Number(orderId))))
  return order?.isMadeByStaff ? { link: orderLink(shop, order) } : {}
}
