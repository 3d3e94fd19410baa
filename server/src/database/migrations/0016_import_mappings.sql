CREATE TABLE "import_mappings" (
	"shape" text PRIMARY KEY NOT NULL,
	"mapping" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "is_unplaced" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "failure" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "import_rows_unplaced_idx" ON "import_rows" USING btree ("import_id","number") WHERE "import_rows"."is_unplaced" or "import_rows"."problem" is not null;