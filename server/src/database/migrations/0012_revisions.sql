CREATE FUNCTION random_revision() RETURNS bigint LANGUAGE sql VOLATILE AS $$
  -- 48 bits, which JSON and JavaScript keep exactly.
  SELECT ('x' || left(replace(gen_random_uuid()::text, '-', ''), 12))::bit(48)::bigint
$$;--> statement-breakpoint
ALTER TABLE "cafes" ADD COLUMN "revision" bigint DEFAULT random_revision() NOT NULL;--> statement-breakpoint
CREATE FUNCTION renew_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := random_revision();
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER cafes_revision BEFORE UPDATE ON cafes FOR EACH ROW EXECUTE FUNCTION renew_revision();--> statement-breakpoint
-- What filters a cafe carries counts as its own, unless this transaction has written the cafe anyway, or the option is gone
-- from all cafes at once.
CREATE FUNCTION renew_revisions_of_filters() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE cafes SET revision = random_revision()
  WHERE xmin <> pg_current_xact_id()::xid AND id IN (
    SELECT changed.cafe_id FROM changed JOIN filter_options option ON option.id = changed.filter_option_id
  );
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER cafe_filter_options_added AFTER INSERT ON cafe_filter_options
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_revisions_of_filters();--> statement-breakpoint
CREATE TRIGGER cafe_filter_options_removed AFTER DELETE ON cafe_filter_options
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_revisions_of_filters();
