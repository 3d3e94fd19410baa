-- Every node forgets which favorites it knows of a member whose own changed.
CREATE FUNCTION announce_favorite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue', 'member:' || coalesce(NEW.user_id, OLD.user_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER favorites_announce AFTER INSERT OR DELETE ON favorites
FOR EACH ROW EXECUTE FUNCTION announce_favorite();
