ALTER TABLE "hand_money" ADD COLUMN "staff_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "round" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "aftermath_reads" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "aftermath_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "refund_pending" ON "refund" USING btree ("payment_id") WHERE "refund"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "payment_to_follow" ON "payment" USING btree ("aftermath_at") WHERE "payment"."status" in ('captured','refunded');