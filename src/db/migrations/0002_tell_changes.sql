-- Whatever changes what public pages show is told on the channel vitrine_changed, by whatever hand it was changed.
-- The payload is tags with a space between: site:1, list:1, goods:1:12, goods:1:* (many goods), news:1, page:1, * (everything).
-- Once for each statement: a COPY of a hundred thousand rows costs one look at them and tells one line.

-- Tables that belong to a whole site. Arguments: kind of tag, column of the site.
CREATE FUNCTION tell_site_change() RETURNS trigger LANGUAGE plpgsql AS $tell$
DECLARE
  changed text := CASE TG_OP
    WHEN 'INSERT' THEN 'select * from new_rows'
    WHEN 'DELETE' THEN 'select * from old_rows'
    ELSE 'select * from new_rows union all select * from old_rows' END;
  tags text;
BEGIN
  EXECUTE format($q$
    select case when count(*) > 50 then '*' else string_agg(%L || ':' || site, ' ') end
    from (select distinct %I as site from (%s) changed) sites$q$, TG_ARGV[0], TG_ARGV[1], changed) INTO tags;
  IF tags <> '' THEN PERFORM pg_notify('vitrine_changed', tags); END IF;
  RETURN NULL;
END $tell$;
--> statement-breakpoint
-- Tables that belong to goods. Arguments: column of the goods, columns that no kept page shows, whether lists show the rest.
CREATE FUNCTION tell_goods_change() RETURNS trigger LANGUAGE plpgsql AS $tell$
DECLARE
  many CONSTANT int := 50;
  unshown CONSTANT text[] := string_to_array(TG_ARGV[1], ',');
  source text := CASE TG_OP WHEN 'DELETE' THEN 'old_rows' ELSE 'new_rows' END;
  changed text;
  few boolean;
  tags text;
BEGIN
  -- Every order changes stock and sold count. That nothing else did is found out with a plan that is kept: a fraction of the time.
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME IN ('goods', 'variant') THEN
    IF (SELECT count(*) FROM (SELECT FROM new_rows LIMIT 51) part) <= many AND NOT EXISTS (
      SELECT FROM new_rows n JOIN old_rows o USING (id)
      WHERE to_jsonb(n) - unshown IS DISTINCT FROM to_jsonb(o) - unshown) THEN
      RETURN NULL;
    END IF;
  END IF;
  EXECUTE format('select count(*) <= %s from (select from %I limit %s) part', many, source, many + 1) INTO few;
  IF NOT few THEN
    EXECUTE format($q$
      select case when count(*) > %s then '*' else string_agg(format('list:%%1$s goods:%%1$s:*', site_id), ' ') end
      from (select distinct site_id from %I) sites$q$, many, source) INTO tags;
  ELSE
    changed := format('select site_id, %I as goods_id, to_jsonb(r) - $1 as shown from %%I r', TG_ARGV[0]);
    IF TG_OP = 'UPDATE' THEN
      changed := format('(%1$s except %2$s) union all (%2$s except %1$s)', format(changed, 'new_rows'), format(changed, 'old_rows'));
    ELSE
      changed := format(changed, source);
    END IF;
    EXECUTE format($q$
      select string_agg(distinct tag, ' ')
      from (%s) changed cross join lateral (values
        ('goods:' || site_id || ':' || goods_id), (case when %L then 'list:' || site_id end)) tags (tag)$q$,
      changed, TG_ARGV[2]) INTO tags USING unshown;
  END IF;
  IF tags <> '' THEN PERFORM pg_notify('vitrine_changed', tags); END IF;
  RETURN NULL;
END $tell$;
--> statement-breakpoint
DO $triggers$
DECLARE
  told record;
BEGIN
  FOR told IN
    WITH told (name, call) AS (
      SELECT name, format('tell_site_change(''site'', %L)', CASE name WHEN 'site' THEN 'id' ELSE 'site_id' END)
      FROM unnest(ARRAY[
        'site', 'site_domain', 'site_app', 'site_policy', 'currency', 'whatsapp_contact', 'friend_link',
        'navigation_entry', 'category', 'tag', 'spec', 'spec_value', 'free_shipping_region', 'coupon', 'tier_region_price',
        'goods_promotion', 'goods_promotion_line', 'order_promotion', 'order_promotion_tier', 'order_promotion_gift',
        'shipping_promotion', 'shipping_promotion_region']) name
      UNION ALL VALUES
        ('news', 'tell_site_change(''news'', ''site_id'')'),
        ('content_page', 'tell_site_change(''page'', ''site_id'')'),
        -- Sold and view counts change all the time; a kept page may be a minute behind with them.
        ('goods', 'tell_goods_change(''id'', ''sold_count,view_count,updated_at,search'', true)'),
        -- Pieces left change with every order and are not in kept pages; that the last one is gone is in goods.in_stock.
        ('variant', 'tell_goods_change(''goods_id'', ''stock'', false)'),
        ('tier_price', 'tell_goods_change(''goods_id'', '''', true)')
      UNION ALL
      SELECT name, 'tell_goods_change(''goods_id'', '''', false)'
      FROM unnest(ARRAY[
        'goods_text', 'goods_picture', 'goods_category', 'goods_tag', 'goods_relation', 'goods_spec_value',
        'variant_spec_value', 'review']) name
    )
    SELECT name, call, event, rows
    FROM told, (VALUES
      ('insert', 'new table as new_rows'),
      ('update', 'old table as old_rows new table as new_rows'),
      ('delete', 'old table as old_rows')) events (event, rows)
    -- Shoppers add pictures too; only a changed one (its text, its file) is on a page already.
    UNION ALL VALUES ('media', 'tell_site_change(''site'', ''site_id'')', 'update', 'old table as old_rows new table as new_rows')
  LOOP
    EXECUTE format(
      'create trigger %I after %s on %I referencing %s for each statement execute function %s',
      'tell_' || told.event, told.event, told.name, told.rows, told.call);
  END LOOP;
END $triggers$;
