CREATE TABLE "suggestion_senders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "suggestion_senders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"suggestion_id" integer NOT NULL,
	"user_id" integer,
	"sender_key" text,
	"note" text DEFAULT '' NOT NULL,
	"mail_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "suggestion_senders_key" UNIQUE("suggestion_id","sender_key")
);
--> statement-breakpoint
CREATE TABLE "suggestions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "suggestions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"cafe_id" integer,
	"name" text NOT NULL,
	"duplicate_of" integer,
	"proposed" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"before" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"taken" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"decline_reason" text,
	"decision_note" text DEFAULT '' NOT NULL,
	"replaced" jsonb,
	"version_after" integer,
	CONSTRAINT "suggestions_kind_known" CHECK ("suggestions"."kind" in ('closed', 'moved', 'hours', 'details', 'duplicate', 'other', 'new_cafe', 'owner_change', 'claim')),
	CONSTRAINT "suggestions_state_known" CHECK ("suggestions"."state" in ('open', 'accepted', 'declined')),
	CONSTRAINT "suggestions_decided_whole" CHECK (("suggestions"."state" = 'open') = ("suggestions"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "suggestion_senders" ADD CONSTRAINT "suggestion_senders_suggestion_id_suggestions_id_fk" FOREIGN KEY ("suggestion_id") REFERENCES "public"."suggestions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_senders" ADD CONSTRAINT "suggestion_senders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_senders" ADD CONSTRAINT "suggestion_senders_mail_id_outgoing_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."outgoing_mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_cafe_id_cafes_id_fk" FOREIGN KEY ("cafe_id") REFERENCES "public"."cafes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_duplicate_of_cafes_id_fk" FOREIGN KEY ("duplicate_of") REFERENCES "public"."cafes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "suggestion_senders_user_idx" ON "suggestion_senders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "suggestion_senders_mail_idx" ON "suggestion_senders" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "suggestions_state_idx" ON "suggestions" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "suggestions_kind_idx" ON "suggestions" USING btree ("state","kind","id");--> statement-breakpoint
CREATE INDEX "suggestions_cafe_idx" ON "suggestions" USING btree ("cafe_id");--> statement-breakpoint
CREATE INDEX "suggestions_duplicate_idx" ON "suggestions" USING btree ("duplicate_of");--> statement-breakpoint
CREATE INDEX "suggestions_decided_by_idx" ON "suggestions" USING btree ("decided_by");--> statement-breakpoint
CREATE UNIQUE INDEX "suggestions_open_key" ON "suggestions" USING btree ("fingerprint") WHERE "suggestions"."state" = 'open';