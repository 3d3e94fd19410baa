ALTER TABLE "cafes" ADD COLUMN "licensed_seats" integer;--> statement-breakpoint
ALTER TABLE "cafes" ADD CONSTRAINT "cafes_licensed_seats_range" CHECK ("cafes"."licensed_seats" >= 0);