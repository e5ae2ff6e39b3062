ALTER TABLE "access_request" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "access_request" ADD COLUMN "granted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiry" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
CREATE INDEX "return_request_by_status" ON "return_request" USING btree ("site_id","status","id");--> statement-breakpoint
CREATE INDEX "review_hidden" ON "review" USING btree ("site_id","created_at") WHERE "review"."state" = 2;--> statement-breakpoint
CREATE INDEX "access_request_waiting" ON "access_request" USING btree ("site_id","created_at") WHERE "access_request"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "inquiry_waiting" ON "inquiry" USING btree ("site_id","created_at") WHERE "inquiry"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "member_by_words" ON "member" USING gin ("site_id",lower("email" || ' ' || "user_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_entry_of_subject" ON "audit_entry" USING btree ("site_id","subject");--> statement-breakpoint
CREATE INDEX "shop_order_by_status" ON "shop_order" USING btree ("site_id","status","created_at");--> statement-breakpoint
CREATE INDEX "shop_order_by_words" ON "shop_order" USING gin ("site_id",lower("order_no" || ' ' || "email" || ' ' || ("address" ->> 'contact')) gin_trgm_ops);