import { z } from "zod"
import { TAX_CLASSES } from "../../domain/tax/tax-class.ts"
import { filled, id, key, quantity, regionCode, text } from "../fields.ts"
import { complain, htmlSent, idsOf, linkSent, momentSent, priceAsked } from "./fields.ts"

const RANK_MAX = 1_000_000
const TIERS_MAX = 20
const REGION_PRICES_MAX = 60

export const wholeNumber = z.number(key("wholeNumber")).int(key("wholeNumber"))
const attribute = z.object({ name: filled(100), value: filled(500) })

/** What is not sent of a good that exists stays as it is. */
export const goodsSent = z
  .object({
    dnames: filled(200),
    subtitle: text(200),
    dno: filled(60),
    moq: quantity,
    onSale: z.boolean(),
    isEncrypted: z.boolean(),
    selfActivity: z.boolean(),
    taxClass: z.enum(TAX_CLASSES, key("invalid")),
    rank: wholeNumber.min(-RANK_MAX).max(RANK_MAX),
    description: htmlSent,
    video: linkSent.nullable(),
    attributes: z.array(attribute).max(60, key("tooManyEntries")),
    seo: z.object({ title: text(200), description: text(500), keywords: text(500) }),
    categories: idsOf(20),
    tags: idsOf(20),
    relations: idsOf(24),
    pictures: idsOf(30),
  })
  .partial()
  .extend({ id: id.optional(), updated_at: momentSent.optional() })
  .superRefine((sent, context) => {
    if (sent.id !== undefined && !sent.updated_at) complain(context, ["updated_at"], key("required"))
    for (const field of ["dnames", "dno"] as const)
      if (sent.id === undefined && sent[field] === undefined) complain(context, [field], key("required"))
  })

/** What something costs in some regions, each named once. */
export const regionPricesSent = z
  .array(z.object({ region_code: regionCode, price: priceAsked }))
  .max(REGION_PRICES_MAX, key("tooManyEntries"))
  .refine((prices) => new Set(prices.map(({ region_code }) => region_code)).size === prices.length, key("invalid"))

export const tiersSent = z
  .array(z.object({ begin: quantity, price: priceAsked, region_prices: regionPricesSent.default([]) }))
  .max(TIERS_MAX, key("tooManyEntries"))
  .superRefine((tiers, context) => {
    for (const [at, tier] of tiers.entries())
      if (tiers.findIndex(({ begin }) => begin === tier.begin) < at) complain(context, [at, "begin"], key("invalid"))
  })
