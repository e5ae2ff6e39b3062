ALTER TABLE "spec_value" ADD COLUMN "colour" text;--> statement-breakpoint
ALTER TABLE "spec_value" ADD CONSTRAINT "spec_value_colour" CHECK ("spec_value"."colour" ~ '^#[0-9a-f]{6}$');