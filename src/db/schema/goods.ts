import { sql } from "drizzle-orm"
import {
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core"
import { MAX_MONEY } from "../../domain/constants.ts"
import { ZERO } from "../../domain/pricing/money.ts"
import { TAX_CLASSES } from "../../domain/tax/tax-class.ts"
import { category } from "./category.ts"
import { createdAt, id, moment, money } from "./columns.ts"
import { media } from "./media.ts"
import { siteId } from "./site.ts"

/** Above every price that there can be. */
const ON_REQUEST_LAST = MAX_MONEY + 1

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" })

/**
 * A good as lists see it. Narrow on purpose: a million of these are walked by index for lists and facets.
 * The columns under "derived" repeat what other tables say and are written by `indexGoods` only.
 */
export const goods = pgTable(
  "goods",
  {
    id: id(),
    siteId: siteId(),
    name: text().notNull(),
    /** A few words under the name: material, size. */
    subtitle: text().notNull().default(""),
    number: text().notNull(),
    moq: integer().notNull().default(1),
    onSale: boolean().notNull().default(true),
    encrypted: boolean().notNull().default(false),
    taxClass: text({ enum: TAX_CLASSES }).notNull().default("standard"),
    selfActivity: boolean().notNull().default(false),
    /** Higher stands first in the default order. */
    rank: integer().notNull().default(0),
    soldCount: integer().notNull().default(0),
    viewCount: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
    // derived
    variantCount: smallint().notNull().default(0),
    minPrice: money().notNull().default(ZERO),
    maxPrice: money().notNull().default(ZERO),
    /** What "cheapest first" goes by: what is on request has no price and comes last. */
    ascendingPrice: money()
      .notNull()
      .generatedAlwaysAs(sql`case when min_price = 0 then ${sql.raw(String(ON_REQUEST_LAST))} else min_price end`),
    originalPrice: money(),
    inStock: boolean().notNull().default(false),
    /** Whether a variant that is sold is nearly out, or out. */
    lowStock: boolean().notNull().default(false),
    picture: text(),
    secondPicture: text(),
    rating: integer().notNull().default(0),
    reviewCount: integer().notNull().default(0),
    categoryIds: integer().array().notNull().default([]),
    specValueIds: integer().array().notNull().default([]),
    tagIds: integer().array().notNull().default([]),
    /** Words of the shop's own language as they are, those of another behind its code: `de:schuh`. */
    search: tsvector().notNull().default(sql`''::tsvector`),
  },
  (t) => [
    unique("goods_site").on(t.siteId, t.id),
    unique("goods_number").on(t.siteId, t.number),
    // Read backwards for the highest first: "desc" here would say nulls last, which is not what queries mean by it.
    index("goods_by_rank").on(t.siteId, t.rank, t.id).where(sql`${t.onSale}`),
    index("goods_by_newest").on(t.siteId, t.createdAt, t.id).where(sql`${t.onSale}`),
    // With what tells by itself what the cheapest and the dearest of a category are.
    index("goods_by_price").on(t.siteId, t.minPrice, t.id, t.categoryIds, t.encrypted).where(sql`${t.onSale}`),
    index("goods_by_price_ascending")
      .on(t.siteId, t.ascendingPrice, t.id, t.categoryIds, t.encrypted, t.minPrice)
      .where(sql`${t.onSale}`),
    index("goods_by_sold").on(t.siteId, t.soldCount, t.id).where(sql`${t.onSale}`),
    index("goods_by_rating").on(t.siteId, t.rating, t.id).where(sql`${t.onSale}`),
    // What staff look for among all goods, those off sale included.
    index("goods_by_name").on(t.siteId, t.name, t.id),
    index("goods_by_change").on(t.siteId, t.updatedAt, t.id),
    index("goods_off_sale").on(t.siteId, t.id).where(sql`not ${t.onSale}`),
    index("goods_locked").on(t.siteId, t.id).where(sql`${t.encrypted}`),
    index("goods_low_in_stock").on(t.siteId, t.id).where(sql`${t.lowStock}`),
    index("goods_out_of_stock").on(t.siteId, t.id).where(sql`not ${t.inStock}`),
    index("goods_without_picture").on(t.siteId, t.id).where(sql`${t.picture} is null`),
    index("goods_by_self_activity").on(t.siteId, t.rank, t.id).where(sql`${t.onSale} and ${t.selfActivity}`),
    // Ids belong to one site anyway. Words do not, but with the site in the index every search would go through it whole.
    // A search must not pay for what was written last, so both are always up to date ("fastupdate").
    index("goods_by_facet").using("gin", t.categoryIds, t.specValueIds, t.tagIds).with({ fastupdate: false }),
    index("goods_by_words").using("gin", t.search).with({ fastupdate: false }),
    check("goods_moq", sql`${t.moq} between 1 and 999999`),
    check("goods_prices", sql`${t.minPrice} >= 0 and ${t.maxPrice} >= ${t.minPrice}`),
    check("goods_counts", sql`${t.soldCount} >= 0 and ${t.viewCount} >= 0 and ${t.reviewCount} >= 0`),
    check("goods_rating", sql`${t.rating} between 0 and 500`),
    check("goods_tax_class", sql`${t.taxClass} in ('standard','reduced','zero','exempt')`),
    check("goods_name_not_empty", sql`${t.name} <> '' and ${t.number} <> ''`),
  ],
)

/** What only the item page needs, kept apart so that lists read narrow rows. */
export const goodsText = pgTable(
  "goods_text",
  {
    goodsId: integer().primaryKey(),
    siteId: siteId(),
    description: text().notNull().default(""),
    attributes: jsonb().$type<{ name: string; value: string }[]>().notNull().default([]),
    video: text(),
    seoTitle: text().notNull().default(""),
    seoDescription: text().notNull().default(""),
    seoKeywords: text().notNull().default(""),
  },
  (t) => [
    foreignKey({
      name: "goods_text_goods",
      columns: [t.siteId, t.goodsId],
      foreignColumns: [goods.siteId, goods.id],
    }).onDelete("cascade"),
    index("goods_text_of_site").on(t.siteId),
  ],
)

export const goodsPicture = pgTable(
  "goods_picture",
  {
    siteId: siteId(),
    goodsId: integer().notNull(),
    mediaId: integer().notNull(),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.goodsId, t.mediaId] }),
    foreignKey({
      name: "goods_picture_goods",
      columns: [t.siteId, t.goodsId],
      foreignColumns: [goods.siteId, goods.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "goods_picture_media",
      columns: [t.siteId, t.mediaId],
      foreignColumns: [media.siteId, media.id],
    }),
    index("goods_picture_of_media").on(t.siteId, t.mediaId),
  ],
)

export const goodsCategory = pgTable(
  "goods_category",
  {
    siteId: siteId(),
    goodsId: integer().notNull(),
    categoryId: integer().notNull(),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.goodsId, t.categoryId] }),
    foreignKey({
      name: "goods_category_goods",
      columns: [t.siteId, t.goodsId],
      foreignColumns: [goods.siteId, goods.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "goods_category_category",
      columns: [t.siteId, t.categoryId],
      foreignColumns: [category.siteId, category.id],
    }),
    index("goods_category_of_category").on(t.siteId, t.categoryId),
  ],
)

/** Types 2 new arrivals, 3 hot sales and 4 recommends exist once a site; 6 is the merchant's own, as many as wanted. */
export const tag = pgTable(
  "tag",
  {
    id: id(),
    siteId: siteId(),
    type: smallint().notNull(),
    name: text().notNull(),
    position: integer().notNull().default(0),
  },
  (t) => [
    unique("tag_site").on(t.siteId, t.id),
    uniqueIndex("tag_one_of_a_fixed_type").on(t.siteId, t.type).where(sql`${t.type} <> 6`),
    uniqueIndex("tag_name").on(t.siteId, t.type, t.name),
    check("tag_type", sql`${t.type} in (2,3,4,6)`),
  ],
)

export const goodsTag = pgTable(
  "goods_tag",
  { siteId: siteId(), goodsId: integer().notNull(), tagId: integer().notNull() },
  (t) => [
    primaryKey({ columns: [t.goodsId, t.tagId] }),
    foreignKey({
      name: "goods_tag_goods",
      columns: [t.siteId, t.goodsId],
      foreignColumns: [goods.siteId, goods.id],
    }).onDelete("cascade"),
    foreignKey({ name: "goods_tag_tag", columns: [t.siteId, t.tagId], foreignColumns: [tag.siteId, tag.id] }).onDelete(
      "cascade",
    ),
    index("goods_tag_of_tag").on(t.siteId, t.tagId),
  ],
)

export const goodsRelation = pgTable(
  "goods_relation",
  {
    siteId: siteId(),
    goodsId: integer().notNull(),
    relatedId: integer().notNull(),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.goodsId, t.relatedId] }),
    foreignKey({
      name: "goods_relation_goods",
      columns: [t.siteId, t.goodsId],
      foreignColumns: [goods.siteId, goods.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "goods_relation_related",
      columns: [t.siteId, t.relatedId],
      foreignColumns: [goods.siteId, goods.id],
    }).onDelete("cascade"),
    index("goods_relation_of_related").on(t.siteId, t.relatedId),
    check("goods_relation_to_another", sql`${t.goodsId} <> ${t.relatedId}`),
  ],
)

/**
 * Every word that the shop's goods are found by, with the language it belongs to ('' is the shop's own); a mistyped word
 * is corrected to the nearest of these.
 */
export const searchWord = pgTable(
  "search_word",
  { siteId: siteId(), locale: text().notNull().default(""), word: text().notNull() },
  (t) => [
    primaryKey({ columns: [t.siteId, t.locale, t.word] }),
    index("search_word_by_likeness").using("gin", t.siteId, sql`${t.word} gin_trgm_ops`),
  ],
)
