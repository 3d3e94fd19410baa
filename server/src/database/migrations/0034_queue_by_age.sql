DROP INDEX "suggestions_state_idx";--> statement-breakpoint
DROP INDEX "suggestions_kind_idx";--> statement-breakpoint
CREATE INDEX "suggestions_state_age_idx" ON "suggestions" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "suggestions_kind_age_idx" ON "suggestions" USING btree ("state","kind","created_at","id");