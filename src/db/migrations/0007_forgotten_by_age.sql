CREATE INDEX "password_reset_by_expiry" ON "password_reset" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_sign_in_link_by_expiry" ON "staff_sign_in_link" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_by_age" ON "mail_outbox" USING btree ("created_at");