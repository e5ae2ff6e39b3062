import { and, desc, eq, isNotNull, isNull } from "drizzle-orm"
import type { Undoable } from "../../../contract/admin/step-calls.ts"
import type { CallReply } from "../../../contract/calls.ts"
import { accessRequest } from "../../../db/schema/contact.ts"
import { refused } from "../../../domain/refusal.ts"
import type { Refused } from "../../api/handlers.ts"
import { queueMail } from "../../mail/queue-mail.ts"
import type { Shop } from "../../shop.ts"
import type { Staff } from "../../who.ts"
import { noteAudit } from "../note-audit.ts"
import { type PageAsked, pageOf } from "../page-of.ts"
import { saysPart } from "../says-part.ts"
import { beginStep, holdStep } from "../steps/undoable-step.ts"

const IN_STATE = { waiting: isNull(accessRequest.handledAt), handled: isNotNull(accessRequest.handledAt) }

export async function listAccessRequests(
  { db, site }: Shop,
  {
    state,
    keywords,
    ...page
  }: PageAsked & { state?: keyof typeof IN_STATE | undefined; keywords?: string | undefined },
): Promise<CallReply<"GET /api/admin/access/lists">> {
  const { name: n, email: e, content: c } = accessRequest
  const where = and(eq(accessRequest.siteId, site.id), state && IN_STATE[state], saysPart(keywords, n, e, c))
  return pageOf(page, await db.$count(accessRequest, where), async (span) => {
    const { id, name, email, content, granted, handledAt, createdAt } = accessRequest
    const rows = await db
      .select({ id, name, email, content, granted, handledAt, createdAt })
      .from(accessRequest)
      .where(where)
      .orderBy(desc(accessRequest.createdAt), desc(accessRequest.id))
      .limit(span.limit)
      .offset(span.offset)
    return rows.map(({ handledAt, createdAt, ...row }) => ({
      ...row,
      handleTime: handledAt?.toISOString() ?? null,
      createTime: createdAt.toISOString(),
    }))
  })
}

/** Granted, the goods password is mailed; either way the request is dealt with once. */
export async function handleAccessRequest<Granted extends boolean>(
  shop: Shop,
  staff: Staff,
  id: number,
  granted: Granted,
): Promise<{ id: number; granted: Granted; undo: Undoable } | Refused> {
  const { site, now, origin } = shop
  // Where no password is set there is nothing to grant.
  if (granted && !site.goodsPassword) return refused("notPossibleNow", { why: "noGoodsPassword" })
  return shop.db.transaction(async (tx) => {
    const own = and(eq(accessRequest.siteId, site.id), eq(accessRequest.id, id))
    const [before] = await tx.select().from(accessRequest).where(own).for("update")
    if (!before) return refused("unknownRow")
    if (before.handledAt)
      return refused("notPossibleNow", { granted: before.granted, handleTime: before.handledAt.toISOString() })
    const action = granted ? "access.grant" : "access.dismiss"
    const subject = `accessRequest ${id}`
    const cause = `accessGranted ${id}`
    const step = await beginStep(tx, { siteId: site.id, action, subject, rows: [{ table: "access_request", id }] })
    await tx.update(accessRequest).set({ handledAt: now, granted }).where(own)
    if (granted)
      await queueMail(tx, {
        siteId: site.id,
        kind: "accessGranted",
        recipient: before.email,
        language: before.language,
        origin,
        content: { accessRequestId: id },
        cause,
      })
    const by = { id: staff.id, siteId: site.id }
    await noteAudit(tx, by, action, subject, { email: before.email })
    return { id, granted, undo: await holdStep(tx, staff.id, step, { mails: granted ? [cause] : [] }) }
  })
}
