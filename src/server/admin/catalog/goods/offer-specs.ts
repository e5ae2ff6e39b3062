import { and, eq, inArray, notInArray, sql } from "drizzle-orm"
import type { VariantsSent } from "../../../../contract/admin/variants-sent.ts"
import type { Queries } from "../../../../db/database.ts"
import { goodsSpecValue, spec, specValue } from "../../../../db/schema/variant.ts"

type SpecIds = { specId: number; specValueId: number }
/** The ids of a value by the names of the choice and of the value. */
export type OfferedSpecs = (spec: string, value: string) => SpecIds

/** Lets a good be offered in these choices and no others; a choice or a value that the shop does not know yet is new. */
export async function offerSpecs(
  tx: Queries,
  siteId: number,
  goodsId: number,
  specs: VariantsSent["specs"],
): Promise<OfferedSpecs> {
  const idsOf = await knownSpecs(tx, siteId, specs)
  const rows = specs.flatMap(({ name, values }, specPosition) =>
    values.map((value, position) => ({
      siteId,
      goodsId,
      specPosition,
      position,
      mediaId: value.media_id,
      ...idsOf(name, value.name),
    })),
  )
  const offered = rows.map(({ specValueId }) => specValueId)
  const ofGoods = and(eq(goodsSpecValue.siteId, siteId), eq(goodsSpecValue.goodsId, goodsId))
  await tx
    .delete(goodsSpecValue)
    .where(offered.length > 0 ? and(ofGoods, notInArray(goodsSpecValue.specValueId, offered)) : ofGoods)
  if (rows.length > 0)
    await tx
      .insert(goodsSpecValue)
      .values(rows)
      .onConflictDoUpdate({
        target: [goodsSpecValue.goodsId, goodsSpecValue.specValueId],
        set: {
          specPosition: sql`excluded.spec_position`,
          position: sql`excluded.position`,
          mediaId: sql`excluded.media_id`,
        },
      })
  return idsOf
}

/** Inserted in the order of their names, so that two who bring the same new ones wait for each other and not in a ring. */
async function knownSpecs(tx: Queries, siteId: number, specs: VariantsSent["specs"]): Promise<OfferedSpecs> {
  const names = specs.map(({ name }) => name).toSorted()
  if (names.length === 0) return () => unknown("a good without choices")
  await tx
    .insert(spec)
    .values(names.map((name) => ({ siteId, name })))
    .onConflictDoNothing()
  const known = await tx
    .select({ id: spec.id, name: spec.name })
    .from(spec)
    .where(and(eq(spec.siteId, siteId), inArray(spec.name, names)))
  const specIdOf = new Map(known.map(({ id, name }) => [name, id]))
  const values = specs.flatMap(({ name, values }) =>
    values.map(({ colour, ...value }) => ({
      siteId,
      specId: specIdOf.get(name) ?? unknown(name),
      name: value.name,
      colour,
    })),
  )
  const sorted = values.toSorted((a, b) => a.specId - b.specId || (a.name < b.name ? -1 : 1))
  await tx
    .insert(specValue)
    .values(sorted.map(({ colour = null, ...row }) => ({ ...row, colour })))
    .onConflictDoNothing()
  for (const { specId, name, colour } of sorted)
    if (colour !== undefined)
      await tx
        .update(specValue)
        .set({ colour })
        .where(and(eq(specValue.siteId, siteId), eq(specValue.specId, specId), eq(specValue.name, name)))
  const rows = await tx
    .select({ id: specValue.id, specId: specValue.specId, name: specValue.name })
    .from(specValue)
    .where(and(eq(specValue.siteId, siteId), inArray(specValue.specId, [...specIdOf.values()])))
  const valueIdOf = new Map(rows.map(({ id, specId, name }) => [`${specId} ${name}`, id]))
  return (specName, value) => {
    const specId = specIdOf.get(specName) ?? unknown(specName)
    return { specId, specValueId: valueIdOf.get(`${specId} ${value}`) ?? unknown(value) }
  }
}

function unknown(name: string): never {
  throw new Error(`The choice was not stored: ${name}`)
}
