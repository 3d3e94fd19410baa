-- A filter that a cafe gets or loses renews the cafe's revision (0012), unless the cafe was written in the same transaction: either announces
-- the cafe. Announcing each filter as well took a fifth of an import.
DROP TRIGGER cafe_filter_options_announce ON cafe_filter_options;--> statement-breakpoint
DROP FUNCTION announce_applied_filter();
