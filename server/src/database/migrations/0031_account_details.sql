CREATE TABLE "former_emails" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "new_email" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "new_email_token" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "new_email_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "former_emails" ADD CONSTRAINT "former_emails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_emails_user_idx" ON "former_emails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audit_entries_date_idx" ON "audit_entries" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "audit_entries_owner_idx" ON "audit_entries" USING btree ("id") WHERE "audit_entries"."action" in ('cafe.owned', 'cafe.owner_removed');--> statement-breakpoint
CREATE INDEX "audit_entries_restored_idx" ON "audit_entries" USING btree (("after" ->> 'restoredFrom')) WHERE "audit_entries"."action" = 'cafe.restored';--> statement-breakpoint
CREATE INDEX "users_new_email_token_idx" ON "users" USING btree ("new_email_token");