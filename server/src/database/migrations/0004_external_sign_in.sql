CREATE TABLE "external_sign_ins" (
	"nonce_hash" text PRIMARY KEY NOT NULL,
	"sealed_refresh_token" text,
	"external_expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "sealed_refresh_token" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "external_expires_at" timestamp with time zone;