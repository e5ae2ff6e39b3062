import { and, eq, sql } from "drizzle-orm"
import type { Queries } from "../../../db/database.ts"
import { staff } from "../../../db/schema/member.ts"
import { handMoney } from "../../../db/schema/order-money.ts"
import { type Refusal, refused } from "../../../domain/refusal.ts"
import type { Shop } from "../../shop.ts"
import type { Staff } from "../../who.ts"
import { noteAudit } from "../note-audit.ts"
import { removeIdleAccount } from "./remove-idle-account.ts"
import { lockAllStaff } from "./staff-of.ts"

type NotThem = Refusal<"unknownRow"> | Refusal<"notPossibleNow", { why: "lastOwner" }>

export async function changeRole(
  shop: Shop,
  owner: Staff,
  { id, role }: { id: number; role: Staff["role"] },
): Promise<{ id: number; role: Staff["role"] } | NotThem> {
  const { site } = shop
  return shop.db.transaction(async (tx) => {
    const { them, isLastOwner } = await lockStaff(tx, site.id, id)
    if (!them) return refused("unknownRow")
    if (them.role === role) return { id, role }
    if (isLastOwner) return refused("notPossibleNow", { why: "lastOwner" })
    await tx
      .update(staff)
      .set({ role })
      .where(and(eq(staff.siteId, site.id), eq(staff.id, id)))
    const by = { id: owner.id, siteId: site.id }
    await noteAudit(tx, by, "staff.role", `staff ${them.email}`, { before: them.role, after: role })
    return { id, role }
  })
}

/** The links of the role go with it, and the account and its sessions where it was their last one. What they did stays written down, under their name. */
export async function removeStaff(shop: Shop, owner: Staff, id: number): Promise<{ id: number } | NotThem> {
  const { site } = shop
  return shop.db.transaction(async (tx) => {
    const { them, isLastOwner } = await lockStaff(tx, site.id, id)
    if (!them) return refused("unknownRow")
    if (isLastOwner) return refused("notPossibleNow", { why: "lastOwner" })
    const by = { id: owner.id, siteId: site.id }
    await noteAudit(tx, by, "staff.remove", `staff ${them.email}`, { name: them.name, role: them.role })
    await tx.execute(sql`
      update audit_entry set staff_id = null, detail = detail || ${JSON.stringify({ staffName: them.name, staffEmail: them.email })}::jsonb
      where site_id = ${site.id} and staff_id = ${id}`)
    await tx
      .update(handMoney)
      .set({ staffId: null })
      .where(and(eq(handMoney.siteId, site.id), eq(handMoney.staffId, id)))
    await tx.delete(staff).where(and(eq(staff.siteId, site.id), eq(staff.id, id)))
    await removeIdleAccount(tx, them.accountId)
    return { id }
  })
}

async function lockStaff(tx: Queries, siteId: number, id: number) {
  const all = await lockAllStaff(tx, siteId)
  const them = all.find((each) => each.id === id)
  const owners = all.filter(({ role }) => role === "owner")
  return { them, isLastOwner: them?.role === "owner" && owners.length === 1 }
}
