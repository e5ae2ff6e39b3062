-- Disputes were taken for ones in their payment's currency.
ALTER TABLE "dispute" ADD COLUMN "currency_code" text;
--> statement-breakpoint
UPDATE "dispute" d SET "currency_code" = p."currency_code" FROM "payment" p WHERE p."site_id" = d."site_id" AND p."id" = d."payment_id";
--> statement-breakpoint
ALTER TABLE "dispute" ALTER COLUMN "currency_code" SET NOT NULL;
