ALTER TABLE "hand_money" ADD COLUMN "staff_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "round" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "aftermath_reads" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "aftermath_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "refund_pending" ON "refund" USING btree ("payment_id") WHERE "refund"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "payment_to_follow" ON "payment" USING btree ("aftermath_at") WHERE "payment"."status" in ('captured','refunded');--> statement-breakpoint
-- A way to pay without a provider is part of what a site is known by, like its currencies.
CREATE TRIGGER tell_insert AFTER INSERT ON offline_way REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_site_change('site', 'site_id');--> statement-breakpoint
CREATE TRIGGER tell_update AFTER UPDATE ON offline_way REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_site_change('site', 'site_id');--> statement-breakpoint
CREATE TRIGGER tell_delete AFTER DELETE ON offline_way REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_site_change('site', 'site_id');
