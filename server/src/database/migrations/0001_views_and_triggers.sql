-- The two derived lists of a cafe.
CREATE VIEW cafe_roast_levels AS
SELECT link.id, link.cafe_id, option.value AS roast_level
FROM cafe_filter_options link
JOIN filter_options option ON option.id = link.filter_option_id
JOIN filter_categories category ON category.id = option.category_id
WHERE category.name = 'roast_level';
--> statement-breakpoint
CREATE VIEW cafe_brewing_methods AS
SELECT link.id, link.cafe_id, option.value AS brewing_method
FROM cafe_filter_options link
JOIN filter_options option ON option.id = link.filter_option_id
JOIN filter_categories category ON category.id = option.category_id
WHERE category.name = 'brewing_method';
--> statement-breakpoint
-- Averages follow ratings in the same transaction.
CREATE FUNCTION keep_rating_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE cafes SET rating_count = rating_count - 1, rating_sum = rating_sum - OLD.rating WHERE id = OLD.cafe_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE cafes SET rating_count = rating_count + 1, rating_sum = rating_sum + NEW.rating WHERE id = NEW.cafe_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ratings_keep_totals AFTER INSERT OR DELETE OR UPDATE OF rating, cafe_id ON ratings
FOR EACH ROW EXECUTE FUNCTION keep_rating_totals();
--> statement-breakpoint
-- Every node hears which cafe changed. Equal announcements of one transaction are sent once.
CREATE FUNCTION announce_cafe() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM pg_notify('catalogue', 'cafe:' || OLD.id); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM pg_notify('catalogue', 'cafe:' || NEW.id); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER cafes_announce AFTER INSERT OR UPDATE OR DELETE ON cafes
FOR EACH ROW EXECUTE FUNCTION announce_cafe();
--> statement-breakpoint
CREATE FUNCTION announce_applied_filter() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM pg_notify('catalogue', 'cafe:' || OLD.cafe_id); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM pg_notify('catalogue', 'cafe:' || NEW.cafe_id); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER cafe_filter_options_announce AFTER INSERT OR UPDATE OR DELETE ON cafe_filter_options
FOR EACH ROW EXECUTE FUNCTION announce_applied_filter();
--> statement-breakpoint
CREATE FUNCTION announce_filters() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue', 'filters');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER filter_categories_announce AFTER INSERT OR UPDATE OR DELETE ON filter_categories
FOR EACH STATEMENT EXECUTE FUNCTION announce_filters();
--> statement-breakpoint
CREATE TRIGGER filter_options_announce AFTER INSERT OR UPDATE OR DELETE ON filter_options
FOR EACH STATEMENT EXECUTE FUNCTION announce_filters();
