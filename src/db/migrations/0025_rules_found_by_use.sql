CREATE TABLE "variant_region_price" (
	"site_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"region_id" integer NOT NULL,
	"price" bigint NOT NULL,
	CONSTRAINT "variant_region_price_variant_id_region_id_pk" PRIMARY KEY("variant_id","region_id"),
	CONSTRAINT "variant_region_price_positive" CHECK ("variant_region_price"."price" > 0)
);
--> statement-breakpoint
ALTER TABLE "order_reduction" DROP CONSTRAINT "order_reduction_positive";--> statement-breakpoint
DROP INDEX "coupon_use_once_a_buyer";--> statement-breakpoint
DROP INDEX "coupon_one_for_the_site";--> statement-breakpoint
ALTER TABLE "order_reduction" ADD COLUMN "shown_amount" bigint;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "shown_subtotal" bigint;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "shown_reduction" bigint;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "shown_freight" bigint;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "dropped_gifts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "merchant_told_at" timestamp with time zone;--> statement-breakpoint
-- Orders from before: each part as it was shown then, rounded by itself, and the goods as what is left.
CREATE FUNCTION pg_temp.shown(amount bigint, code text, rate numeric) RETURNS bigint LANGUAGE sql IMMUTABLE AS $shown$
  SELECT floor(amount * CASE
    WHEN code IN ('BIF','CLP','DJF','GNF','ISK','JPY','KMF','KRW','PYG','RWF','UGX','VND','VUV','XAF','XOF','XPF') THEN 1
    WHEN code IN ('BHD','IQD','JOD','KWD','LYD','OMR','TND') THEN 1000
    ELSE 100 END / (rate * 100) + 0.5)::bigint
$shown$;
--> statement-breakpoint
UPDATE order_reduction r SET shown_amount = pg_temp.shown(r.amount, o.currency_code, o.rate)
FROM shop_order o WHERE o.site_id = r.site_id AND o.id = r.order_id;
--> statement-breakpoint
UPDATE shop_order o SET shown_freight = p.freight, shown_reduction = p.reduction,
  shown_subtotal = o.shown_total - p.freight + p.reduction,
  -- Merchants know them already.
  merchant_told_at = o.created_at
FROM (
  SELECT o.id, least(o.shown_total, pg_temp.shown(o.freight, o.currency_code, o.rate)) AS freight,
    coalesce((SELECT sum(r.shown_amount) FROM order_reduction r WHERE r.site_id = o.site_id AND r.order_id = o.id), 0)::bigint
      AS reduction
  FROM shop_order o) p
WHERE p.id = o.id;
--> statement-breakpoint
ALTER TABLE "order_reduction" ALTER COLUMN "shown_amount" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ALTER COLUMN "shown_subtotal" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ALTER COLUMN "shown_reduction" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ALTER COLUMN "shown_freight" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "mail_paid_orders" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "mail_unpaid_orders" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "variant_region_price" ADD CONSTRAINT "variant_region_price_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_region_price" ADD CONSTRAINT "variant_region_price_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_region_price" ADD CONSTRAINT "variant_region_price_variant" FOREIGN KEY ("site_id","variant_id") REFERENCES "public"."variant"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "variant_region_price_of_region" ON "variant_region_price" USING btree ("region_id");--> statement-breakpoint
CREATE INDEX "variant_region_price_of_site" ON "variant_region_price" USING btree ("site_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_use_once_a_guest" ON "coupon_use" USING btree ("coupon_id","email") WHERE "coupon_use"."released_at" is null and "coupon_use"."member_coupon_id" is null;--> statement-breakpoint
CREATE INDEX "shop_order_to_tell_merchant" ON "shop_order" USING btree ("created_at") WHERE "shop_order"."status" = 1 and "shop_order"."payment_status" in (0,3) and "shop_order"."merchant_told_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_one_of_each_for_the_site" ON "coupon" USING btree ("site_id","receive_type") WHERE "coupon"."is_site_coupon";--> statement-breakpoint
ALTER TABLE "order_reduction" ADD CONSTRAINT "order_reduction_positive" CHECK ("order_reduction"."amount" >= 0 and "order_reduction"."shown_amount" >= 0);--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_shown_adds_up" CHECK ("shop_order"."shown_total" = "shop_order"."shown_subtotal" - "shop_order"."shown_reduction" + "shop_order"."shown_freight"
        and "shop_order"."shown_reduction" between 0 and "shop_order"."shown_subtotal" and "shop_order"."shown_freight" >= 0);