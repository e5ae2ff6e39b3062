import { sql } from "drizzle-orm"
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core"
import { id, money } from "./columns.ts"
import { goods } from "./goods.ts"
import { media } from "./media.ts"
import { region } from "./region.ts"
import { siteId } from "./site.ts"

/** What is really sold: one combination of spec values with its own price, stock and weight. */
export const variant = pgTable(
  "variant",
  {
    id: id(),
    siteId: siteId(),
    goodsId: integer().notNull(),
    number: text().notNull(),
    /** 0 means price on request: it cannot be put in the cart. */
    price: money().notNull(),
    originalPrice: money(),
    stock: integer().notNull(),
    /** Grams. */
    weight: integer().notNull(),
    mediaId: integer(),
    position: integer().notNull().default(0),
    onSale: boolean().notNull().default(true),
  },
  (t) => [
    unique("variant_site").on(t.siteId, t.id),
    unique("variant_goods").on(t.siteId, t.goodsId, t.id),
    unique("variant_number").on(t.siteId, t.number),
    foreignKey({
      name: "variant_of_goods",
      columns: [t.siteId, t.goodsId],
      foreignColumns: [goods.siteId, goods.id],
    }).onDelete("cascade"),
    foreignKey({ name: "variant_picture", columns: [t.siteId, t.mediaId], foreignColumns: [media.siteId, media.id] }),
    // What is about to run out, or has.
    index("variant_running_out").on(t.siteId, t.stock, t.id).where(sql`${t.onSale} and ${t.stock} <= 5`),
    index("variant_by_goods").on(t.goodsId, t.position),
    index("variant_of_picture").on(t.siteId, t.mediaId),
    check("variant_stock_not_negative", sql`${t.stock} >= 0`),
    check("variant_price_not_negative", sql`${t.price} >= 0 and ${t.originalPrice} > 0`),
    check("variant_weight_not_negative", sql`${t.weight} >= 0`),
  ],
)

/** A choice such as Colour, shared by all goods of a site so that lists can filter by it. */
export const spec = pgTable("spec", { id: id(), siteId: siteId(), name: text().notNull() }, (t) => [
  unique("spec_site").on(t.siteId, t.id),
  unique("spec_name").on(t.siteId, t.name),
])

export const specValue = pgTable(
  "spec_value",
  {
    id: id(),
    siteId: siteId(),
    specId: integer().notNull(),
    name: text().notNull(),
    /** As the merchant wants it shown, "#1a43ee"; never guessed from its name. */
    colour: text(),
  },
  (t) => [
    check("spec_value_colour", sql`${t.colour} ~ '^#[0-9a-f]{6}$'`),
    unique("spec_value_name").on(t.specId, t.name),
    unique("spec_value_of_spec").on(t.siteId, t.specId, t.id),
    foreignKey({
      name: "spec_value_spec",
      columns: [t.siteId, t.specId],
      foreignColumns: [spec.siteId, spec.id],
    }).onDelete("cascade"),
  ],
)

/** The values that a good offers, in the order shown, each with a picture of its own where it has one. */
export const goodsSpecValue = pgTable(
  "goods_spec_value",
  {
    siteId: siteId(),
    goodsId: integer().notNull(),
    specId: integer().notNull(),
    specValueId: integer().notNull(),
    specPosition: integer().notNull().default(0),
    position: integer().notNull().default(0),
    mediaId: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.goodsId, t.specValueId] }),
    foreignKey({
      name: "goods_spec_value_goods",
      columns: [t.siteId, t.goodsId],
      foreignColumns: [goods.siteId, goods.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "goods_spec_value_value",
      columns: [t.siteId, t.specId, t.specValueId],
      foreignColumns: [specValue.siteId, specValue.specId, specValue.id],
    }),
    foreignKey({
      name: "goods_spec_value_picture",
      columns: [t.siteId, t.mediaId],
      foreignColumns: [media.siteId, media.id],
    }),
    index("goods_spec_value_of_value").on(t.siteId, t.specId, t.specValueId),
    index("goods_spec_value_of_picture").on(t.siteId, t.mediaId),
  ],
)

/** A variant takes one value of each spec, and only values that its good offers. */
export const variantSpecValue = pgTable(
  "variant_spec_value",
  {
    siteId: siteId(),
    goodsId: integer().notNull(),
    variantId: integer().notNull(),
    specId: integer().notNull(),
    specValueId: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.variantId, t.specId] }),
    foreignKey({
      name: "variant_spec_value_variant",
      columns: [t.siteId, t.goodsId, t.variantId],
      foreignColumns: [variant.siteId, variant.goodsId, variant.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "variant_spec_value_value",
      columns: [t.siteId, t.specId, t.specValueId],
      foreignColumns: [specValue.siteId, specValue.specId, specValue.id],
    }),
    foreignKey({
      name: "variant_spec_value_offered",
      columns: [t.goodsId, t.specValueId],
      foreignColumns: [goodsSpecValue.goodsId, goodsSpecValue.specValueId],
    }).onDelete("cascade"),
    index("variant_spec_value_of_goods").on(t.goodsId, t.specValueId),
    index("variant_spec_value_of_value").on(t.siteId, t.specId, t.specValueId),
  ],
)

/** From `begin` pieces on, a piece costs `price`. Without a variant it holds for all variants of the good. */
export const tierPrice = pgTable(
  "tier_price",
  {
    id: id(),
    siteId: siteId(),
    goodsId: integer().notNull(),
    variantId: integer(),
    begin: integer().notNull(),
    price: money().notNull(),
  },
  (t) => [
    unique("tier_price_site").on(t.siteId, t.id),
    uniqueIndex("tier_price_of_goods").on(t.goodsId, t.begin).where(sql`${t.variantId} is null`),
    uniqueIndex("tier_price_of_variant").on(t.variantId, t.begin).where(sql`${t.variantId} is not null`),
    index("tier_price_by_goods").on(t.goodsId),
    foreignKey({
      name: "tier_price_goods",
      columns: [t.siteId, t.goodsId],
      foreignColumns: [goods.siteId, goods.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "tier_price_variant",
      columns: [t.siteId, t.goodsId, t.variantId],
      foreignColumns: [variant.siteId, variant.goodsId, variant.id],
    }).onDelete("cascade"),
    check("tier_price_positive", sql`${t.begin} >= 1 and ${t.price} > 0`),
  ],
)

export const tierRegionPrice = pgTable(
  "tier_region_price",
  {
    siteId: siteId(),
    tierId: integer().notNull(),
    regionId: integer()
      .notNull()
      .references(() => region.id),
    price: money().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tierId, t.regionId] }),
    foreignKey({
      name: "tier_region_price_tier",
      columns: [t.siteId, t.tierId],
      foreignColumns: [tierPrice.siteId, tierPrice.id],
    }).onDelete("cascade"),
    index("tier_region_price_of_region").on(t.regionId),
    index("tier_region_price_of_site").on(t.siteId),
    check("tier_region_price_positive", sql`${t.price} > 0`),
  ],
)

/** What a piece of a variant costs in a region where no tier applies. */
export const variantRegionPrice = pgTable(
  "variant_region_price",
  {
    siteId: siteId(),
    variantId: integer().notNull(),
    regionId: integer()
      .notNull()
      .references(() => region.id),
    price: money().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.variantId, t.regionId] }),
    foreignKey({
      name: "variant_region_price_variant",
      columns: [t.siteId, t.variantId],
      foreignColumns: [variant.siteId, variant.id],
    }).onDelete("cascade"),
    index("variant_region_price_of_region").on(t.regionId),
    index("variant_region_price_of_site").on(t.siteId),
    check("variant_region_price_positive", sql`${t.price} > 0`),
  ],
)
