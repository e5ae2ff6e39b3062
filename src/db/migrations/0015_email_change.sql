CREATE TABLE "email_change" (
	"site_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"email" text NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_change_key" PRIMARY KEY("site_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "email_change" ADD CONSTRAINT "email_change_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_change" ADD CONSTRAINT "email_change_member" FOREIGN KEY ("site_id","member_id") REFERENCES "public"."member"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_change_by_expiry" ON "email_change" USING btree ("expires_at");