import { z } from "zod"
import { TAX_CLASSES } from "../../domain/tax/tax-class.ts"
import { amount, id, moment } from "../fields.ts"
import { goodsTag, goodsVariant, seo } from "../goods-shapes.ts"

/** A good in the staff's list, whether it is sold or not. */
export const adminGoods = z.object({
  id,
  dnames: z.string(),
  dno: z.string(),
  image: z.string().nullable(),
  minPrice: amount,
  maxPrice: amount,
  stock: z.number().int(),
  lowStock: z.boolean(),
  /** The variant of a good that has one only, and its price: both are changed in the list. */
  detail_id: id.nullable(),
  price: amount.nullable(),
  categories: z.array(z.string()),
  variantCount: z.number().int(),
  onSale: z.boolean(),
  isEncrypted: z.boolean(),
  soldCount: z.number().int(),
  url: z.string(),
  updated_at: moment,
})

const picture = z.object({ id, url: z.string(), alt: z.string() })
const named = z.object({ id, dnames: z.string() })

const regionPrice = z.object({ region_code: z.string(), price: amount })

/** A variant as it is edited, also one that is no longer sold. */
const adminVariant = goodsVariant
  .omit({ pifaPrice: true, basePrice: true })
  .extend({ media_id: id.nullable(), onSale: z.boolean(), region_prices: z.array(regionPrice) })

/** A good as it is edited. */
export const adminGoodsReply = z.object({
  id,
  updated_at: moment,
  createTime: moment,
  dnames: z.string(),
  subtitle: z.string(),
  dno: z.string(),
  moq: z.number().int(),
  onSale: z.boolean(),
  isEncrypted: z.boolean(),
  selfActivity: z.boolean(),
  taxClass: z.enum(TAX_CLASSES),
  rank: z.number().int(),
  description: z.string(),
  video: z.string().nullable(),
  attributes: z.array(z.object({ name: z.string(), value: z.string() })),
  seo,
  categories: z.array(named),
  tags: z.array(goodsTag),
  relations: z.array(named.extend({ dno: z.string(), image: z.string().nullable() })),
  pictures: z.array(picture),
  specs: z.array(
    z.object({
      id,
      name: z.string(),
      values: z.array(
        z.object({
          id,
          name: z.string(),
          media_id: id.nullable(),
          image: z.string().nullable(),
          colour: z.string().nullable(),
        }),
      ),
    }),
  ),
  variants: z.array(adminVariant),
  tiers: z.array(
    z.object({
      detail_id: id.nullable(),
      begin: z.number().int(),
      price: amount,
      region_prices: z.array(regionPrice),
    }),
  ),
  url: z.string(),
})

export type AdminGoods = z.output<typeof adminGoods>
export type AdminGoodsReply = z.output<typeof adminGoodsReply>
