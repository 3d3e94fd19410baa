-- An option that is deleted leaves all cafes at once, which is a change of the filters: the cafes are not read again.
CREATE OR REPLACE FUNCTION announce_applied_filter() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed cafe_filter_options := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  PERFORM pg_notify('catalogue', 'cafe:' || cafe.id) FROM cafes cafe, filter_options option
  WHERE cafe.id = changed.cafe_id AND cafe.status = 'published' AND option.id = changed.filter_option_id;
  RETURN NULL;
END $$;
