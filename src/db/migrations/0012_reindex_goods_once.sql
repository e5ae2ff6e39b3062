CREATE TABLE "goods_reindex" (
	"site_id" integer PRIMARY KEY NOT NULL,
	"after_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "goods_reindex" ADD CONSTRAINT "goods_reindex_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Goods that were indexed before 0010 have the card price of the rule before it.
INSERT INTO "goods_reindex" ("site_id") SELECT "id" FROM "site" WHERE EXISTS (SELECT FROM "goods" WHERE "goods"."site_id" = "site"."id");
