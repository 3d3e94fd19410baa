-- The order of a list for people: whatever the case and the accents, and numbers by their value. In the older spelling
-- of such locales, the one that the embedded database reads too.
CREATE COLLATION natural_order (provider = icu, locale = '@colNumeric=yes;colStrength=primary', deterministic = false);--> statement-breakpoint
DROP INDEX "cafes_status_idx";--> statement-breakpoint
DROP INDEX "audit_entries_subject_idx";--> statement-breakpoint
ALTER TABLE "cafes" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(("cafes"."name" || E'\n' || "cafes"."address" || E'\n' || "cafes"."area") collate "und-x-icu")) STORED;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(("users"."name" || E'\n' || "users"."username" || E'\n' || "users"."email") collate "und-x-icu")) STORED;--> statement-breakpoint
CREATE INDEX "cafes_name_idx" ON "cafes" USING btree ("name" collate natural_order,"id");--> statement-breakpoint
CREATE INDEX "cafes_area_idx" ON "cafes" USING btree ("area" collate natural_order,"name" collate natural_order,"id");--> statement-breakpoint
CREATE INDEX "cafes_status_name_idx" ON "cafes" USING btree ("status","name" collate natural_order,"id");--> statement-breakpoint
CREATE INDEX "audit_entries_subject_idx" ON "audit_entries" USING btree ("subject_id","id");