import { type SQL, sql } from "drizzle-orm"
import type { PictureUse } from "../../../../contract/admin/media-calls.ts"

export type Reference = {
  use: PictureUse
  /** The rows of a shop that may show pictures: `id` and `name` of the thing, of pages the `slug`. */
  from: (siteId: number) => SQL
  /** How a row names its picture: by its id, by its address alone, or somewhere within a text. */
  by: "id" | "path" | "text"
}

const TRANSLATED_AS = { goods: "goods", news: "news", pages: "content_page", policies: "site_policy" } as const

/** Everything that can show a picture. Each row has `id`, `name`, `slug`, and `media_id`, `path` or `text`. */
export const REFERENCES: readonly Reference[] = [
  {
    use: "goods",
    by: "id",
    from: (siteId) => sql`select g.id, g.name, null as slug, u.media_id
      from goods_picture u join goods g on g.id = u.goods_id where u.site_id = ${siteId}`,
  },
  {
    use: "goods",
    by: "text",
    from: (siteId) => sql`select g.id, g.name, null as slug, concat_ws(' ', t.description, t.video) as text
      from goods_text t join goods g on g.id = t.goods_id
      where t.site_id = ${siteId} and concat_ws(' ', t.description, t.video) like '%/media/%'`,
  },
  {
    use: "variants",
    by: "id",
    from: (siteId) => sql`select g.id, g.name || ' · ' || v.number as name, null as slug, v.media_id
      from variant v join goods g on g.id = v.goods_id where v.site_id = ${siteId} and v.media_id is not null`,
  },
  {
    use: "specs",
    by: "id",
    from: (siteId) => sql`select g.id, g.name || ' · ' || w.name as name, null as slug, u.media_id
      from goods_spec_value u join goods g on g.id = u.goods_id join spec_value w on w.id = u.spec_value_id
      where u.site_id = ${siteId} and u.media_id is not null`,
  },
  {
    use: "categories",
    by: "id",
    from: (siteId) => sql`select c.id, c.name, null as slug, c.media_id
      from category c where c.site_id = ${siteId} and c.media_id is not null`,
  },
  {
    use: "news",
    by: "id",
    from: (siteId) => sql`select n.id, n.title as name, null as slug, n.media_id
      from news n where n.site_id = ${siteId} and n.media_id is not null`,
  },
  {
    use: "news",
    by: "text",
    from: (siteId) =>
      sql`select n.id, n.title as name, null as slug, n.content as text from news n where n.site_id = ${siteId}`,
  },
  {
    use: "pages",
    by: "text",
    from: (siteId) =>
      sql`select p.id, p.title as name, p.slug, p.content as text from content_page p where p.site_id = ${siteId}`,
  },
  {
    use: "policies",
    by: "text",
    from: (siteId) => sql`select null::int as id, p.kind as name, null as slug, concat_ws(' ', p.policy, p.logo) as text
      from site_policy p where p.site_id = ${siteId}`,
  },
  {
    use: "home",
    by: "text",
    from: (siteId) => sql`select null::int as id, '' as name, null as slug,
      concat_ws(' ', s.ad_config::text, s.home_sections::text) as text from site s where s.id = ${siteId}`,
  },
  {
    use: "look",
    by: "text",
    from: (siteId) => sql`select null::int as id, '' as name, null as slug, r.look::text as text
      from look_revision r where r.site_id = ${siteId} and r.published_at is null`,
  },
  {
    use: "site",
    by: "text",
    from: (siteId) => sql`select null::int as id, '' as name, null as slug, concat_ws(' ', s.favicon, s.logo) as text
      from site s where s.id = ${siteId}`,
  },
  ...(["goods", "news", "pages", "policies"] as const).map(
    (use): Reference => ({
      use,
      by: "text",
      from: (siteId) => sql`select case when t.kind = 'site_policy' then null else t.entity_id end as id,
        coalesce(t.texts ->> 'name', t.texts ->> 'title', '') || ' · ' || t.locale as name, null as slug, t.body::text as text
        from translation t where t.site_id = ${siteId} and t.kind = ${TRANSLATED_AS[use]}`,
    }),
  ),
  {
    use: "reviews",
    by: "id",
    from: (siteId) => sql`select r.id, r.author as name, null as slug, u.media_id
      from review_picture u join review r on r.id = u.review_id where u.site_id = ${siteId}`,
  },
  {
    use: "returns",
    by: "id",
    from: (siteId) => sql`select u.return_id as id, '' as name, null as slug, u.media_id
      from return_picture u where u.site_id = ${siteId}`,
  },
  {
    // Frozen orders keep showing theirs.
    use: "orders",
    by: "path",
    from: (siteId) => sql`select null::int as id, o.order_no as name, null as slug, l.picture as path
      from order_line l join shop_order o on o.id = l.order_id where l.site_id = ${siteId} and l.picture is not null`,
  },
]
