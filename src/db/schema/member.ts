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
  uuid,
} from "drizzle-orm/pg-core"
import { account } from "./account.ts"
import { createdAt, id, moment } from "./columns.ts"
import { goods } from "./goods.ts"
import { coupon } from "./promotion.ts"
import { region } from "./region.ts"
import { siteId } from "./site.ts"
import { variant } from "./variant.ts"

export const member = pgTable(
  "member",
  {
    id: id(),
    siteId: siteId(),
    userName: text().notNull(),
    email: text().notNull(),
    passwordHash: text().notNull(),
    language: text().notNull().default("en"),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    unique("member_site").on(t.siteId, t.id),
    unique("member_email").on(t.siteId, t.email),
    index("member_by_words").using("gin", t.siteId, sql`lower(${t.email} || ' ' || ${t.userName}) gin_trgm_ops`),
    check("member_email_shape", sql`${t.email} = lower(${t.email}) and ${t.email} like '%_@_%'`),
  ],
)

/**
 * What somebody may do in one shop. It counts once they have proved that the role is theirs: by a one-time link, or by the
 * password that they had in this shop before there were accounts.
 */
export const staff = pgTable(
  "staff",
  {
    id: id(),
    siteId: siteId(),
    accountId: integer()
      .notNull()
      .references(() => account.id),
    /** As the shop calls them; once the role is proved, as they call themselves. */
    name: text().notNull(),
    role: text({ enum: ["owner", "clerk"] }).notNull(),
    provedAt: moment(),
    /** Of a role that is not proved yet and is older than accounts. */
    passwordHash: text(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("staff_site").on(t.siteId, t.id),
    unique("staff_account").on(t.siteId, t.accountId),
    index("staff_of_account").on(t.accountId),
    check("staff_role", sql`${t.role} in ('owner','clerk')`),
  ],
)

/** Stored hashed. A rotated token keeps its family, so that reuse of an old one ends them all. */
export const refreshToken = pgTable(
  "refresh_token",
  {
    tokenHash: text().primaryKey(),
    siteId: siteId(),
    memberId: integer().notNull(),
    family: uuid().notNull(),
    issuedAt: createdAt(),
    expiresAt: moment().notNull(),
    replacedAt: moment(),
    revokedAt: moment(),
  },
  (t) => [
    foreignKey({
      name: "refresh_token_member",
      columns: [t.siteId, t.memberId],
      foreignColumns: [member.siteId, member.id],
    }).onDelete("cascade"),
    index("refresh_token_of_family").on(t.family),
    index("refresh_token_of_member").on(t.siteId, t.memberId),
    index("refresh_token_by_expiry").on(t.expiresAt),
  ],
)

export const passwordReset = pgTable(
  "password_reset",
  {
    id: id(),
    siteId: siteId(),
    memberId: integer().notNull(),
    codeHash: text().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: "password_reset_member",
      columns: [t.siteId, t.memberId],
      foreignColumns: [member.siteId, member.id],
    }).onDelete("cascade"),
    index("password_reset_of_member").on(t.siteId, t.memberId),
    index("password_reset_by_expiry").on(t.expiresAt),
  ],
)

/** An address that a member wants to have, until it is confirmed; one at a time. */
export const emailChange = pgTable(
  "email_change",
  {
    siteId: siteId(),
    memberId: integer().notNull(),
    email: text().notNull(),
    codeHash: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ name: "email_change_key", columns: [t.siteId, t.memberId] }),
    foreignKey({
      name: "email_change_member",
      columns: [t.siteId, t.memberId],
      foreignColumns: [member.siteId, member.id],
    }).onDelete("cascade"),
    index("email_change_by_expiry").on(t.expiresAt),
  ],
)

export const address = pgTable(
  "address",
  {
    id: id(),
    siteId: siteId(),
    memberId: integer().notNull(),
    regionId: integer()
      .notNull()
      .references(() => region.id),
    contact: text().notNull(),
    callingCode: text().notNull().default(""),
    mobile: text().notNull(),
    email: text().notNull().default(""),
    city: text().notNull(),
    street: text().notNull(),
    zipCode: text().notNull().default(""),
    isDefault: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    unique("address_site").on(t.siteId, t.id),
    foreignKey({
      name: "address_member",
      columns: [t.siteId, t.memberId],
      foreignColumns: [member.siteId, member.id],
    }).onDelete("cascade"),
    index("address_of_member").on(t.siteId, t.memberId),
    index("address_of_region").on(t.regionId),
    uniqueIndex("address_one_default").on(t.memberId).where(sql`${t.isDefault}`),
  ],
)

/** At most one line a variant. */
export const cartLine = pgTable(
  "cart_line",
  {
    siteId: siteId(),
    memberId: integer().notNull(),
    variantId: integer().notNull(),
    number: integer().notNull(),
    selected: boolean().notNull().default(true),
    addedAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.variantId] }),
    foreignKey({
      name: "cart_line_member",
      columns: [t.siteId, t.memberId],
      foreignColumns: [member.siteId, member.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "cart_line_variant",
      columns: [t.siteId, t.variantId],
      foreignColumns: [variant.siteId, variant.id],
    }).onDelete("cascade"),
    index("cart_line_of_variant").on(t.siteId, t.variantId),
    check("cart_line_number", sql`${t.number} between 1 and 999999`),
  ],
)

export const favourite = pgTable(
  "favourite",
  { siteId: siteId(), memberId: integer().notNull(), goodsId: integer().notNull(), createdAt: createdAt() },
  (t) => [
    primaryKey({ columns: [t.memberId, t.goodsId] }),
    foreignKey({
      name: "favourite_member",
      columns: [t.siteId, t.memberId],
      foreignColumns: [member.siteId, member.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "favourite_goods",
      columns: [t.siteId, t.goodsId],
      foreignColumns: [goods.siteId, goods.id],
    }).onDelete("cascade"),
    index("favourite_by_date").on(t.memberId, t.createdAt),
    index("favourite_of_goods").on(t.siteId, t.goodsId),
  ],
)

/** A coupon in a member's hands; each is received once. Its use is `couponUse`. */
export const memberCoupon = pgTable(
  "member_coupon",
  { id: id(), siteId: siteId(), couponId: integer().notNull(), memberId: integer().notNull(), receivedAt: createdAt() },
  (t) => [
    unique("member_coupon_once").on(t.memberId, t.couponId),
    unique("member_coupon_site").on(t.siteId, t.id),
    foreignKey({
      name: "member_coupon_coupon",
      columns: [t.siteId, t.couponId],
      foreignColumns: [coupon.siteId, coupon.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "member_coupon_member",
      columns: [t.siteId, t.memberId],
      foreignColumns: [member.siteId, member.id],
    }).onDelete("cascade"),
    index("member_coupon_of_coupon").on(t.siteId, t.couponId),
  ],
)
