CREATE TABLE "import_rows" (
	"import_id" integer NOT NULL,
	"number" integer NOT NULL,
	"is_duplicate" boolean NOT NULL,
	"cafe" jsonb NOT NULL,
	CONSTRAINT "import_rows_import_id_number_pk" PRIMARY KEY("import_id","number")
);
--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Those of a batch that was cut off are kept from where it stopped.
INSERT INTO "import_rows"
SELECT i."id", (r."value"->>'number')::int, (r."value"->>'isDuplicate')::boolean, r."value"->'cafe'
FROM "imports" i, jsonb_array_elements(i."rows") WITH ORDINALITY AS r("value", "at")
WHERE i."rows" IS NOT NULL AND r."at" > i."done";--> statement-breakpoint
ALTER TABLE "imports" DROP COLUMN "rows";