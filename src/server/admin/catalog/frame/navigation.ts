import { and, asc, eq, inArray, notInArray } from "drizzle-orm"
import type { adminFrameCalls } from "../../../../contract/admin/frame-calls.ts"
import type { BodyOf } from "../../../../contract/call.ts"
import type { Queries } from "../../../../db/database.ts"
import { category } from "../../../../db/schema/category.ts"
import { navigationEntry } from "../../../../db/schema/navigation.ts"
import { keptIds } from "../../../../domain/catalog/kept-ids.ts"
import { refused } from "../../../../domain/refusal.ts"
import { NAVIGATION_TYPE } from "../../../../domain/site/navigation.ts"
import type { Refused } from "../../../api/handlers.ts"
import type { Shop } from "../../../shop.ts"
import { treeOf } from "../../../tree-of.ts"
import { auditedTransaction, type StaffContext } from "../audited-transaction.ts"
import { lockSite } from "../lock-site.ts"

type Menu = BodyOf<(typeof adminFrameCalls)["POST /api/admin/navigation/save"]>
type Leaf = Omit<Menu["navigation"][number], "sub">
type Entry = Leaf & { sub?: Entry[] }
type Kept = Leaf & { sub: Kept[] }

/** The menu as it is edited. */
export async function showNavigation({ db, site }: Pick<Shop, "db" | "site">): Promise<Menu> {
  return { navigation: await menuOf(db, site.id) }
}

async function menuOf(db: Queries, siteId: number): Promise<Menu["navigation"]> {
  const rows = await db
    .select()
    .from(navigationEntry)
    .where(eq(navigationEntry.siteId, siteId))
    .orderBy(asc(navigationEntry.position), asc(navigationEntry.id))
  const entries = treeOf(
    rows,
    (row, sub: Kept[]): Kept => ({
      entry_id: row.id,
      type: typeOf(row.type),
      id: row.categoryId ?? row.tagType ?? row.contentId ?? 0,
      dnames: row.label,
      url: row.url,
      sub,
    }),
  )
  return entries.map((first) => ({
    ...first,
    sub: first.sub.map((second) => ({ ...second, sub: second.sub.map(({ sub: _, ...third }) => third) })),
  }))
}

const typeOf = (type: number) => (type === 1 || type === 2 ? type : 3)

/** Replaces the menu. Entries that were there before stay the same rows, with their translations. */
export async function saveNavigation(context: StaffContext, { navigation }: Menu): Promise<Menu | Refused> {
  const siteId = context.shop.site.id
  return auditedTransaction(context, async (tx, note) => {
    await lockSite(tx, siteId)
    const wanted = categoriesIn(navigation)
    const known = wanted.length > 0 ? await knownCategories(tx, siteId, wanted) : []
    const missing = wanted.filter((id) => !known.includes(id))
    if (missing.length > 0) return refused("unknownCategory", { ids: missing })
    await putEntries(tx, siteId, navigation, null, await keepEntries(tx, siteId, navigation))
    await note("navigation.save", "navigation", { labels: navigation.map(({ dnames }) => dnames) })
    return { navigation: await menuOf(tx, siteId) }
  })
}

const categoriesIn = (entries: readonly Entry[]): number[] =>
  entries.flatMap(({ type, id, sub = [] }) => [
    ...(type === NAVIGATION_TYPE.category ? [id] : []),
    ...categoriesIn(sub),
  ])

async function knownCategories(tx: Queries, siteId: number, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .select({ id: category.id })
    .from(category)
    .where(and(eq(category.siteId, siteId), inArray(category.id, [...ids])))
  return rows.map(({ id }) => id)
}

/** The row that an entry was before; none where it is new. */
type KeptIds = ReadonlyMap<Entry, number | undefined>

const everyEntry = (entries: readonly Entry[]): Entry[] =>
  entries.flatMap((entry) => [entry, ...everyEntry(entry.sub ?? [])])

/** Deletes what is no longer in the menu; of the rest, which row each entry is. */
async function keepEntries(tx: Queries, siteId: number, navigation: readonly Entry[]): Promise<KeptIds> {
  const ofSite = eq(navigationEntry.siteId, siteId)
  // None is below another meanwhile: one that goes would take those that stay with it.
  const stored = await tx
    .update(navigationEntry)
    .set({ parentId: null })
    .where(ofSite)
    .returning({ id: navigationEntry.id, text: navigationEntry.label })
  const entries = everyEntry(navigation)
  const ids = keptIds(
    stored.toSorted((a, b) => a.id - b.id),
    entries.map(({ entry_id, dnames }) => ({ id: entry_id, text: dnames })),
  )
  const kept = ids.filter((id) => id !== undefined)
  await tx.delete(navigationEntry).where(kept.length > 0 ? and(ofSite, notInArray(navigationEntry.id, kept)) : ofSite)
  return new Map(entries.map((entry, at) => [entry, ids[at]]))
}

async function putEntries(
  tx: Queries,
  siteId: number,
  entries: readonly Entry[],
  parentId: number | null,
  kept: KeptIds,
): Promise<void> {
  for (const [position, entry] of entries.entries()) {
    const { type, id, dnames, url, sub = [] } = entry
    const columns = {
      parentId,
      type,
      label: dnames,
      url,
      position,
      categoryId: type === NAVIGATION_TYPE.category ? id : null,
      tagType: type === NAVIGATION_TYPE.tag ? id : null,
      contentId: type === NAVIGATION_TYPE.page ? id : null,
    }
    const [row] = await tx
      .insert(navigationEntry)
      .values({ id: kept.get(entry), siteId, ...columns })
      .onConflictDoUpdate({ target: navigationEntry.id, set: columns })
      .returning({ id: navigationEntry.id })
    if (row) await putEntries(tx, siteId, sub, row.id, kept)
  }
}
