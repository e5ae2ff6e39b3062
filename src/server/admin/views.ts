import { and, asc, eq, or } from "drizzle-orm"
import type { BodyOf } from "../../contract/call.ts"
import type { AllCalls, CallReply } from "../../contract/calls.ts"
import type { Queries } from "../../db/database.ts"
import { staffView } from "../../db/schema/staff-view.ts"
import { refused } from "../../domain/refusal.ts"
import type { Refused } from "../api/handlers.ts"
import type { Shop } from "../shop.ts"
import { transact } from "../transact.ts"
import type { Staff } from "../who.ts"
import { changedSince, nextChange } from "./catalog/changed-since.ts"
import { noteAudit } from "./note-audit.ts"

type Sent = BodyOf<AllCalls["POST /api/admin/view/save"]>
type Shown = CallReply<"POST /api/admin/view/save">
type Row = typeof staffView.$inferSelect

const shown = ({ id, name, isShared, query, columns, staffId, updatedAt }: Row, staff: Staff): Shown => ({
  id,
  name,
  shared: isShared,
  own: staffId === staff.id,
  query,
  columns,
  updated_at: updatedAt.toISOString(),
})

/** Their own views of a list, and those that others share. */
export async function listViews(
  { db, site }: Shop,
  staff: Staff,
  list: string,
): Promise<CallReply<"GET /api/admin/view/lists">> {
  const isTheirs = or(eq(staffView.staffId, staff.id), eq(staffView.isShared, true))
  const rows = await db
    .select()
    .from(staffView)
    .where(and(eq(staffView.siteId, site.id), eq(staffView.list, list), isTheirs))
    .orderBy(asc(staffView.id))
  return { list: rows.map((row) => shown(row, staff)) }
}

export async function saveView(
  shop: Shop,
  staff: Staff,
  { id, list, name, shared: isShared, query, columns, updated_at }: Sent,
): Promise<Shown | Refused> {
  const siteId = shop.site.id
  return transact(shop.db, async (tx) => {
    const values = { name, isShared, query, columns }
    const note = (row: Row) =>
      noteAudit(tx, { id: staff.id, siteId }, "view.save", `view ${row.id}`, { list, ...values })
    if (id === undefined) {
      const [made] = await tx
        .insert(staffView)
        .values({ siteId, list, staffId: staff.id, updatedAt: shop.now, ...values })
        .returning()
      if (!made) throw new Error("The view was not stored")
      await note(made)
      return shown(made, staff)
    }
    const before = await changeable(tx, siteId, staff, id)
    if ("refused" in before) return before
    const outdated = changedSince(updated_at, before.updatedAt)
    if (outdated) return outdated
    const [saved] = await tx
      .update(staffView)
      .set({ ...values, updatedAt: nextChange(before.updatedAt, shop.now) })
      .where(and(eq(staffView.siteId, siteId), eq(staffView.id, id)))
      .returning()
    if (!saved) throw new Error("The view was not stored")
    await note(saved)
    return shown(saved, staff)
  })
}

export async function removeView(shop: Shop, staff: Staff, id: number): Promise<{ id: number } | Refused> {
  const siteId = shop.site.id
  return transact(shop.db, async (tx) => {
    const view = await changeable(tx, siteId, staff, id)
    if ("refused" in view) return view
    await tx.delete(staffView).where(and(eq(staffView.siteId, siteId), eq(staffView.id, id)))
    await noteAudit(tx, { id: staff.id, siteId }, "view.remove", `view ${id}`, { name: view.name })
    return { id }
  })
}

/** A view that they may change: their own, or as an owner one that is shared. Another's own is not there for them. */
async function changeable(tx: Queries, siteId: number, staff: Staff, id: number): Promise<Row | Refused> {
  const [view] = await tx
    .select()
    .from(staffView)
    .where(and(eq(staffView.siteId, siteId), eq(staffView.id, id)))
    .for("update")
  if (!view || (view.staffId !== staff.id && !view.isShared)) return refused("unknownRow")
  return view.staffId === staff.id || staff.role === "owner" ? view : refused("ownerOnly")
}
