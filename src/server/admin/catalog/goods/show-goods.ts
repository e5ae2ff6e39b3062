import type { AdminGoodsReply } from "../../../../contract/admin/goods-shapes.ts"
import { goodsPath } from "../../../../domain/catalog/goods-address.ts"
import { toDecimal } from "../../../../domain/pricing/money.ts"
import { type Refusal, refused } from "../../../../domain/refusal.ts"
import { pictureUrl, type Shop } from "../../../shop.ts"
import { adminGoodsRow } from "./admin-goods-row.ts"

/** A good as it is edited: everything of it, also variants that are no longer sold. */
export async function showAdminGoods(shop: Shop, id: number): Promise<AdminGoodsReply | Refusal<"unknownGoods">> {
  const row = await adminGoodsRow(shop, id)
  if (!row) return refused("unknownGoods")
  return {
    id: row.id,
    updated_at: new Date(row.updatedAt).toISOString(),
    createTime: new Date(row.createdAt).toISOString(),
    dnames: row.name,
    subtitle: row.subtitle,
    dno: row.number,
    moq: row.moq,
    onSale: row.onSale,
    isEncrypted: row.encrypted,
    selfActivity: row.selfActivity,
    taxClass: row.taxClass,
    rank: row.rank,
    description: row.description,
    video: row.video,
    attributes: row.attributes,
    seo: { title: row.seoTitle, description: row.seoDescription, keywords: row.seoKeywords },
    categories: row.categories.map(({ id, name }) => ({ id, dnames: name })),
    tags: row.tags.map(({ id, type, name }) => ({ id, type, dnames: name })),
    relations: row.relations.map(({ id, name, number, picture }) => ({
      id,
      dnames: name,
      dno: number,
      image: pictureUrl(picture),
    })),
    pictures: row.pictures.map(({ id, path, alt }) => ({ id, url: pictureUrl(path) ?? "", alt })),
    specs: row.specs.map(({ id, name, values }) => ({
      id,
      name,
      values: values.map((value) => ({
        id: value.id,
        name: value.name,
        media_id: value.mediaId,
        colour: value.colour,
        image: pictureUrl(value.picture),
      })),
    })),
    variants: row.variants.map(({ number, price, originalPrice, regionPrices, mediaId, picture, ...variant }) => ({
      ...variant,
      goodNo: number,
      price: toDecimal(price),
      orginPrice: originalPrice === null ? null : toDecimal(originalPrice),
      region_prices: regionPrices.map(({ code, price }) => ({ region_code: code, price: toDecimal(price) })),
      media_id: mediaId,
      image: pictureUrl(picture),
    })),
    tiers: row.tiers.map(({ variantId, begin, price, regionPrices }) => ({
      detail_id: variantId,
      begin,
      price: toDecimal(price),
      region_prices: regionPrices.map(({ code, price }) => ({ region_code: code, price: toDecimal(price) })),
    })),
    url: goodsPath(row.name, row.id),
  }
}
