import { type SQL, sql } from "drizzle-orm"
import { POLICIES, type TranslatedKind } from "../../../domain/locales/translated-texts.ts"
import { OFFLINE_WAYS } from "../../../domain/orders/payment-way.ts"

/** What the shop's own words for a thing of each kind are called in its table. */
const NAMES: Record<Exclude<TranslatedKind, "site_policy" | "offline_way" | "site" | "home">, string> = {
  goods: "name",
  media: "alt",
  category: "name",
  spec: "name",
  spec_value: "name",
  tag: "name",
  navigation_entry: "label",
  goods_promotion: "name",
  order_promotion: "name",
  shipping_promotion: "name",
  coupon: "name",
  news: "title",
  content_page: "title",
  friend_link: "title",
  whatsapp_contact: "nick_name",
}

/** All things of a kind that a shop has words for, as a query for `id` and `name`. */
export function thingsToTranslate(kind: TranslatedKind, siteId: number): SQL {
  switch (kind) {
    case "site":
      return sql`select id, title as name from site where id = ${siteId}`
    case "home":
      return sql`select id, title as name from site where id = ${siteId} and ad_config <> '{}'`
    case "site_policy":
      return sql`select array_position(${sql.param([...POLICIES])}::text[], kind) as id, kind as name
        from site_policy where site_id = ${siteId} and (policy <> '' or summary <> '')`
    case "offline_way":
      return sql`select array_position(${sql.param([...OFFLINE_WAYS])}::text[], way) as id, way as name
        from offline_way where site_id = ${siteId} and instructions <> ''`
    default:
      return sql`select id, ${sql.identifier(NAMES[kind])} as name from ${sql.identifier(kind)}
        where site_id = ${siteId} and ${sql.identifier(NAMES[kind])} <> ''`
  }
}
