CREATE TABLE "claim_codes" (
	"cafe_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"sent_to" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "claim_codes_cafe_id_user_id_pk" PRIMARY KEY("cafe_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "cafes" ADD COLUMN "owner_id" integer;--> statement-breakpoint
ALTER TABLE "cafes" ADD COLUMN "owned_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cafes" ADD COLUMN "owner_proof" text;--> statement-breakpoint
ALTER TABLE "claim_codes" ADD CONSTRAINT "claim_codes_cafe_id_cafes_id_fk" FOREIGN KEY ("cafe_id") REFERENCES "public"."cafes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_codes" ADD CONSTRAINT "claim_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_codes_user_idx" ON "claim_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "claim_codes_expires_idx" ON "claim_codes" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "cafes" ADD CONSTRAINT "cafes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cafes_owner_idx" ON "cafes" USING btree ("owner_id");