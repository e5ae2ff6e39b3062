DROP INDEX "goods_by_price";--> statement-breakpoint
CREATE INDEX "goods_by_price" ON "goods" USING btree ("site_id","min_price","id","category_ids","encrypted") WHERE "goods"."on_sale";