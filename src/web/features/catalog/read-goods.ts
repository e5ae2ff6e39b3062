import type { GoodsDetail, GoodsEntry } from "../../../contract/goods-shapes.ts"
import { GOODS_TAGS } from "../../../domain/catalog/tags.ts"
import { type ApiDecimal, fromDecimal, type Money } from "../../../domain/pricing/money.ts"
import { SCREENS } from "../../../domain/site/screens.ts"
import type { CardGoods, ItemGoods, ItemVariant, PriceTier } from "./goods.ts"
import { readDelivery } from "./read-delivery.ts"

/** A good of the API as a card shows it. */
export function readCard(entry: GoodsEntry): CardGoods {
  const { minPrice, maxPrice, orginPrice, tags, images } = entry
  return {
    id: entry.id,
    name: entry.dnames,
    subtitle: entry.subtitle,
    url: entry.url,
    image: entry.image,
    ...(images[1] && { secondImage: images[1] }),
    price: fromDecimal(minPrice),
    ...(maxPrice > minPrice && { highestPrice: fromDecimal(maxPrice) }),
    ...original(orginPrice),
    inStock: entry.inStock,
    needsChoice: entry.containSpec === "1",
    isLocked: entry.isEncrypted,
    isNew: tags.some(({ type }) => type === GOODS_TAGS.newArrivals),
    ...label(tags),
    rating: entry.rating,
    reviewCount: entry.remarkCount,
    ...(entry.soldCount && { soldCount: entry.soldCount }),
    ...(entry.dno && { number: entry.dno }),
    ...(entry.moq > 1 && { minimumQuantity: entry.moq }),
    ...(entry.pifaPrice.length > 0 && { tiers: entry.pifaPrice.map(readTier) }),
  }
}

/** A good of the API as its own page shows it. */
export function readItem(detail: GoodsDetail): ItemGoods {
  const { promotion, seo } = detail
  return {
    ...readCard(detail),
    number: detail.dno,
    ...(detail.viewCount && { viewCount: detail.viewCount }),
    minimumQuantity: detail.moq,
    images: detail.images,
    video: detail.video,
    description: detail.description,
    specs: detail.specs,
    variants: detail.details.map(readVariant),
    attributes: detail.attributes,
    promotion: promotion && {
      name: promotion.dnames,
      endsAt: promotion.endTime,
      salePrice: fromDecimal(promotion.salePrice),
    },
    delivery: readDelivery(detail.delivery),
    tax: detail.tax,
    seo: { title: seo.title, description: seo.description },
  }
}

/** The categories that a good lies in, from the top down, as ways to their lists. */
export const readCategoryPath = ({ categories }: GoodsDetail) =>
  categories.map(({ id, dnames }) => ({ name: dnames, url: `${SCREENS.goodsList.path}?categoryId=${id}` }))

/** Pieces left change with every order: a cached page tells only whether there are any. */
function readVariant(variant: GoodsDetail["details"][number]): ItemVariant {
  return {
    id: variant.id,
    number: variant.goodNo,
    specs: variant.specs,
    basePrice: fromDecimal(variant.basePrice),
    ...original(variant.orginPrice),
    inStock: variant.stock > 0,
    image: variant.image,
    tiers: variant.pifaPrice.map(readTier),
  }
}

/** Of a tier's prices the one that applies to this shopper. */
const readTier = ({ begin, areaPrice }: GoodsEntry["pifaPrice"][number]): PriceTier => ({
  begin,
  price: fromDecimal(areaPrice),
})

const original = (price: ApiDecimal | null): { originalPrice?: Money } =>
  price ? { originalPrice: fromDecimal(price) } : {}

function label(tags: GoodsEntry["tags"]): { label?: string } {
  const own = tags.find(({ type }) => type === GOODS_TAGS.custom)
  return own ? { label: own.dnames } : {}
}
