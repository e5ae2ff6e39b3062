import { readdir } from "node:fs/promises"
import { and, eq, sql } from "drizzle-orm"
import type { Database } from "../../src/db/database.ts"
import { category } from "../../src/db/schema/category.ts"
import { tag } from "../../src/db/schema/goods.ts"
import { media } from "../../src/db/schema/media.ts"
import { site } from "../../src/db/schema/site.ts"
import { spec, specValue } from "../../src/db/schema/variant.ts"
import { hashDemoPasswords } from "../demo-passwords.ts"
import { DEMO_PICTURES } from "../seed-media.ts"
import { seedShop } from "../seed-shop.ts"
import { known, only } from "../seeding.ts"
import { bigCatalogue } from "./big-catalogue.ts"
import type { SpecName, TagName } from "./make-goods.ts"
import { type Product, products } from "./products.ts"
import { COLOURS, SIZES } from "./vocabulary.ts"

type Place = {
  categoryId: number
  /** The category and those above it, by id. */
  categoryIds: number[]
  categoryNames: string
  pictures: { id: number; path: string }[]
}

/** A large shop whose frame stands: what goods refer to, by the names that the generator uses. */
export type BigShop = {
  siteId: number
  placeOf: (product: Product) => Place
  valueOf: (spec: SpecName, value: string) => { id: number; specId: number; name: string }
  tagOf: (name: TagName) => number
}

type Frame = { db: Database; dataFolder: string; name: string }

/** Makes the shop if it is not there and reads back what its goods need. */
export async function openBigShop({ db, dataFolder, name }: Frame): Promise<BigShop> {
  const morePictures = (await readdir(DEMO_PICTURES)).filter((file) => /-\d+\.webp$/.test(file))
  await seedShop({
    db,
    dataFolder,
    morePictures,
    catalogue: bigCatalogue(name),
    template: "default-modulized",
    passwords: await hashDemoPasswords(dataFolder),
  })
  const { id: siteId } = only(await db.select({ id: site.id }).from(site).where(eq(site.name, name)))
  const places = await placesOf(db, siteId)
  const values = await valuesOf(db, siteId)
  const tags = new Map((await db.select().from(tag).where(eq(tag.siteId, siteId))).map((row) => [row.name, row.id]))
  return {
    siteId,
    placeOf: (product) => known(places, product.category, "category"),
    valueOf: (specName, value) => known(values, `${specName}: ${value}`, "spec value"),
    tagOf: (tagName) => known(tags, tagName, "tag"),
  }
}

async function placesOf(db: Database, siteId: number): Promise<Map<string, Place>> {
  const categories = await db.select().from(category).where(eq(category.siteId, siteId))
  const pictures = await db
    .select({ id: media.id, path: media.path })
    .from(media)
    .where(eq(media.siteId, siteId))
    .orderBy(media.path)
  const child = (name: string, parentId: number | null) => {
    const found = categories.find((row) => row.name === name && row.parentId === parentId)
    if (!found) throw new Error(`There is no category ${name}. This shop was not made by the seed command.`)
    return found
  }
  return new Map(
    products.map((product) => {
      const department = child(product.department, null)
      const section = child(product.section, department.id)
      const leaf = child(product.category, section.id)
      const above = [department, section, leaf].sort((a, b) => a.id - b.id)
      const place = {
        categoryId: leaf.id,
        categoryIds: above.map((row) => row.id),
        categoryNames: above.map((row) => row.name).join(" "),
        pictures: picturesFor(product, pictures),
      }
      return [product.category, place]
    }),
  )
}

/** Its own pictures; a product that has none borrows those of its section, its department or the whole shop. */
function picturesFor(product: Product, pictures: Place["pictures"]): Place["pictures"] {
  const circles: ((other: Product) => boolean)[] = [
    (other) => other === product,
    (other) => other.department === product.department && other.section === product.section,
    (other) => other.department === product.department,
  ]
  for (const isNear of circles) {
    const near = new Set(products.filter(isNear).map((other) => other.picture))
    const found = pictures.filter(({ path }) => near.has(path.replace(/^.*\/|-\d+\.webp$/g, "")))
    if (found.length > 0) return found
  }
  return pictures
}

async function valuesOf(db: Database, siteId: number) {
  const offered: Record<SpecName, readonly string[]> = {
    Colour: COLOURS,
    Size: SIZES,
    Material: [...new Set(products.flatMap((product) => product.materials))],
  }
  for (const [name, values] of Object.entries(offered)) {
    await db.insert(spec).values({ siteId, name }).onConflictDoNothing()
    const { id: specId } = only(
      await db
        .select({ id: spec.id })
        .from(spec)
        .where(and(eq(spec.siteId, siteId), eq(spec.name, name))),
    )
    await db
      .insert(specValue)
      .values(values.map((value) => ({ siteId, specId, name: value })))
      .onConflictDoNothing()
  }
  const rows = await db
    .select({
      key: sql<string>`${spec.name} || ': ' || ${specValue.name}`,
      id: specValue.id,
      specId: spec.id,
      name: specValue.name,
    })
    .from(specValue)
    .innerJoin(spec, eq(spec.id, specValue.specId))
    .where(eq(specValue.siteId, siteId))
  return new Map(rows.map(({ key, ...value }) => [key, value]))
}
