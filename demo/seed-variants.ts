import {
  goodsSpecValue,
  spec,
  specValue,
  tierPrice,
  tierRegionPrice,
  variant,
  variantSpecValue,
} from "../src/db/schema/variant.ts"
import { money, ZERO } from "../src/domain/pricing/money.ts"
import type { CatalogueGoods, CatalogueVariant } from "./catalogue.ts"
import { insertAll, known, only, type Seeding } from "./seeding.ts"

/** A variant that can be put in an order, with what the catalogue says about it. */
export type SeededVariant = { id: number; goodsId: number; goods: CatalogueGoods; entry: CatalogueVariant }

type SpecIds = { specId: number; valueId: number }

/** Variants with their spec values and tier prices; gives them by variant number. */
export async function insertVariants(
  seeding: Seeding,
  goodsIds: ReadonlyMap<string, number>,
): Promise<Map<string, SeededVariant>> {
  const { tx, siteId, catalogue, media } = seeding
  const pictureId = (file: string | undefined) => (file ? known(media, file, "picture").id : null)
  const specs = await insertSpecs(seeding)
  const all = catalogue.goods.flatMap((goods) => {
    const goodsId = known(goodsIds, goods.number, "goods")
    return goods.variants.map((entry, position) => ({ goods, goodsId, entry, position }))
  })
  const rows = all.map(({ goodsId, entry, position }) => ({
    siteId,
    goodsId,
    number: entry.number,
    price: entry.price === null ? ZERO : money(entry.price),
    originalPrice: entry.originalPrice === undefined ? null : money(entry.originalPrice),
    stock: entry.stock,
    weight: entry.weight,
    mediaId: pictureId(entry.picture),
    position,
  }))
  const seeded =
    rows.length > 0 ? await tx.insert(variant).values(rows).returning({ id: variant.id, number: variant.number }) : []
  const ids = new Map(seeded.map((row) => [row.number, row.id]))

  await insertAll(
    tx,
    goodsSpecValue,
    catalogue.goods.flatMap((goods) => {
      const goodsId = known(goodsIds, goods.number, "goods")
      return (goods.specs ?? []).flatMap(({ name, values }, specPosition) =>
        values.map((value, position) => {
          const { specId, valueId } = known(specs, specKey(name, value.name), "spec value")
          return {
            siteId,
            goodsId,
            specId,
            specValueId: valueId,
            specPosition,
            position,
            mediaId: pictureId(value.picture),
          }
        }),
      )
    }),
  )
  await insertAll(
    tx,
    variantSpecValue,
    all.flatMap(({ goods, goodsId, entry }) =>
      (goods.specs ?? []).map(({ name }, index) => {
        const { specId, valueId } = known(specs, specKey(name, entry.values?.[index] ?? ""), "spec value")
        return { siteId, goodsId, variantId: known(ids, entry.number, "variant"), specId, specValueId: valueId }
      }),
    ),
  )
  await insertTiers(seeding, goodsIds)
  return new Map(
    all.map(({ goods, goodsId, entry }) => {
      return [entry.number, { id: known(ids, entry.number, "variant"), goodsId, goods, entry }]
    }),
  )
}

/** A spec such as Colour and a value such as Jade exist once a shop, however many goods offer them. */
async function insertSpecs({ tx, siteId, catalogue }: Seeding): Promise<Map<string, SpecIds>> {
  const named = new Map<string, Set<string>>()
  for (const { name, values } of catalogue.goods.flatMap((goods) => goods.specs ?? []))
    named.set(name, new Set([...(named.get(name) ?? []), ...values.map((value) => value.name)]))
  const ids = new Map<string, SpecIds>()
  for (const [name, values] of named) {
    const { id: specId } = only(await tx.insert(spec).values({ siteId, name }).returning({ id: spec.id }))
    const seeded = await tx
      .insert(specValue)
      .values([...values].map((value) => ({ siteId, specId, name: value, colour: catalogue.colours[value] ?? null })))
      .returning({ id: specValue.id, name: specValue.name })
    for (const value of seeded) ids.set(specKey(name, value.name), { specId, valueId: value.id })
  }
  return ids
}

async function insertTiers(
  { tx, siteId, catalogue, regions }: Seeding,
  goodsIds: ReadonlyMap<string, number>,
): Promise<void> {
  for (const goods of catalogue.goods) {
    for (const tier of goods.tiers ?? []) {
      const goodsId = known(goodsIds, goods.number, "goods")
      const row = { siteId, goodsId, begin: tier.begin, price: money(tier.price) }
      const { id: tierId } = only(await tx.insert(tierPrice).values(row).returning({ id: tierPrice.id }))
      const prices = Object.entries(tier.regions ?? {}).map(([code, price]) => {
        return { siteId, tierId, regionId: known(regions, code, "region").id, price: money(price) }
      })
      await insertAll(tx, tierRegionPrice, prices)
    }
  }
}

function specKey(name: string, value: string): string {
  return `${name}: ${value}`
}
