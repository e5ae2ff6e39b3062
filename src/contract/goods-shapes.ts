import { z } from "zod"
import { amount, id, listOf, moment, ownFields } from "./fields.ts"

/** A price from `begin` pieces on; `areaPrice` is the one that applies to this shopper. */
export const tier = z.object({ begin: z.number().int(), price: amount, areaPrice: amount })

export const goodsTag = z.object({ id, type: z.number().int(), dnames: z.string() })

/** A good as lists and cards show it. Locked goods keep their name and nothing else. */
export const goodsEntry = z.object({
  id,
  dnames: z.string(),
  subtitle: z.string(),
  dno: z.string(),
  image: z.string().nullable(),
  images: z.array(z.string()).max(2),
  price: amount,
  minPrice: amount,
  maxPrice: amount,
  orginPrice: amount.nullable(),
  moq: z.number().int(),
  containSpec: z.enum(["0", "1"]),
  onSale: z.boolean(),
  inStock: z.boolean(),
  isEncrypted: z.boolean(),
  rating: z.number().nullable(),
  remarkCount: z.number().int(),
  soldCount: z.number().int().optional(),
  viewCount: z.number().int().optional(),
  tags: z.array(goodsTag),
  url: z.string(),
  pifaPrice: z.array(tier),
  own: ownFields,
})

const counted = { count: z.number().int(), selected: z.boolean() }

/** What the list can be narrowed by. Counts are exact up to the cap; beyond it `isCapped` is set and they are lower bounds. */
const facets = z.object({
  categories: z.array(z.object({ id, dnames: z.string(), ...counted })),
  price: z.object({ min: amount, max: amount }).nullable(),
  specs: z.array(
    z.object({
      name: z.string(),
      values: z.array(z.object({ id, name: z.string(), colour: z.string().nullable(), ...counted })),
    }),
  ),
  isCapped: z.boolean(),
})

export const goodsList = listOf(goodsEntry).extend({ isCapped: z.boolean() })
/**
 * `corrected` is what was searched instead of the keywords, where a typing error was put right; `suggestion` what may have
 * been meant where nothing was found, and would find something.
 */
export const goodsListWithFacets = goodsList.extend({
  facets,
  corrected: z.string().nullable(),
  suggestion: z.string().nullable(),
})

export const goodsVariant = z.object({
  id,
  goodNo: z.string(),
  specs: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Of a single piece, now. */
  price: amount,
  /** What a piece costs where no tier applies and nothing is reduced; 0 is on request. */
  basePrice: amount,
  orginPrice: amount.nullable(),
  stock: z.number().int(),
  weight: z.number().int(),
  image: z.string().nullable(),
  pifaPrice: z.array(tier),
})

/** How many days delivery to the visitor's country takes; the shop's own where that is not known. */
export const deliveryTime = z.object({ countryName: z.string(), min: z.number().int(), max: z.number().int() })

export const seo = z.object({ title: z.string(), description: z.string(), keywords: z.string() })

export const goodsDetail = goodsEntry.extend({
  images: z.array(z.string()),
  video: z.string().nullable(),
  description: z.string(),
  specs: z.array(
    z.object({ name: z.string(), values: z.array(z.object({ name: z.string(), image: z.string().nullable() })) }),
  ),
  details: z.array(goodsVariant),
  attributes: z.array(z.object({ name: z.string(), value: z.string() })),
  categories: z.array(z.object({ id, dnames: z.string() })),
  relations: z.array(goodsEntry),
  promotion: z
    .object({
      id,
      dnames: z.string(),
      beginTime: moment,
      endTime: moment,
      isFreeShipping: z.boolean(),
      salePrice: amount,
    })
    .nullable(),
  /** To the country that prices are for, else to the shop's own. `goods/stock` tells this visitor's. */
  delivery: deliveryTime.nullable(),
  /** What is said beside its price ("incl. 19% VAT") where the shop sells; null where it has nothing to do with taxes. */
  tax: z.object({ text: z.string(), isIncluded: z.boolean() }).nullable(),
  seo,
  /** Its address in each language of the shop; empty where it has one name only. */
  urls: z.record(z.string(), z.string()),
  isCollect: z.boolean(),
})

export type CategoryNode = {
  id: number
  dnames: string
  own?: string[] | undefined
  description: string
  image: string | null
  isAd: "0" | "1"
  sub: CategoryNode[]
}

export const categoryNode: z.ZodType<CategoryNode> = z.object({
  id,
  dnames: z.string(),
  description: z.string(),
  image: z.string().nullable(),
  isAd: z.enum(["0", "1"]),
  own: ownFields,
  get sub() {
    return z.array(categoryNode)
  },
})

export const goodsPromotion = z.object({
  id,
  dnames: z.string(),
  beginTime: moment,
  endTime: moment,
  isFreeShipping: z.boolean(),
  createTime: moment,
  detail: z.array(
    z.object({
      goodId: id,
      goodName: z.string(),
      salePrice: amount,
      orginPrice: amount,
      image: z.string().nullable(),
      url: z.string(),
    }),
  ),
})

export const giftOffered = z.object({
  goodId: id,
  goodName: z.string(),
  image: z.string().nullable(),
  number: z.number().int(),
})

export const orderPromotion = z.object({
  id,
  dnames: z.string(),
  type: z.number().int(),
  beginTime: moment,
  endTime: moment,
  ladderArea: z.array(
    z.object({
      amount,
      reduceMoney: amount,
      discount: z.number().int(),
      goodsNumber: z.number().int(),
      goods: z.array(giftOffered),
    }),
  ),
})

const remark = z.object({
  id,
  author: z.string(),
  stars: z.number().int().min(1).max(5),
  content: z.string(),
  specs: z.string(),
  images: z.array(z.string()),
  answer: z.string(),
  createTime: moment,
})

export const remarkList = listOf(remark).extend({
  summary: z.object({ average: z.number(), count: z.number().int(), stars: z.array(z.number().int()).length(5) }),
})

/** The newest good words about the shop, for its home page. */
export const latestRemarks = listOf(remark.extend({ goodsName: z.string(), goodsUrl: z.string() })).extend({
  average: z.number(),
})

export type GoodsEntry = z.output<typeof goodsEntry>
export type DeliveryTime = z.output<typeof deliveryTime>
export type GoodsDetail = z.output<typeof goodsDetail>
export type GoodsList = z.output<typeof goodsListWithFacets>
export type Facets = z.output<typeof facets>
export type Tier = z.output<typeof tier>
export type Remark = z.output<typeof remark>
