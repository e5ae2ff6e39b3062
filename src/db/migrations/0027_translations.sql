CREATE TABLE "translation" (
	"site_id" integer NOT NULL,
	"kind" text NOT NULL,
	"entity_id" integer NOT NULL,
	"locale" text NOT NULL,
	"texts" jsonb NOT NULL,
	"body" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "translation_site_id_kind_entity_id_locale_pk" PRIMARY KEY("site_id","kind","entity_id","locale"),
	CONSTRAINT "translation_kind" CHECK ("translation"."kind" in ('goods','category','spec','spec_value','tag','navigation_entry','goods_promotion','order_promotion','shipping_promotion','coupon','news','content_page','site_policy','offline_way','friend_link','whatsapp_contact','site','home')),
	CONSTRAINT "translation_locale" CHECK ("translation"."locale" in ('en','de','fr','es','pt','it','ru','zh','ja','ko','ara')),
	CONSTRAINT "translation_objects" CHECK (jsonb_typeof("translation"."texts") = 'object' and jsonb_typeof("translation"."body") = 'object')
);
--> statement-breakpoint
ALTER TABLE "search_word" DROP CONSTRAINT "search_word_site_id_word_pk";--> statement-breakpoint
ALTER TABLE "search_word" ADD COLUMN "locale" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_word" ADD CONSTRAINT "search_word_site_id_locale_word_pk" PRIMARY KEY("site_id","locale","word");--> statement-breakpoint
ALTER TABLE "translation" ADD CONSTRAINT "translation_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- A translation goes with its thing, by whatever hand that is deleted.
CREATE FUNCTION forget_translations() RETURNS trigger LANGUAGE plpgsql AS $forget$
BEGIN
  DELETE FROM translation t USING old_rows o
  WHERE t.site_id = o.site_id AND t.kind = TG_TABLE_NAME AND t.entity_id = o.id;
  RETURN NULL;
END $forget$;
--> statement-breakpoint
-- Told as the thing itself is told (see tell_changes): goods as goods and lists, news and pages as such, the rest as the site.
CREATE FUNCTION tell_translation_change() RETURNS trigger LANGUAGE plpgsql AS $tell$
DECLARE
  many CONSTANT int := 50;
  changed text := CASE TG_OP
    WHEN 'INSERT' THEN 'select * from new_rows'
    WHEN 'DELETE' THEN 'select * from old_rows'
    ELSE 'select * from new_rows union all select * from old_rows' END;
  tags text;
BEGIN
  EXECUTE format($q$
    with changed as (select distinct site_id, kind, entity_id from (%s) rows),
      tags as (
        select distinct case kind when 'news' then 'news:' when 'content_page' then 'page:' when 'goods' then 'list:'
          else 'site:' end || site_id as tag from changed
        union
        select case when count(*) over (partition by site_id) > %s then format('goods:%%s:*', site_id)
          else format('goods:%%s:%%s', site_id, entity_id) end from changed where kind = 'goods')
    select case when count(*) > 2 * %s then '*' else string_agg(tag, ' ') end from tags$q$, changed, many, many) INTO tags;
  IF tags <> '' THEN PERFORM pg_notify('vitrine_changed', tags); END IF;
  RETURN NULL;
END $tell$;
--> statement-breakpoint
DO $triggers$
DECLARE
  told record;
BEGIN
  FOR told IN
    SELECT * FROM (VALUES
      ('insert', 'new table as new_rows'),
      ('update', 'old table as old_rows new table as new_rows'),
      ('delete', 'old table as old_rows')) events (event, rows)
  LOOP
    EXECUTE format(
      'create trigger %I after %s on translation referencing %s for each statement execute function tell_translation_change()',
      'tell_' || told.event, told.event, told.rows);
  END LOOP;
  FOR told IN
    SELECT name FROM unnest(ARRAY[
      'goods', 'category', 'spec', 'spec_value', 'tag', 'navigation_entry', 'goods_promotion', 'order_promotion',
      'shipping_promotion', 'coupon', 'news', 'content_page', 'friend_link', 'whatsapp_contact']) name
  LOOP
    EXECUTE format(
      'create trigger forget_translations after delete on %I referencing old table as old_rows for each statement execute function forget_translations()',
      told.name);
  END LOOP;
END $triggers$;
--> statement-breakpoint
-- Words of Arabic, Chinese, Japanese and Korean are found in another way from now on: those shops are indexed once more.
INSERT INTO goods_reindex (site_id) SELECT id FROM site WHERE language_code ~ '^(ar|zh|ja|ko)' ON CONFLICT DO NOTHING;
