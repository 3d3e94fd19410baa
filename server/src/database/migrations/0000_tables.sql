CREATE TYPE "public"."cafe_status" AS ENUM('draft', 'published', 'archived');--> statement-breakpoint
CREATE TYPE "public"."user_role" AS ENUM('user', 'admin', 'cafe_owner');--> statement-breakpoint
CREATE TABLE "cafe_filter_options" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cafe_filter_options_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cafe_id" integer NOT NULL,
	"filter_option_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cafe_filter_options_cafe_option_key" UNIQUE("cafe_id","filter_option_id")
);
--> statement-breakpoint
CREATE TABLE "cafes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cafes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"address" text NOT NULL,
	"area" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"price_level" integer DEFAULT 1 NOT NULL,
	"has_price_level" boolean DEFAULT false NOT NULL,
	"sells_coffee_beans" boolean DEFAULT false NOT NULL,
	"image_url" text,
	"website" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"instagram_handle" text DEFAULT '' NOT NULL,
	"google_maps_url" text DEFAULT '' NOT NULL,
	"status" "cafe_status" DEFAULT 'draft' NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"source" text,
	"source_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cafes_source_key" UNIQUE("source","source_id"),
	CONSTRAINT "cafes_name_given" CHECK (btrim("cafes"."name") <> ''),
	CONSTRAINT "cafes_latitude_range" CHECK ("cafes"."latitude" between -90 and 90),
	CONSTRAINT "cafes_longitude_range" CHECK ("cafes"."longitude" between -180 and 180),
	CONSTRAINT "cafes_price_level_range" CHECK ("cafes"."price_level" between 1 and 4),
	CONSTRAINT "cafes_rating_counts" CHECK ("cafes"."rating_count" >= 0 and "cafes"."rating_sum" >= 0),
	CONSTRAINT "cafes_source_whole" CHECK (("cafes"."source" is null) = ("cafes"."source_id" is null)),
	CONSTRAINT "cafes_image_url_http" CHECK ("cafes"."image_url" = '' or "cafes"."image_url" ~ '^https?://'),
	CONSTRAINT "cafes_website_http" CHECK ("cafes"."website" = '' or "cafes"."website" ~ '^https?://'),
	CONSTRAINT "cafes_google_maps_url_http" CHECK ("cafes"."google_maps_url" = '' or "cafes"."google_maps_url" ~ '^https?://')
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "favorites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"cafe_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorites_user_cafe_key" UNIQUE("user_id","cafe_id")
);
--> statement-breakpoint
CREATE TABLE "filter_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "filter_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"display_name" text NOT NULL,
	"description" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"has_optional_data" boolean DEFAULT false NOT NULL,
	"data_table_name" text,
	"is_core_filter" boolean DEFAULT false NOT NULL,
	"is_individual_filter" boolean DEFAULT false NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "filter_categories_name_unique" UNIQUE("name"),
	CONSTRAINT "filter_categories_name_form" CHECK ("filter_categories"."name" ~ '^[a-z0-9_]{1,64}$'),
	CONSTRAINT "filter_categories_name_free" CHECK ("filter_categories"."name" not in ('rating', 'area', 'location', 'q'))
);
--> statement-breakpoint
CREATE TABLE "filter_options" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "filter_options_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category_id" integer NOT NULL,
	"value" text NOT NULL,
	"display_name" text NOT NULL,
	"description" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "filter_options_category_value_key" UNIQUE("category_id","value"),
	CONSTRAINT "filter_options_value_form" CHECK ("filter_options"."value" ~ '^[a-z0-9_]{1,64}$')
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_subscribers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ratings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"cafe_id" integer NOT NULL,
	"rating" integer NOT NULL,
	"review" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ratings_user_cafe_key" UNIQUE("user_id","cafe_id"),
	CONSTRAINT "ratings_stars_range" CHECK ("ratings"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "site_state" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_filter_preferences" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_filter_preferences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"filter_option_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_filter_preferences_user_option_key" UNIQUE("user_id","filter_option_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"password" text,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"bio" text,
	"role" "user_role" DEFAULT 'user' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"provider_id" text,
	"provider_uid" text,
	"photo_url" text,
	"password_reset_token" text,
	"password_reset_token_expires_at" timestamp with time zone,
	CONSTRAINT "users_provider_key" UNIQUE("provider_id","provider_uid"),
	CONSTRAINT "users_provider_whole" CHECK (("users"."provider_id" is null) = ("users"."provider_uid" is null))
);
--> statement-breakpoint
ALTER TABLE "cafe_filter_options" ADD CONSTRAINT "cafe_filter_options_cafe_id_cafes_id_fk" FOREIGN KEY ("cafe_id") REFERENCES "public"."cafes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cafe_filter_options" ADD CONSTRAINT "cafe_filter_options_filter_option_id_filter_options_id_fk" FOREIGN KEY ("filter_option_id") REFERENCES "public"."filter_options"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_cafe_id_cafes_id_fk" FOREIGN KEY ("cafe_id") REFERENCES "public"."cafes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filter_options" ADD CONSTRAINT "filter_options_category_id_filter_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."filter_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_cafe_id_cafes_id_fk" FOREIGN KEY ("cafe_id") REFERENCES "public"."cafes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_filter_preferences" ADD CONSTRAINT "user_filter_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_filter_preferences" ADD CONSTRAINT "user_filter_preferences_filter_option_id_filter_options_id_fk" FOREIGN KEY ("filter_option_id") REFERENCES "public"."filter_options"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cafe_filter_options_option_idx" ON "cafe_filter_options" USING btree ("filter_option_id");--> statement-breakpoint
CREATE INDEX "cafes_status_idx" ON "cafes" USING btree ("status");--> statement-breakpoint
CREATE INDEX "favorites_cafe_idx" ON "favorites" USING btree ("cafe_id");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscribers_email_key" ON "newsletter_subscribers" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "ratings_cafe_idx" ON "ratings" USING btree ("cafe_id");--> statement-breakpoint
CREATE INDEX "user_filter_preferences_option_idx" ON "user_filter_preferences" USING btree ("filter_option_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));