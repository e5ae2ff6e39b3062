CREATE TABLE "step_undo" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"changes" jsonb NOT NULL,
	"order_id" bigint,
	"last_event" bigint,
	"mail_ids" bigint[] NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "step_undo" ADD CONSTRAINT "step_undo_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "step_undo_of_site" ON "step_undo" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "step_undo_by_age" ON "step_undo" USING btree ("created_at");