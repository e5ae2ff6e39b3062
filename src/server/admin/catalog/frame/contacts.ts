import { asc, eq } from "drizzle-orm"
import type { CallReply } from "../../../../contract/calls.ts"
import { friendLink, whatsappContact } from "../../../../db/schema/site-settings.ts"
import type { Refused } from "../../../api/handlers.ts"
import type { Shop } from "../../../shop.ts"
import { auditedTransaction, type StaffContext } from "../audited-transaction.ts"
import { lockSite } from "../lock-site.ts"

type Links = CallReply<"GET /api/admin/friendLink/lists">
type Contacts = CallReply<"GET /api/admin/whatsapp/lists">

export async function listFriendLinks({ db, site }: Shop): Promise<Links> {
  const friendLinks = await db
    .select({ title: friendLink.title, url: friendLink.url })
    .from(friendLink)
    .where(eq(friendLink.siteId, site.id))
    .orderBy(asc(friendLink.position), asc(friendLink.id))
  return { friendLinks }
}

export async function saveFriendLinks(context: StaffContext, { friendLinks }: Links): Promise<Links | Refused> {
  const siteId = context.shop.site.id
  return auditedTransaction(context, async (tx, note) => {
    await lockSite(tx, siteId)
    await tx.delete(friendLink).where(eq(friendLink.siteId, siteId))
    const rows = friendLinks.map((link, position) => ({ siteId, ...link, position }))
    if (rows.length > 0) await tx.insert(friendLink).values(rows)
    await note("friendLink.save", "friendLink", { friendLinks })
    return { friendLinks }
  })
}

export async function listContacts({ db, site }: Shop): Promise<Contacts> {
  const { country, account, nickName } = whatsappContact
  const whatsapp = await db
    .select({ country, account, nickName })
    .from(whatsappContact)
    .where(eq(whatsappContact.siteId, site.id))
    .orderBy(asc(whatsappContact.position), asc(whatsappContact.id))
  return { whatsapp }
}

export async function saveContacts(context: StaffContext, { whatsapp }: Contacts): Promise<Contacts | Refused> {
  const siteId = context.shop.site.id
  return auditedTransaction(context, async (tx, note) => {
    await lockSite(tx, siteId)
    await tx.delete(whatsappContact).where(eq(whatsappContact.siteId, siteId))
    const rows = whatsapp.map((contact, position) => ({ siteId, ...contact, position }))
    if (rows.length > 0) await tx.insert(whatsappContact).values(rows)
    await note("whatsapp.save", "whatsapp", { whatsapp })
    return { whatsapp }
  })
}
