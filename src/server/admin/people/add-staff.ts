import type { Queries } from "../../../db/database.ts"
import { type Refusal, refused } from "../../../domain/refusal.ts"
import { staffLink } from "../../../domain/site/staff-origin.ts"
import { queueMail } from "../../mail/queue-mail.ts"
import { secretHash } from "../../secret-token.ts"
import type { Shop } from "../../shop.ts"
import { inviteStaff, type NewStaff, newLink } from "../../sites/invite-staff.ts"
import type { Staff } from "../../who.ts"
import { noteAudit } from "../note-audit.ts"
import { staffOf } from "./staff-of.ts"

/** Takes somebody on; they come in by the link in their mail. */
export async function addStaff(
  shop: Shop,
  owner: Staff,
  wanted: Pick<NewStaff, "name" | "email" | "role">,
): Promise<{ id: number } | Refusal<"emailTaken">> {
  const { site, now } = shop
  return shop.db.transaction(async (tx) => {
    const invited = await inviteStaff(tx, { siteId: site.id, ...wanted }, now)
    if (!invited) return refused("emailTaken")
    await mailLink(tx, shop, wanted, invited.token)
    const by = { id: owner.id, siteId: site.id }
    await noteAudit(tx, by, "staff.add", `staff ${wanted.email}`, { id: invited.id, role: wanted.role })
    return { id: invited.id }
  })
}

/** For whoever has lost the link, let it expire or cannot prove the role otherwise. */
export async function sendLink(shop: Shop, owner: Staff, id: number): Promise<{ id: number } | Refusal<"unknownRow">> {
  const { site, now } = shop
  return shop.db.transaction(async (tx) => {
    const them = await staffOf(tx, site.id, id)
    if (!them) return refused("unknownRow")
    const role = { accountId: them.accountId, siteId: site.id, staffId: id }
    await mailLink(tx, shop, them, await newLink(tx, role, now))
    await noteAudit(tx, { id: owner.id, siteId: site.id }, "staff.link", `staff ${them.email}`)
    return { id }
  })
}

async function mailLink(tx: Queries, shop: Shop, to: { name: string; email: string }, token: string): Promise<void> {
  await queueMail(tx, {
    siteId: shop.site.id,
    kind: "staffLink",
    recipient: to.email,
    language: shop.site.siteDefault,
    origin: shop.origin,
    content: { name: to.name, link: staffLink(shop.origin, shop.site.name, token, shop.adminOrigin) },
    cause: `staffLink ${secretHash(token)}`,
  })
}
