CREATE TABLE "mail_addition" (
	"site_id" integer NOT NULL,
	"kind" text NOT NULL,
	"locale" text NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_addition_site_id_kind_locale_pk" PRIMARY KEY("site_id","kind","locale"),
	CONSTRAINT "mail_addition_not_empty" CHECK ("mail_addition"."text" <> '')
);
--> statement-breakpoint
CREATE TABLE "site_domain_claim" (
	"site_id" integer NOT NULL,
	"host" text NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_domain_claim_site_id_host_pk" PRIMARY KEY("site_id","host"),
	CONSTRAINT "site_domain_claim_lower_case" CHECK ("site_domain_claim"."host" = lower("site_domain_claim"."host") and "site_domain_claim"."host" ~ '^[^\s/:]+$')
);
--> statement-breakpoint
ALTER TABLE "freight_rate" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "offline_way" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "mail_sender_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "mail_sender_address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "mail_reply_to" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "steps_settled" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "currency" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "tax_setting" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_addition" ADD CONSTRAINT "mail_addition_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_domain_claim" ADD CONSTRAINT "site_domain_claim_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;