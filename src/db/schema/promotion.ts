import { sql } from "drizzle-orm"
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core"
import { ZERO } from "../../domain/pricing/money.ts"
import { createdAt, id, moment, money, updatedAt } from "./columns.ts"
import { goods } from "./goods.ts"
import { region } from "./region.ts"
import { siteId } from "./site.ts"
import { variant } from "./variant.ts"

/** One that is paused has ended (`endAt` is when), and until when it would go on is kept here. */
const pausable = () => ({ resumeEndAt: moment(), updatedAt: updatedAt() })

/** Goods at a promotion price while the window is open. */
export const goodsPromotion = pgTable(
  "goods_promotion",
  {
    id: id(),
    siteId: siteId(),
    name: text().notNull(),
    beginAt: moment().notNull(),
    endAt: moment().notNull(),
    freeShipping: boolean().notNull().default(false),
    ...pausable(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("goods_promotion_site").on(t.siteId, t.id),
    index("goods_promotion_window").on(t.siteId, t.endAt),
    check("goods_promotion_ends_after_begin", sql`${t.endAt} > ${t.beginAt}`),
  ],
)

export const goodsPromotionLine = pgTable(
  "goods_promotion_line",
  {
    siteId: siteId(),
    promotionId: integer().notNull(),
    goodsId: integer().notNull(),
    salePrice: money().notNull(),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.promotionId, t.goodsId] }),
    foreignKey({
      name: "goods_promotion_line_promotion",
      columns: [t.siteId, t.promotionId],
      foreignColumns: [goodsPromotion.siteId, goodsPromotion.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "goods_promotion_line_goods",
      columns: [t.siteId, t.goodsId],
      foreignColumns: [goods.siteId, goods.id],
    }).onDelete("cascade"),
    index("goods_promotion_line_of_goods").on(t.siteId, t.goodsId),
    check("goods_promotion_line_price", sql`${t.salePrice} > 0`),
  ],
)

/** Reductions on the whole order: 1 gift, 2 money off, 3 percentage. */
export const orderPromotion = pgTable(
  "order_promotion",
  {
    id: id(),
    siteId: siteId(),
    name: text().notNull(),
    type: smallint().notNull(),
    beginAt: moment().notNull(),
    endAt: moment().notNull(),
    ...pausable(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("order_promotion_type").on(t.siteId, t.id, t.type),
    index("order_promotion_window").on(t.siteId, t.endAt),
    check("order_promotion_kind", sql`${t.type} in (1,2,3)`),
    check("order_promotion_ends_after_begin", sql`${t.endAt} > ${t.beginAt}`),
  ],
)

/** One step of the ladder. `type` repeats the promotion's so that the check can see it. */
export const orderPromotionTier = pgTable(
  "order_promotion_tier",
  {
    id: id(),
    siteId: siteId(),
    promotionId: integer().notNull(),
    type: smallint().notNull(),
    amount: money().notNull(),
    reduceMoney: money(),
    /** Percent that remains to be paid. */
    discount: smallint(),
  },
  (t) => [
    unique("order_promotion_tier_site").on(t.siteId, t.id),
    unique("order_promotion_tier_amount").on(t.promotionId, t.amount),
    foreignKey({
      name: "order_promotion_tier_promotion",
      columns: [t.siteId, t.promotionId, t.type],
      foreignColumns: [orderPromotion.siteId, orderPromotion.id, orderPromotion.type],
    }).onDelete("cascade"),
    check("order_promotion_tier_amount_positive", sql`${t.amount} >= 0`),
    check(
      "order_promotion_tier_fits_type",
      // "is true": a check lets through what it cannot tell, and null > 0 cannot be told.
      sql`(case ${t.type} when 1 then ${t.reduceMoney} is null and ${t.discount} is null when 2 then ${t.reduceMoney} > 0 and ${t.discount} is null else ${t.discount} between 1 and 100 and ${t.reduceMoney} is null end) is true`,
    ),
  ],
)

export const orderPromotionGift = pgTable(
  "order_promotion_gift",
  {
    siteId: siteId(),
    tierId: integer().notNull(),
    variantId: integer().notNull(),
    number: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.tierId, t.variantId] }),
    foreignKey({
      name: "order_promotion_gift_tier",
      columns: [t.siteId, t.tierId],
      foreignColumns: [orderPromotionTier.siteId, orderPromotionTier.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "order_promotion_gift_variant",
      columns: [t.siteId, t.variantId],
      foreignColumns: [variant.siteId, variant.id],
    }).onDelete("cascade"),
    index("order_promotion_gift_of_variant").on(t.siteId, t.variantId),
    check("order_promotion_gift_number", sql`${t.number} > 0`),
  ],
)

/** Free freight from an amount on, to the named regions. */
export const shippingPromotion = pgTable(
  "shipping_promotion",
  {
    id: id(),
    siteId: siteId(),
    name: text().notNull(),
    above: money().notNull().default(ZERO),
    beginAt: moment().notNull(),
    endAt: moment().notNull(),
    ...pausable(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("shipping_promotion_site").on(t.siteId, t.id),
    index("shipping_promotion_window").on(t.siteId, t.endAt),
    check("shipping_promotion_amount", sql`${t.above} >= 0`),
    check("shipping_promotion_ends_after_begin", sql`${t.endAt} > ${t.beginAt}`),
  ],
)

export const shippingPromotionRegion = pgTable(
  "shipping_promotion_region",
  {
    siteId: siteId(),
    promotionId: integer().notNull(),
    regionId: integer()
      .notNull()
      .references(() => region.id),
  },
  (t) => [
    primaryKey({ columns: [t.promotionId, t.regionId] }),
    foreignKey({
      name: "shipping_promotion_region_promotion",
      columns: [t.siteId, t.promotionId],
      foreignColumns: [shippingPromotion.siteId, shippingPromotion.id],
    }).onDelete("cascade"),
    index("shipping_promotion_region_of_region").on(t.regionId),
    index("shipping_promotion_region_of_site").on(t.siteId),
  ],
)

/** A coupon as the merchant defines it. From `fullReduction` on; kind 1: `amount` off; kind 2: `discount` percent remain to be paid. */
export const coupon = pgTable(
  "coupon",
  {
    id: id(),
    siteId: siteId(),
    name: text().notNull(),
    code: text(),
    kind: smallint().notNull(),
    fullReduction: money().notNull().default(ZERO),
    amount: money(),
    discount: smallint(),
    /** 1 sign up and receive, 2 check out and receive. */
    receiveType: smallint().notNull(),
    /** Absent means permanent. */
    endAt: moment(),
    isSiteCoupon: boolean().notNull().default(false),
    updatedAt: updatedAt(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("coupon_site").on(t.siteId, t.id),
    uniqueIndex("coupon_code").on(t.siteId, sql`upper(${t.code})`),
    // One for signing up and one for checking out may stand side by side.
    uniqueIndex("coupon_one_of_each_for_the_site").on(t.siteId, t.receiveType).where(sql`${t.isSiteCoupon}`),
    check(
      "coupon_kind",
      sql`((${t.kind} = 1 and ${t.amount} > 0 and ${t.discount} is null) or (${t.kind} = 2 and ${t.discount} between 1 and 99 and ${t.amount} is null)) is true`,
    ),
    check("coupon_threshold", sql`${t.fullReduction} >= 0`),
    check("coupon_receive", sql`${t.receiveType} in (1,2)`),
  ],
)
