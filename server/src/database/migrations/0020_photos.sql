CREATE TABLE "photo_files" (
	"hash" text NOT NULL,
	"width" integer NOT NULL,
	"format" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "photo_files_hash_width_format_pk" PRIMARY KEY("hash","width","format")
);
--> statement-breakpoint
CREATE TABLE "photo_originals" (
	"photo_id" integer PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cafe_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"hash" text NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"credit" text DEFAULT '' NOT NULL,
	"focal_x" integer DEFAULT 50 NOT NULL,
	"focal_y" integer DEFAULT 50 NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"thumb_hash" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'processing' NOT NULL,
	"failure" text,
	"uploaded_by" integer,
	"suggestion_id" integer,
	"is_proposed" boolean DEFAULT false NOT NULL,
	"removed_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"claimed_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_shown" boolean GENERATED ALWAYS AS (state = 'ready' and alt <> '' and not is_proposed and removed_at is null) STORED NOT NULL,
	CONSTRAINT "photos_state_known" CHECK ("photos"."state" in ('processing', 'ready', 'failed')),
	CONSTRAINT "photos_size_known" CHECK ("photos"."width" > 0 and "photos"."height" > 0),
	CONSTRAINT "photos_focal_range" CHECK ("photos"."focal_x" between 0 and 100 and "photos"."focal_y" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "suggestions" DROP CONSTRAINT "suggestions_kind_known";--> statement-breakpoint
ALTER TABLE "photo_originals" ADD CONSTRAINT "photo_originals_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_cafe_id_cafes_id_fk" FOREIGN KEY ("cafe_id") REFERENCES "public"."cafes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_suggestion_id_suggestions_id_fk" FOREIGN KEY ("suggestion_id") REFERENCES "public"."suggestions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photos_cafe_idx" ON "photos" USING btree ("cafe_id","position","id");--> statement-breakpoint
CREATE INDEX "photos_hash_idx" ON "photos" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "photos_suggestion_idx" ON "photos" USING btree ("suggestion_id");--> statement-breakpoint
CREATE INDEX "photos_uploaded_by_idx" ON "photos" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "photos_processing_idx" ON "photos" USING btree ("id") WHERE "photos"."state" = 'processing';--> statement-breakpoint
CREATE INDEX "photos_removed_idx" ON "photos" USING btree ("removed_at") WHERE "photos"."removed_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "photos_cafe_hash_key" ON "photos" USING btree ("cafe_id","hash") WHERE "photos"."removed_at" is null and not "photos"."is_proposed";--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_kind_known" CHECK ("suggestions"."kind" in ('closed', 'moved', 'hours', 'details', 'duplicate', 'other', 'new_cafe', 'owner_change', 'claim', 'photo'));--> statement-breakpoint
-- They are compressed already.
ALTER TABLE "photo_originals" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "photo_files" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;--> statement-breakpoint
-- The photos that visitors see count as their cafe's own: its revision is renewed, and every node hears of it.
CREATE FUNCTION renew_revisions_of_photos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE cafes SET revision = random_revision() WHERE id IN (SELECT cafe_id FROM changed WHERE is_shown);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION renew_revisions_of_changed_photos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE cafes SET revision = random_revision() WHERE id IN (
    SELECT cafe_id FROM before WHERE is_shown UNION SELECT cafe_id FROM changed WHERE is_shown
  );
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER photos_added AFTER INSERT ON photos
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_revisions_of_photos();--> statement-breakpoint
CREATE TRIGGER photos_removed AFTER DELETE ON photos
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_revisions_of_photos();--> statement-breakpoint
CREATE TRIGGER photos_changed AFTER UPDATE ON photos
REFERENCING OLD TABLE AS before NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION renew_revisions_of_changed_photos();
