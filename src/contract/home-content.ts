import { z } from "zod"
import { linkSent } from "./admin/fields.ts"
import { id } from "./fields.ts"

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

const report = z
  .object({
    title: words,
    text: words,
    rows: z
      .array(
        z.object({
          figure: words,
          title: words,
          text: words,
          note: words,
          categoryId: id.nullable().default(null),
        }),
      )
      .max(24)
      .default([]),
  })
  .default({ title: "", text: "", rows: [] })

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
  /** A figure over the years: `figure` of each row in its year, `title`; the last one is today's. */
  record: report,
  /** What part of the business each trade is: `figure` in percent. */
  industries: report,
  /** What was certified: `figure` is the standard, `title` what it is about, `text` by whom, `note` until when. */
  certificates: report,
  /** Above the form of the home page; `quote` is what the person `by` says who reads it. */
  request: z
    .object({ title: words, text: words, quote: words, by: words })
    .default({ title: "", text: "", quote: "", by: "" }),
  letter: z.object({ title: words, text: words }).nullable().default(null),
  contact: z
    .object({ phone: words, email: words, address: words, hours: words })
    .default({ phone: "", email: "", address: "", hours: "" }),
  payments: z.array(words).max(8).default([]),
})

export type HomeContent = z.output<typeof homeContent>
export type Teaser = z.output<typeof teaser>
