import { and, asc, eq } from "drizzle-orm"
import type { GoodsDetail } from "../../contract/goods-shapes.ts"
import { goods, goodsRelation } from "../../db/schema/goods.ts"
import { goodsPath } from "../../domain/catalog/goods-address.ts"
import { spoken } from "../../domain/locales/translated-texts.ts"
import { areaPrice } from "../../domain/pricing/area-price.ts"
import { greater, toDecimal, ZERO } from "../../domain/pricing/money.ts"
import { unitPrice } from "../../domain/pricing/unit-price.ts"
import { isRefused, type Refusal, refused } from "../../domain/refusal.ts"
import { cleanHtml } from "../clean-html.ts"
import { type NamesSaid, ownTexts } from "../said.ts"
import { has, pictureUrl, type Shop } from "../shop.ts"
import { deliveryTime } from "../sites/delivery-time.ts"
import type { Member } from "../who.ts"
import { type DetailRow, detailRow, type VariantRow } from "./detail-row.ts"
import { entryColumns, goodsEntry, isLocked } from "./goods-entry.ts"
import { tiersShown } from "./goods-tiers.ts"
import { hasFavourite } from "./has-favourite.ts"
import { entriesOf } from "./list-goods.ts"
import { saidNames } from "./said-names.ts"
import { taxBeside } from "./tax-beside.ts"

/** Everything that the item page shows. Locked goods are answered as if they were not there. */
export async function goodsDetail(
  shop: Shop,
  id: number,
  member: Member | null = null,
): Promise<GoodsDetail | Refusal<"unknownGoods">> {
  const found = await detailRow(shop, id)
  if (!found || isLocked(shop, found)) return refused("unknownGoods")
  const { row, own } = spoken(found, found.saidBody, ["description", "seoTitle", "seoDescription", "seoKeywords"])
  const attributes = found.saidBody?.attributes ?? found.attributes
  const related = has(shop, "goodsRelation") ? await relatedGoods(shop, id) : []
  const forAll = row.tiers.filter((tier) => tier.variantId === null)
  const saidName = await saidNames(shop)
  const tags = row.tags
    .filter((tag) => tag.type !== 6 || has(shop, "customTags"))
    .map((tag) => ({ ...tag, name: saidName("tag", tag) }))
  const entry = goodsEntry(shop, row, tags, tiersShown(shop, forAll))
  const facts = found.saidBody?.attributes ? [] : (["attributes"] as const)
  const inOwn = ownTexts(shop, [...(own.includes("description") ? (["description"] as const) : []), ...facts], {
    description: "description",
    attributes: "attributes",
  })
  const running = has(shop, "goodsPromotion") ? row.promotions[0] : undefined
  return {
    ...entry,
    images: row.pictures.map((path) => pictureUrl(path)).filter((path) => path !== null),
    video: row.video,
    description: cleanHtml(row.description),
    specs: row.specs.map(({ values, ...spec }) => ({
      name: saidName("spec", spec),
      values: values.map((value) => ({ name: saidName("spec_value", value), image: pictureUrl(value.picture) })),
    })),
    details: row.variants.map(({ specs, ...variant }) => ({
      ...variantShown(shop, row, variant),
      specs: specs.map(({ specId, valueId, name, value }) => ({
        name: saidName("spec", { id: specId, name }),
        value: saidName("spec_value", { id: valueId, name: value }),
      })),
    })),
    attributes,
    categories: row.categories.map((one) => ({ id: one.id, dnames: saidName("category", one) })),
    relations: related,
    promotion: running
      ? {
          id: running.id,
          dnames: saidName("goods_promotion", running),
          beginTime: new Date(running.beginAt).toISOString(),
          endTime: new Date(running.endAt).toISOString(),
          isFreeShipping: running.freeShipping,
          salePrice: toDecimal(running.salePrice),
        }
      : null,
    delivery: await deliveryTime(shop, shop.region ?? shop.site.defaultRegion),
    tax: taxBeside(shop, row.taxClass),
    seo: { title: row.seoTitle || entry.dnames, description: row.seoDescription, keywords: row.seoKeywords },
    urls: found.names ? urlsOf(shop, found.names, found) : {},
    own: [...(entry.own ?? []), ...(inOwn.own ?? [])],
    isCollect: member !== null && (await hasFavourite(shop, member, id)),
  }
}

/** Its address in each language of the shop: where it has no name there, by the shop's own. */
const urlsOf = ({ site }: Shop, names: NonNullable<NamesSaid>, { id, name }: DetailRow) =>
  Object.fromEntries(site.offered.map((code) => [code, goodsPath(names[code] ?? name, id)]))

/** One variant with the price of a single piece now; `orginPrice` is what it is reduced from. */
function variantShown(
  shop: Shop,
  row: DetailRow,
  variant: Omit<VariantRow, "specs">,
): Omit<GoodsDetail["details"][number], "specs"> {
  const own = row.tiers.filter((tier) => tier.variantId === variant.id)
  const tiers = own.length > 0 ? own : row.tiers.filter((tier) => tier.variantId === null)
  const promotions = has(shop, "goodsPromotion")
    ? row.promotions.map((promotion) => ({
        ...promotion,
        beginAt: new Date(promotion.beginAt),
        endAt: new Date(promotion.endAt),
        goods: [{ goodsId: row.id, salePrice: promotion.salePrice }],
      }))
    : []
  const one = { line: 1, product: 1 }
  const rules = { siteType: shop.site.siteType, region: shop.region, promotions, now: shop.now }
  const { price: basePrice, regionPrices } = variant
  const unit = unitPrice({ goodsId: row.id, price: basePrice, regionPrices, tiers }, one, rules)
  const price = isRefused(unit) ? ZERO : unit.price
  const before = greater(variant.originalPrice ?? ZERO, isRefused(unit) ? ZERO : unit.ordinary)
  return {
    id: variant.id,
    goodNo: variant.number,
    price: toDecimal(price),
    basePrice: toDecimal(areaPrice({ price: basePrice, regionPrices: regionPrices ?? {} }, shop.region)),
    orginPrice: price > 0 && before > price ? toDecimal(before) : null,
    stock: variant.stock,
    weight: variant.weight,
    image: pictureUrl(variant.picture),
    pifaPrice: tiersShown(shop, tiers),
  }
}

async function relatedGoods(shop: Shop, id: number) {
  const rows = await shop.db
    .select(entryColumns(shop))
    .from(goodsRelation)
    .innerJoin(goods, and(eq(goods.siteId, goodsRelation.siteId), eq(goods.id, goodsRelation.relatedId)))
    .where(and(eq(goodsRelation.siteId, shop.site.id), eq(goodsRelation.goodsId, id), eq(goods.onSale, true)))
    .orderBy(asc(goodsRelation.position), asc(goods.id))
    .limit(12)
  return entriesOf(shop, rows, [])
}
