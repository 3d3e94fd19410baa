ALTER TABLE "photo_originals" ADD COLUMN "part" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "photo_originals" DROP CONSTRAINT "photo_originals_pkey";--> statement-breakpoint
ALTER TABLE "photo_originals" ADD CONSTRAINT "photo_originals_photo_id_part_pk" PRIMARY KEY("photo_id","part");
