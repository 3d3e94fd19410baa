CREATE TABLE "job_history" (
	"kind" text PRIMARY KEY NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp with time zone,
	"result" jsonb,
	"failed_attempts" integer DEFAULT 0 NOT NULL,
	"failed_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"key" text,
	"title" text DEFAULT '' NOT NULL,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_secret" boolean DEFAULT false NOT NULL,
	"user_id" integer,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "suggestion_senders" DROP CONSTRAINT "suggestion_senders_mail_id_outgoing_mails_id_fk";
--> statement-breakpoint
DROP INDEX "photos_processing_idx";--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_due_idx" ON "jobs" USING btree ("kind","due_at") WHERE "jobs"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_user_idx" ON "jobs" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_key" ON "jobs" USING btree ("key");--> statement-breakpoint
-- Mails that wait, and those that were given up, whose content is gone.
INSERT INTO "jobs" ("id", "kind", "title", "payload", "is_secret", "user_id", "attempts", "due_at", "expires_at", "failed_at", "last_error", "created_at")
OVERRIDING SYSTEM VALUE
SELECT "id", 'mail', "subject", jsonb_build_object('to', "recipient") || CASE WHEN "content" IS NULL THEN '{}'::jsonb ELSE jsonb_build_object('subject', "subject") || "content" END,
  true, "user_id", "attempts", "next_attempt_at", "expires_at", "failed_at", "last_error", "created_at"
FROM "outgoing_mails";--> statement-breakpoint
SELECT setval('jobs_id_seq', (SELECT coalesce(max("id"), 0) + 1 FROM "jobs"), false);--> statement-breakpoint
INSERT INTO "jobs" ("kind", "title", "payload", "is_secret", "due_at", "created_at")
SELECT 'photo', c."name", jsonb_build_object('photoId', p."id"), true, now(), p."created_at"
FROM "photos" p JOIN "cafes" c ON c."id" = p."cafe_id" WHERE p."state" = 'processing' ORDER BY p."id";--> statement-breakpoint
ALTER TABLE "suggestion_senders" ADD CONSTRAINT "suggestion_senders_mail_id_jobs_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "photos" DROP COLUMN "claimed_until";--> statement-breakpoint
DROP TABLE "outgoing_mails" CASCADE;
