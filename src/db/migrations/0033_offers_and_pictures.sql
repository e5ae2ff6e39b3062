ALTER TABLE "translation" DROP CONSTRAINT "translation_kind";--> statement-breakpoint
ALTER TABLE "content_page" ADD COLUMN "published_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "order_reduction" ADD COLUMN "source_id" integer;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_promotion" ADD COLUMN "resume_end_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "goods_promotion" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "order_promotion" ADD COLUMN "resume_end_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_promotion" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_promotion" ADD COLUMN "resume_end_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shipping_promotion" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "site_policy" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "order_reduction_of_source" ON "order_reduction" USING btree ("site_id","kind","source_id") WHERE "order_reduction"."source_id" is not null;--> statement-breakpoint
ALTER TABLE "translation" ADD CONSTRAINT "translation_kind" CHECK ("translation"."kind" in ('goods','category','spec','spec_value','tag','navigation_entry','goods_promotion','order_promotion','shipping_promotion','coupon','news','content_page','site_policy','offline_way','friend_link','whatsapp_contact','media','site','home'));--> statement-breakpoint
CREATE TRIGGER forget_translations AFTER DELETE ON media REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION forget_translations();
--> statement-breakpoint
-- Reductions of orders that were placed before: theirs is the one promotion or coupon of that name.
UPDATE order_reduction r SET source_id = named.id
FROM (
  SELECT site_id, kind, name, min(id) AS id FROM (
    SELECT site_id, 'goodsPromotion' AS kind, name, id FROM goods_promotion
    UNION ALL SELECT site_id, 'orderPromotion', name, id FROM order_promotion
    UNION ALL SELECT site_id, 'coupon', name, id FROM coupon) every
  GROUP BY site_id, kind, name HAVING count(*) = 1) named
WHERE r.site_id = named.site_id AND r.kind = named.kind AND r.name = named.name;
