import { z } from "zod"
import { linkSent } from "./admin/fields.ts"

const words = z.string().trim().max(300).default("")
const address = linkSent.or(z.literal("")).default("")

const teaser = z.object({
  eyebrow: words,
  title: words,
  text: words,
  action: words,
  url: address,
  image: z.string().nullable().default(null),
})

/**
 * What a merchant says on the home page, in the header strip and in the footer (`ad_config`). Every part may be empty:
 * a section without its content is not shown.
 */
export const homeContent = z.object({
  ticker: z.array(words).max(12).default([]),
  hero: teaser
    .extend({ goodsId: z.number().int().nullable().default(null) })
    .nullable()
    .default(null),
  offers: z.array(teaser).max(6).default([]),
  categories: z.object({ title: words, text: words }).default({ title: "", text: "" }),
  promotion: z
    .object({ title: words, text: words, action: words, image: z.string().nullable().default(null) })
    .default({ title: "", text: "", action: "", image: null }),
  services: z
    .array(z.object({ icon: z.enum(["delivery", "return", "promise", "person"]), title: words, text: words }))
    .max(4)
    .default([]),
  story: teaser
    .extend({
      images: z.array(z.string()).max(4).default([]),
      steps: z
        .array(z.object({ figure: words, text: words }))
        .max(6)
        .default([]),
    })
    .nullable()
    .default(null),
  /** Goods by price: `figure` of each step is the highest price in the base currency, `text` for whom. */
  gifts: z
    .object({
      title: words,
      steps: z
        .array(z.object({ figure: words, text: words }))
        .max(6)
        .default([]),
    })
    .default({ title: "", steps: [] }),
  /** The day of the year that the shop prepares for ("12-24"), and until when an order reaches each place. */
  occasion: z
    .object({
      title: words,
      day: z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/),
      posts: z
        .array(z.object({ place: words, until: words }))
        .max(8)
        .default([]),
    })
    .nullable()
    .default(null),
  letter: z.object({ title: words, text: words }).nullable().default(null),
  contact: z
    .object({ phone: words, email: words, address: words, hours: words })
    .default({ phone: "", email: "", address: "", hours: "" }),
  payments: z.array(words).max(8).default([]),
})

export type HomeContent = z.output<typeof homeContent>
export type Teaser = z.output<typeof teaser>
