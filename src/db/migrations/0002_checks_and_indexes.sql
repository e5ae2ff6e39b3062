ALTER TABLE "navigation_entry" DROP CONSTRAINT "navigation_entry_target";--> statement-breakpoint
ALTER TABLE "coupon" DROP CONSTRAINT "coupon_kind";--> statement-breakpoint
ALTER TABLE "order_promotion_tier" DROP CONSTRAINT "order_promotion_tier_fits_type";--> statement-breakpoint
CREATE INDEX "review_of_goods" ON "review" USING btree ("site_id","goods_id");--> statement-breakpoint
CREATE INDEX "goods_text_of_site" ON "goods_text" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "shipping_promotion_region_of_site" ON "shipping_promotion_region" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "site_of_default_region" ON "site" USING btree ("default_region_id");--> statement-breakpoint
CREATE INDEX "tier_region_price_of_site" ON "tier_region_price" USING btree ("site_id");--> statement-breakpoint
ALTER TABLE "navigation_entry" ADD CONSTRAINT "navigation_entry_target" CHECK ((("navigation_entry"."type" = 1 and "navigation_entry"."category_id" is not null) or ("navigation_entry"."type" = 2 and "navigation_entry"."tag_type" in (2,3,4,6)) or ("navigation_entry"."type" = 3 and "navigation_entry"."content_id" is not null)) is true);--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_kind" CHECK ((("coupon"."kind" = 1 and "coupon"."amount" > 0 and "coupon"."discount" is null) or ("coupon"."kind" = 2 and "coupon"."discount" between 1 and 99 and "coupon"."amount" is null)) is true);--> statement-breakpoint
ALTER TABLE "order_promotion_tier" ADD CONSTRAINT "order_promotion_tier_fits_type" CHECK ((case "order_promotion_tier"."type" when 1 then "order_promotion_tier"."reduce_money" is null and "order_promotion_tier"."discount" is null when 2 then "order_promotion_tier"."reduce_money" > 0 and "order_promotion_tier"."discount" is null else "order_promotion_tier"."discount" between 1 and 100 and "order_promotion_tier"."reduce_money" is null end) is true);