DROP INDEX "goods_by_rank";--> statement-breakpoint
DROP INDEX "goods_by_newest";--> statement-breakpoint
DROP INDEX "goods_by_price";--> statement-breakpoint
DROP INDEX "goods_by_sold";--> statement-breakpoint
DROP INDEX "goods_by_rating";--> statement-breakpoint
DROP INDEX "goods_by_self_activity";--> statement-breakpoint
DROP INDEX "goods_by_facet";--> statement-breakpoint
DROP INDEX "goods_by_words";--> statement-breakpoint
CREATE INDEX "goods_by_rank" ON "goods" USING btree ("site_id","rank","id") WHERE "goods"."on_sale";--> statement-breakpoint
CREATE INDEX "goods_by_newest" ON "goods" USING btree ("site_id","created_at","id") WHERE "goods"."on_sale";--> statement-breakpoint
CREATE INDEX "goods_by_price" ON "goods" USING btree ("site_id","min_price","id") WHERE "goods"."on_sale";--> statement-breakpoint
CREATE INDEX "goods_by_sold" ON "goods" USING btree ("site_id","sold_count","id") WHERE "goods"."on_sale";--> statement-breakpoint
CREATE INDEX "goods_by_rating" ON "goods" USING btree ("site_id","rating","id") WHERE "goods"."on_sale";--> statement-breakpoint
CREATE INDEX "goods_by_self_activity" ON "goods" USING btree ("site_id","rank","id") WHERE "goods"."on_sale" and "goods"."self_activity";--> statement-breakpoint
CREATE INDEX "goods_by_facet" ON "goods" USING gin ("category_ids","spec_value_ids","tag_ids") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "goods_by_words" ON "goods" USING gin ("search") WITH (fastupdate=false);