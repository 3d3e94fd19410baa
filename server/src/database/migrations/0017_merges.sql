CREATE TABLE "merges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "merges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"winner_id" integer NOT NULL,
	"loser_id" integer NOT NULL,
	"record" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "merges" ADD CONSTRAINT "merges_winner_id_cafes_id_fk" FOREIGN KEY ("winner_id") REFERENCES "public"."cafes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merges_winner_idx" ON "merges" USING btree ("winner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "merges_loser_key" ON "merges" USING btree ("loser_id") WHERE "merges"."undone_at" is null;--> statement-breakpoint
-- One update of a cafe for all its ratings that a statement changes: a merge moves thousands at once.
DROP TRIGGER ratings_keep_totals ON ratings;--> statement-breakpoint
DROP FUNCTION keep_rating_totals();--> statement-breakpoint
CREATE FUNCTION add_to_rating_totals(cafe_ids int[], counts int[], sums int[]) RETURNS void LANGUAGE sql AS $$
  UPDATE cafes SET rating_count = rating_count + change.ratings, rating_sum = rating_sum + change.stars
  FROM (
    SELECT cafe_id, sum(n)::int AS ratings, sum(rating)::int AS stars
    FROM unnest(cafe_ids, counts, sums) AS r(cafe_id, n, rating)
    GROUP BY cafe_id HAVING sum(n) <> 0 OR sum(rating) <> 0
  ) AS change
  WHERE cafes.id = change.cafe_id
$$;--> statement-breakpoint
CREATE FUNCTION keep_totals_of_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_rating_totals(array_agg(cafe_id), array_agg(1), array_agg(rating)) FROM added;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION keep_totals_of_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_rating_totals(array_agg(cafe_id), array_agg(-1), array_agg(-rating)) FROM removed;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION keep_totals_of_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_rating_totals(array_agg(cafe_id), array_agg(n), array_agg(rating)) FROM (
    SELECT cafe_id, 1 AS n, rating FROM added UNION ALL SELECT cafe_id, -1, -rating FROM removed
  ) AS change;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER ratings_added AFTER INSERT ON ratings
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_totals_of_added();--> statement-breakpoint
CREATE TRIGGER ratings_removed AFTER DELETE ON ratings
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_totals_of_removed();--> statement-breakpoint
CREATE TRIGGER ratings_changed AFTER UPDATE ON ratings
REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_totals_of_changed();
