-- What a SQL function does is parsed and planned anew at each call, which took twice as long as all else of a rating. PL/pgSQL
-- keeps its plans, and a cafe is found by its key however many ratings a statement changes. In the order of ids, so that two
-- transactions do not wait for each other.
CREATE OR REPLACE FUNCTION keep_totals_of_added() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change record;
BEGIN
  FOR change IN
    SELECT cafe_id, count(*) AS ratings, sum(rating) AS stars FROM added GROUP BY cafe_id ORDER BY cafe_id
  LOOP
    UPDATE cafes SET rating_count = rating_count + change.ratings, rating_sum = rating_sum + change.stars
    WHERE id = change.cafe_id;
  END LOOP;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_totals_of_removed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change record;
BEGIN
  FOR change IN
    SELECT cafe_id, count(*) AS ratings, sum(rating) AS stars FROM removed GROUP BY cafe_id ORDER BY cafe_id
  LOOP
    UPDATE cafes SET rating_count = rating_count - change.ratings, rating_sum = rating_sum - change.stars
    WHERE id = change.cafe_id;
  END LOOP;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_totals_of_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change record;
BEGIN
  FOR change IN
    SELECT cafe_id, sum(n) AS ratings, sum(rating) AS stars FROM (
      SELECT cafe_id, 1 AS n, rating FROM added UNION ALL SELECT cafe_id, -1, -rating FROM removed
    ) AS changed
    GROUP BY cafe_id HAVING sum(n) <> 0 OR sum(rating) <> 0 ORDER BY cafe_id
  LOOP
    UPDATE cafes SET rating_count = rating_count + change.ratings, rating_sum = rating_sum + change.stars
    WHERE id = change.cafe_id;
  END LOOP;
  RETURN NULL;
END $$;--> statement-breakpoint
DROP FUNCTION add_to_rating_totals(int[], int[], int[]);
