CREATE TABLE "import_notes" (
	"import_id" integer NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"field" text NOT NULL,
	"name" text NOT NULL,
	"column_name" text NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	CONSTRAINT "import_notes_import_id_kind_number_field_pk" PRIMARY KEY("import_id","kind","number","field")
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "notes" jsonb DEFAULT '{"rows":0,"kinds":{}}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import_notes" ADD CONSTRAINT "import_notes_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;