-- The files of a photo go with the last photo that has them, however that is deleted.
CREATE FUNCTION remove_photo_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM photo_files WHERE hash IN (SELECT hash FROM removed)
    AND NOT EXISTS (SELECT FROM photos WHERE photos.hash = photo_files.hash);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER photos_remove_files AFTER DELETE ON photos
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION remove_photo_files();
