ALTER TABLE "site" DROP CONSTRAINT "site_times_positive";--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "payment_way" text DEFAULT 'online' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "mode" text DEFAULT 'test' NOT NULL;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "stock_hold_minutes" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "by_agreement" boolean;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "unpaid_orders_per_buyer" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "unpaid_orders_per_network" integer DEFAULT 20 NOT NULL;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "unpaid_stock_percent" smallint DEFAULT 25 NOT NULL;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "unpaid_pieces_least" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
CREATE INDEX "shop_order_unpaid_of_recipient" ON "shop_order" USING btree ("site_id","email") WHERE "shop_order"."payment_status" = 0;--> statement-breakpoint
CREATE INDEX "shop_order_unpaid_of_network" ON "shop_order" USING btree ("site_id","network") WHERE "shop_order"."status" = 1 and "shop_order"."payment_status" = 0;--> statement-breakpoint
ALTER TABLE "password_reset" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_payment_way" CHECK ("shop_order"."payment_way" in ('online','agreement'));--> statement-breakpoint
ALTER TABLE "site" ADD CONSTRAINT "site_mode_known" CHECK ("site"."mode" in ('live','test','demo'));--> statement-breakpoint
ALTER TABLE "site" ADD CONSTRAINT "site_unpaid_limits" CHECK ("site"."unpaid_orders_per_buyer" > 0 and "site"."unpaid_orders_per_network" > 0 and "site"."unpaid_pieces_least" > 0
        and "site"."unpaid_stock_percent" between 0 and 100);--> statement-breakpoint
ALTER TABLE "site" ADD CONSTRAINT "site_times_positive" CHECK ("site"."order_expiry_hours" > 0 and "site"."completion_days" > 0 and "site"."stock_hold_minutes" > 0);--> statement-breakpoint
-- The demo shops that there are: they have the demo's member, or the address that the seeding program writes.
UPDATE "site" SET "mode" = 'demo' WHERE "contact_email" = 'hello@' || "name" || '.test'
  OR EXISTS (SELECT FROM "member" WHERE "member"."site_id" = "site"."id" AND "member"."email" = 'demo@vitrine.test');
