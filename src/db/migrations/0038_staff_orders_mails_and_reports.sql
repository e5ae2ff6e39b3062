CREATE TABLE "mail_copy" (
	"mail_id" bigint PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkout_day" (
	"site_id" integer NOT NULL,
	"day" date NOT NULL,
	"opened" integer NOT NULL,
	CONSTRAINT "checkout_day_site_id_day_pk" PRIMARY KEY("site_id","day")
);
--> statement-breakpoint
CREATE TABLE "report_sale" (
	"site_id" integer NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"orders" integer NOT NULL,
	"pieces" integer NOT NULL,
	"amount" bigint NOT NULL,
	"reduction" bigint NOT NULL,
	"placed" integer DEFAULT 0 NOT NULL,
	"paid" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "report_sale_site_id_kind_day_key_pk" PRIMARY KEY("site_id","kind","day","key"),
	CONSTRAINT "report_sale_kind" CHECK ("report_sale"."kind" in ('all','goods','category','country','coupon'))
);
--> statement-breakpoint
CREATE TABLE "report_state" (
	"site_id" integer PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"summed_at" timestamp with time zone NOT NULL,
	"stock_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "report_stock" (
	"site_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"variants" integer NOT NULL,
	"pieces" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "report_stock_site_id_category_id_pk" PRIMARY KEY("site_id","category_id")
);
--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "is_made_by_staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "follows_id" integer;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "overpaid" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_copy" ADD CONSTRAINT "mail_copy_mail_id_mail_outbox_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mail_outbox"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_copy" ADD CONSTRAINT "mail_copy_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_day" ADD CONSTRAINT "checkout_day_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_sale" ADD CONSTRAINT "report_sale_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_state" ADD CONSTRAINT "report_state_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_stock" ADD CONSTRAINT "report_stock_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_copy_of_site" ON "mail_copy" USING btree ("site_id");--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_follows" FOREIGN KEY ("site_id","follows_id") REFERENCES "public"."shop_order"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_outbox_about_order" ON "mail_outbox" USING btree ("site_id",("content" ->> 'orderId'),"id");--> statement-breakpoint
CREATE INDEX "mail_outbox_about_return" ON "mail_outbox" USING btree ("site_id",("content" ->> 'returnId'),"id");--> statement-breakpoint
CREATE INDEX "mail_outbox_about_inquiry" ON "mail_outbox" USING btree ("site_id",("content" ->> 'inquiryId'),"id");--> statement-breakpoint
CREATE INDEX "mail_outbox_to" ON "mail_outbox" USING btree ("site_id","recipient","id");--> statement-breakpoint
CREATE INDEX "order_event_by_date" ON "order_event" USING btree ("site_id","created_at");--> statement-breakpoint
CREATE INDEX "shop_order_that_follows" ON "shop_order" USING btree ("site_id","follows_id") WHERE "shop_order"."follows_id" is not null;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_overpaid" CHECK ("shop_order"."overpaid" >= 0 and "shop_order"."follows_id" <> "shop_order"."id");