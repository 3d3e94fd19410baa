CREATE TABLE "search_counts" (
	"week" date NOT NULL,
	"kind" text NOT NULL,
	"term" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "search_counts_week_kind_term_pk" PRIMARY KEY("week","kind","term")
);
