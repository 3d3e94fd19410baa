CREATE TABLE "fact_answers" (
	"cafe_id" integer NOT NULL,
	"fact" text NOT NULL,
	"network_key" text NOT NULL,
	"mark" text NOT NULL,
	"answer" text NOT NULL,
	"answered_on" date NOT NULL,
	CONSTRAINT "fact_answers_cafe_id_fact_network_key_pk" PRIMARY KEY("cafe_id","fact","network_key"),
	CONSTRAINT "fact_answers_answer_known" CHECK ("fact_answers"."answer" in ('yes', 'no', 'unsure'))
);
--> statement-breakpoint
ALTER TABLE "cafes" ADD COLUMN "sources" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cafes" ADD COLUMN "ages_on" date;--> statement-breakpoint
ALTER TABLE "fact_answers" ADD CONSTRAINT "fact_answers_cafe_id_cafes_id_fk" FOREIGN KEY ("cafe_id") REFERENCES "public"."cafes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fact_answers_no_idx" ON "fact_answers" USING btree ("cafe_id") WHERE "fact_answers"."answer" = 'no';--> statement-breakpoint
CREATE INDEX "cafes_ages_idx" ON "cafes" USING btree ("ages_on");