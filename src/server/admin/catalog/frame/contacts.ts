import { and, asc, eq, notInArray, sql } from "drizzle-orm"
import type { CallReply } from "../../../../contract/calls.ts"
import type { Queries } from "../../../../db/database.ts"
import { friendLink, whatsappContact } from "../../../../db/schema/site-settings.ts"
import { keptIds } from "../../../../domain/catalog/kept-ids.ts"
import type { Refused } from "../../../api/handlers.ts"
import type { Shop } from "../../../shop.ts"
import { auditedTransaction, type StaffContext } from "../audited-transaction.ts"
import { lockSite } from "../lock-site.ts"

type Links = CallReply<"GET /api/admin/friendLink/lists">
type Contacts = CallReply<"GET /api/admin/whatsapp/lists">

export async function listFriendLinks({ db, site }: Pick<Shop, "db" | "site">): Promise<Links> {
  return { friendLinks: await linksOf(db, site.id) }
}

const linksOf = (db: Queries, siteId: number) =>
  db
    .select({ id: friendLink.id, title: friendLink.title, url: friendLink.url })
    .from(friendLink)
    .where(eq(friendLink.siteId, siteId))
    .orderBy(asc(friendLink.position), asc(friendLink.id))

/** Replaces them; those that were there before stay the same rows, with their translations. */
export async function saveFriendLinks(context: StaffContext, { friendLinks }: Links): Promise<Links | Refused> {
  const siteId = context.shop.site.id
  return auditedTransaction(context, async (tx, note) => {
    await lockSite(tx, siteId)
    const texts = friendLinks.map(({ id, title }) => ({ id, text: title }))
    const stored = (await linksOf(tx, siteId)).map(({ id, title }) => ({ id, text: title }))
    const ids = await keepRows(tx, siteId, friendLink, stored, texts)
    const rows = friendLinks.map((link, position) => ({ ...link, siteId, position, id: ids[position] }))
    if (rows.length > 0)
      await tx
        .insert(friendLink)
        .values(rows)
        .onConflictDoUpdate({
          target: friendLink.id,
          set: { title: sql`excluded.title`, url: sql`excluded.url`, position: sql`excluded.position` },
        })
    await note("friendLink.save", "friendLink", { friendLinks })
    return { friendLinks: await linksOf(tx, siteId) }
  })
}

export async function listContacts({ db, site }: Pick<Shop, "db" | "site">): Promise<Contacts> {
  return { whatsapp: await contactsOf(db, site.id) }
}

const contactsOf = (db: Queries, siteId: number) => {
  const { id, country, account, nickName } = whatsappContact
  return db
    .select({ id, country, account, nickName })
    .from(whatsappContact)
    .where(eq(whatsappContact.siteId, siteId))
    .orderBy(asc(whatsappContact.position), asc(whatsappContact.id))
}

/** As with links. */
export async function saveContacts(context: StaffContext, { whatsapp }: Contacts): Promise<Contacts | Refused> {
  const siteId = context.shop.site.id
  return auditedTransaction(context, async (tx, note) => {
    await lockSite(tx, siteId)
    const texts = whatsapp.map(({ id, nickName }) => ({ id, text: nickName }))
    const stored = (await contactsOf(tx, siteId)).map(({ id, nickName }) => ({ id, text: nickName }))
    const ids = await keepRows(tx, siteId, whatsappContact, stored, texts)
    const rows = whatsapp.map((contact, position) => ({ ...contact, siteId, position, id: ids[position] }))
    if (rows.length > 0)
      await tx
        .insert(whatsappContact)
        .values(rows)
        .onConflictDoUpdate({
          target: whatsappContact.id,
          set: {
            country: sql`excluded.country`,
            account: sql`excluded.account`,
            nickName: sql`excluded.nick_name`,
            position: sql`excluded.position`,
          },
        })
    await note("whatsapp.save", "whatsapp", { whatsapp })
    return { whatsapp: await contactsOf(tx, siteId) }
  })
}

/** Deletes what is no longer in the list; of what is, which row it was. */
async function keepRows(
  tx: Queries,
  siteId: number,
  table: typeof friendLink | typeof whatsappContact,
  stored: Parameters<typeof keptIds>[0],
  sent: Parameters<typeof keptIds>[1],
): Promise<ReturnType<typeof keptIds>> {
  const ids = keptIds(stored, sent)
  const kept = ids.filter((id) => id !== undefined)
  const ofSite = eq(table.siteId, siteId)
  await tx.delete(table).where(kept.length > 0 ? and(ofSite, notInArray(table.id, kept)) : ofSite)
  return ids
}
