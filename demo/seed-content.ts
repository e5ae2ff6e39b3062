import { category } from "../src/db/schema/category.ts"
import { contentPage, news } from "../src/db/schema/content.ts"
import { navigationEntry } from "../src/db/schema/navigation.ts"
import type { CatalogueCategory, CatalogueNavigation } from "./catalogue.ts"
import { daysFrom, insertAll, known, only, type Seeding } from "./seeding.ts"

/** The category tree, parents before their children; gives the ids by key. */
export async function insertCategories(seeding: Seeding): Promise<Map<string, number>> {
  const { tx, siteId, media, catalogue } = seeding
  const ids = new Map<string, number>()
  async function insert(categories: readonly CatalogueCategory[], parentId: number | null): Promise<void> {
    for (const [position, { key, name, description, picture, advertised = false, sub = [] }] of categories.entries()) {
      const mediaId = picture ? known(media, picture, "picture").id : null
      const row = { siteId, parentId, name, description, mediaId, isAdvertised: advertised, position }
      if (ids.has(key)) throw new Error(`The category "${key}" is there twice.`)
      const seeded = only(await tx.insert(category).values(row).returning({ id: category.id }))
      ids.set(key, seeded.id)
      await insert(sub, seeded.id)
    }
  }
  await insert(catalogue.categories, null)
  return ids
}

export async function insertNavigation(
  { tx, siteId, catalogue }: Seeding,
  categories: ReadonlyMap<string, number>,
): Promise<void> {
  async function insert(entries: readonly CatalogueNavigation[], parentId: number | null): Promise<void> {
    for (const [position, entry] of entries.entries()) {
      const row = { siteId, parentId, position, label: entry.label, type: entry.type, ...target(entry, categories) }
      const seeded = only(await tx.insert(navigationEntry).values(row).returning({ id: navigationEntry.id }))
      await insert(entry.sub ?? [], seeded.id)
    }
  }
  await insert(catalogue.navigation, null)
}

function target(entry: CatalogueNavigation, categories: ReadonlyMap<string, number>) {
  if (entry.type === 3) return { contentId: entry.contentId, url: entry.url }
  if (entry.type === 2) return { tagType: entry.tag, url: `/SaleGoods/lists?type=${entry.tag}` }
  const categoryId = known(categories, entry.category, "category")
  return { categoryId, url: `/SaleGoods/lists?categoryId=${categoryId}` }
}

export async function insertTexts({ tx, siteId, catalogue, media, now }: Seeding): Promise<void> {
  await insertAll(
    tx,
    contentPage,
    catalogue.pages.map(({ slug, pageType, title, content, description }) => {
      return { siteId, slug, pageType, title, content, seoTitle: title, seoDescription: description }
    }),
  )
  await insertAll(
    tx,
    news,
    catalogue.news.map(({ title, summary, content, picture, daysAgo }) => {
      const mediaId = picture ? known(media, picture, "picture").id : null
      return { siteId, title, summary, content, mediaId, publishedAt: daysFrom(now, -daysAgo) }
    }),
  )
}
