CREATE TABLE "member_business" (
	"site_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"kind" text DEFAULT 'private' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"vat_number" text,
	"billing" jsonb,
	"check_result" text,
	"checked_by" text,
	"checked_at" timestamp with time zone,
	"check_reference" text,
	"staff_name" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_business_site_id_member_id_pk" PRIMARY KEY("site_id","member_id"),
	CONSTRAINT "member_business_kind" CHECK ("member_business"."kind" in ('private','business','confirmedBusiness')),
	CONSTRAINT "member_business_confirmed" CHECK ("member_business"."kind" <> 'confirmedBusiness' or ("member_business"."vat_number" is not null and "member_business"."check_result" is not distinct from 'confirmed')),
	CONSTRAINT "member_business_check" CHECK (num_nonnulls("member_business"."check_result", "member_business"."checked_by", "member_business"."checked_at") in (0, 3)
        and "member_business"."check_result" in ('confirmed','refused','silent') and "member_business"."checked_by" in ('checker','hand'))
);
--> statement-breakpoint
CREATE TABLE "order_business" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"kind" text NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"vat_number" text,
	"billing" jsonb,
	"check_result" text,
	"checked_by" text,
	"checked_at" timestamp with time zone,
	"check_reference" text,
	CONSTRAINT "order_business_company" CHECK ("order_business"."company" <> ''),
	CONSTRAINT "order_business_kind" CHECK ("order_business"."kind" = 'business'
        or ("order_business"."kind" = 'confirmedBusiness' and "order_business"."vat_number" is not null and "order_business"."check_result" is not distinct from 'confirmed')),
	CONSTRAINT "order_business_check" CHECK (num_nonnulls("order_business"."check_result", "order_business"."checked_by", "order_business"."checked_at") in (0, 3)
        and "order_business"."check_result" in ('confirmed','refused','silent') and "order_business"."checked_by" in ('checker','hand'))
);
--> statement-breakpoint
CREATE TABLE "vat_check" (
	"site_id" integer NOT NULL,
	"vat_number" text NOT NULL,
	"result" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reference" text,
	CONSTRAINT "vat_check_site_id_vat_number_pk" PRIMARY KEY("site_id","vat_number"),
	CONSTRAINT "vat_check_result" CHECK ("vat_check"."result" in ('confirmed','refused','silent')),
	CONSTRAINT "vat_check_by" CHECK ("vat_check"."by" = 'checker' or ("vat_check"."by" = 'hand' and "vat_check"."result" = 'refused'))
);
--> statement-breakpoint
ALTER TABLE "tax_setting" ADD COLUMN "vat_number" text;--> statement-breakpoint
ALTER TABLE "tax_setting" ADD COLUMN "vat_checker" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "member_business" ADD CONSTRAINT "member_business_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_business" ADD CONSTRAINT "member_business_member" FOREIGN KEY ("site_id","member_id") REFERENCES "public"."member"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_business" ADD CONSTRAINT "order_business_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_business" ADD CONSTRAINT "order_business_order" FOREIGN KEY ("site_id","order_id") REFERENCES "public"."shop_order"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vat_check" ADD CONSTRAINT "vat_check_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_business_of_site" ON "order_business" USING btree ("site_id","order_id");--> statement-breakpoint
CREATE INDEX "vat_check_by_age" ON "vat_check" USING btree ("at") WHERE "vat_check"."by" = 'checker';--> statement-breakpoint
ALTER TABLE "tax_setting" ADD CONSTRAINT "tax_setting_vat_checker" CHECK ("tax_setting"."vat_checker" in ('none','vies'));