-- All tables of the product. They are typed in `../schema/`; what stands here alone are collations, functions, triggers and storage.

-- The order of a list for people: whatever the case and the accents, and numbers by their value. In the older spelling
-- of such locales, the one that the embedded database reads too.
CREATE COLLATION natural_order (provider = icu, locale = '@colNumeric=yes;colStrength=primary', deterministic = false);
--> statement-breakpoint
-- 48 bits, which JSON and JavaScript represent exactly.
CREATE FUNCTION random_revision() RETURNS bigint LANGUAGE sql VOLATILE AS $$
  SELECT ('x' || left(replace(gen_random_uuid()::text, '-', ''), 12))::bit(48)::bigint
$$;
--> statement-breakpoint
CREATE TYPE cafe_status AS ENUM('draft', 'published', 'archived');
--> statement-breakpoint
CREATE TYPE user_role AS ENUM('user', 'admin', 'cafe_owner');
--> statement-breakpoint
-- Members, and how they sign in.
CREATE TABLE users (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  username text NOT NULL,
  password text,
  email text NOT NULL,
  email_confirmed_at timestamptz,
  name text NOT NULL,
  bio text,
  role user_role DEFAULT 'user' NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  provider_id text,
  provider_uid text,
  linked_at timestamptz,
  photo_url text,
  two_step_since timestamptz,
  password_reset_token text,
  password_reset_token_expires_at timestamptz,
  new_email text,
  new_email_token text,
  new_email_expires_at timestamptz,
  search_text text GENERATED ALWAYS AS (lower((name || E'\n' || username || E'\n' || email) collate "und-x-icu")) STORED,
  CONSTRAINT users_provider_key UNIQUE (provider_id, provider_uid),
  CONSTRAINT users_provider_whole CHECK ((provider_id is null) = (provider_uid is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX users_username_key ON users (lower(username));
--> statement-breakpoint
CREATE UNIQUE INDEX users_email_key ON users (lower(email));
--> statement-breakpoint
CREATE INDEX users_password_reset_token_idx ON users (password_reset_token);
--> statement-breakpoint
CREATE INDEX users_new_email_token_idx ON users (new_email_token);
--> statement-breakpoint
CREATE TABLE sessions (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  token_hash text NOT NULL,
  user_id integer NOT NULL,
  user_agent text DEFAULT '' NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  last_used_at timestamptz DEFAULT now() NOT NULL,
  sealed_refresh_token text,
  external_expires_at timestamptz,
  CONSTRAINT sessions_token_hash_key UNIQUE (token_hash),
  CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX sessions_user_idx ON sessions (user_id);
--> statement-breakpoint
CREATE TABLE known_devices (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  token_hash text NOT NULL,
  user_id integer NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT known_devices_key UNIQUE (token_hash, user_id),
  CONSTRAINT known_devices_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX known_devices_user_idx ON known_devices (user_id);
--> statement-breakpoint
CREATE TABLE external_sign_ins (
  nonce_hash text PRIMARY KEY NOT NULL,
  sealed_refresh_token text,
  external_expires_at timestamptz,
  created_at timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE authenticator_apps (
  user_id integer PRIMARY KEY NOT NULL,
  secret text NOT NULL,
  last_step integer NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT authenticator_apps_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users ON DELETE CASCADE
);
--> statement-breakpoint
CREATE TABLE recovery_codes (
  user_id integer NOT NULL,
  code_hash text NOT NULL,
  CONSTRAINT recovery_codes_user_id_code_hash_pk PRIMARY KEY (user_id, code_hash),
  CONSTRAINT recovery_codes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users ON DELETE CASCADE
);
--> statement-breakpoint
CREATE TABLE passkeys (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL,
  credential_id text NOT NULL,
  public_key text NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  last_used_at timestamptz,
  CONSTRAINT passkeys_credential_key UNIQUE (credential_id),
  CONSTRAINT passkeys_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX passkeys_user_idx ON passkeys (user_id);
--> statement-breakpoint
CREATE TABLE passkey_challenges (
  token_hash text PRIMARY KEY NOT NULL,
  user_id integer,
  purpose text NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT passkey_challenges_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX passkey_challenges_user_idx ON passkey_challenges (user_id);
--> statement-breakpoint
CREATE TABLE pending_sign_ins (
  token_hash text PRIMARY KEY NOT NULL,
  user_id integer NOT NULL,
  sealed_refresh_token text,
  external_expires_at timestamptz,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT pending_sign_ins_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX pending_sign_ins_user_idx ON pending_sign_ins (user_id);
--> statement-breakpoint
CREATE TABLE email_confirmations (
  token_hash text PRIMARY KEY NOT NULL,
  user_id integer NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT email_confirmations_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX email_confirmations_user_idx ON email_confirmations (user_id);
--> statement-breakpoint
CREATE TABLE former_emails (
  token_hash text PRIMARY KEY NOT NULL,
  user_id integer NOT NULL,
  email text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT former_emails_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX former_emails_user_idx ON former_emails (user_id);
--> statement-breakpoint
CREATE TABLE failed_sign_ins (
  key text PRIMARY KEY NOT NULL,
  failures integer NOT NULL,
  last_failed_at timestamptz NOT NULL,
  wait_until timestamptz
);
--> statement-breakpoint
-- What it counts may be forgotten when the server crashes, or a standby takes over: so no write waits for a disk, or a standby, twice.
CREATE UNLOGGED TABLE rate_limits (
  key text PRIMARY KEY NOT NULL,
  attempts integer NOT NULL,
  resets_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE daily_limits (
  key text PRIMARY KEY NOT NULL,
  attempts integer NOT NULL,
  resets_at timestamptz NOT NULL
);
--> statement-breakpoint
-- What waits to be done, and what was.
CREATE TABLE jobs (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  key text,
  title text DEFAULT '' NOT NULL,
  payload jsonb DEFAULT '{}'::jsonb NOT NULL,
  is_secret boolean DEFAULT false NOT NULL,
  user_id integer,
  attempts integer DEFAULT 0 NOT NULL,
  due_at timestamptz NOT NULL,
  started_at timestamptz,
  expires_at timestamptz,
  failed_at timestamptz,
  last_error text,
  request_id text,
  traceparent text,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT jobs_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX jobs_due_idx ON jobs (kind, due_at) WHERE failed_at is null;
--> statement-breakpoint
CREATE INDEX jobs_user_idx ON jobs (user_id);
--> statement-breakpoint
CREATE UNIQUE INDEX jobs_key ON jobs (key);
--> statement-breakpoint
CREATE TABLE job_history (
  kind text PRIMARY KEY NOT NULL,
  done integer DEFAULT 0 NOT NULL,
  done_at timestamptz,
  result jsonb,
  failed_attempts integer DEFAULT 0 NOT NULL,
  failed_at timestamptz,
  last_error text
);
--> statement-breakpoint
-- What cafes may offer.
CREATE TABLE filter_categories (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  display_name text NOT NULL,
  description text,
  is_active boolean DEFAULT true NOT NULL,
  has_optional_data boolean DEFAULT false NOT NULL,
  data_table_name text,
  is_core_filter boolean DEFAULT false NOT NULL,
  is_individual_filter boolean DEFAULT false NOT NULL,
  sort_order integer DEFAULT 0 NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT filter_categories_name_unique UNIQUE (name),
  CONSTRAINT filter_categories_name_form CHECK (name ~ '^[a-z0-9_]{1,64}$'),
  CONSTRAINT filter_categories_name_free CHECK (name not in ('rating', 'area', 'location', 'q'))
);
--> statement-breakpoint
CREATE TABLE filter_options (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  category_id integer NOT NULL,
  value text NOT NULL,
  display_name text NOT NULL,
  description text,
  is_active boolean DEFAULT true NOT NULL,
  sort_order integer DEFAULT 0 NOT NULL,
  synonyms text[] DEFAULT '{}' NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT filter_options_category_value_key UNIQUE (category_id, value),
  CONSTRAINT filter_options_value_form CHECK (value ~ '^[a-z0-9_]{1,64}$'),
  CONSTRAINT filter_options_category_id_filter_categories_id_fk FOREIGN KEY (category_id) REFERENCES filter_categories ON DELETE CASCADE
);
--> statement-breakpoint
CREATE TABLE user_filter_preferences (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL,
  filter_option_id integer NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT user_filter_preferences_user_option_key UNIQUE (user_id, filter_option_id),
  CONSTRAINT user_filter_preferences_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users ON DELETE CASCADE,
  CONSTRAINT user_filter_preferences_filter_option_id_filter_options_id_fk FOREIGN KEY (filter_option_id) REFERENCES filter_options ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX user_filter_preferences_option_idx ON user_filter_preferences (filter_option_id);
--> statement-breakpoint
-- Imports and cafes.
CREATE TABLE imports (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  source text NOT NULL,
  location text NOT NULL,
  state text NOT NULL,
  total integer NOT NULL,
  imported integer DEFAULT 0 NOT NULL,
  skipped integer DEFAULT 0 NOT NULL,
  done integer DEFAULT 0 NOT NULL,
  errors jsonb DEFAULT '[]'::jsonb NOT NULL,
  job_id integer,
  failure text DEFAULT '' NOT NULL,
  notes jsonb DEFAULT '{"rows":0,"kinds":{}}'::jsonb NOT NULL,
  unused_columns jsonb DEFAULT '[]'::jsonb NOT NULL,
  created_by integer,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT imports_state_known CHECK (state in ('previewed', 'running', 'done', 'failed', 'canceled', 'undone')),
  CONSTRAINT imports_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users ON DELETE SET NULL
);
--> statement-breakpoint
CREATE INDEX imports_created_by_idx ON imports (created_by);
--> statement-breakpoint
CREATE TABLE import_rows (
  import_id integer NOT NULL,
  number integer NOT NULL,
  is_duplicate boolean NOT NULL,
  cafe jsonb NOT NULL,
  is_unplaced boolean DEFAULT false NOT NULL,
  problem text,
  CONSTRAINT import_rows_import_id_number_pk PRIMARY KEY (import_id, number),
  CONSTRAINT import_rows_import_id_imports_id_fk FOREIGN KEY (import_id) REFERENCES imports ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX import_rows_unplaced_idx ON import_rows (import_id, number) WHERE is_unplaced or problem is not null;
--> statement-breakpoint
CREATE TABLE import_notes (
  import_id integer NOT NULL,
  kind text NOT NULL,
  number integer NOT NULL,
  field text NOT NULL,
  name text NOT NULL,
  column_name text NOT NULL,
  before text NOT NULL,
  after text NOT NULL,
  CONSTRAINT import_notes_import_id_kind_number_field_pk PRIMARY KEY (import_id, kind, number, field),
  CONSTRAINT import_notes_import_id_imports_id_fk FOREIGN KEY (import_id) REFERENCES imports ON DELETE CASCADE
);
--> statement-breakpoint
CREATE TABLE import_mappings (
  shape text PRIMARY KEY NOT NULL,
  mapping jsonb NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE cafes (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  description text DEFAULT '' NOT NULL,
  address text NOT NULL,
  area text NOT NULL,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  price_level integer DEFAULT 1 NOT NULL,
  has_price_level boolean DEFAULT false NOT NULL,
  sells_coffee_beans boolean DEFAULT false NOT NULL,
  image_url text,
  website text DEFAULT '' NOT NULL,
  phone text DEFAULT '' NOT NULL,
  instagram_handle text DEFAULT '' NOT NULL,
  google_maps_url text DEFAULT '' NOT NULL,
  status cafe_status DEFAULT 'draft' NOT NULL,
  rating_count integer DEFAULT 0 NOT NULL,
  rating_sum integer DEFAULT 0 NOT NULL,
  source text,
  source_id text,
  opening_hours text DEFAULT '' NOT NULL,
  import_id integer,
  version integer DEFAULT 1 NOT NULL,
  checked_at timestamptz,
  owner_id integer,
  owned_since timestamptz,
  owner_proof text,
  revision bigint DEFAULT random_revision() NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  search_text text GENERATED ALWAYS AS (lower((name || E'\n' || address || E'\n' || area) collate "und-x-icu")) STORED,
  CONSTRAINT cafes_source_key UNIQUE (source, source_id),
  CONSTRAINT cafes_name_given CHECK (btrim(name) <> ''),
  CONSTRAINT cafes_latitude_range CHECK (latitude between -90 and 90),
  CONSTRAINT cafes_longitude_range CHECK (longitude between -180 and 180),
  CONSTRAINT cafes_price_level_range CHECK (price_level between 1 and 4),
  CONSTRAINT cafes_rating_counts CHECK (rating_count >= 0 and rating_sum >= 0),
  CONSTRAINT cafes_source_whole CHECK ((source is null) = (source_id is null)),
  CONSTRAINT cafes_image_url_http CHECK (image_url = '' or image_url ~ '^https?://'),
  CONSTRAINT cafes_website_http CHECK (website = '' or website ~ '^https?://'),
  CONSTRAINT cafes_google_maps_url_http CHECK (google_maps_url = '' or google_maps_url ~ '^https?://'),
  CONSTRAINT cafes_import_id_imports_id_fk FOREIGN KEY (import_id) REFERENCES imports ON DELETE SET NULL,
  CONSTRAINT cafes_owner_id_users_id_fk FOREIGN KEY (owner_id) REFERENCES users ON DELETE SET NULL
);
--> statement-breakpoint
CREATE INDEX cafes_name_idx ON cafes (name collate natural_order, id);
--> statement-breakpoint
CREATE INDEX cafes_area_idx ON cafes (area collate natural_order, name collate natural_order, id);
--> statement-breakpoint
CREATE INDEX cafes_status_name_idx ON cafes (status, name collate natural_order, id);
--> statement-breakpoint
CREATE INDEX cafes_import_idx ON cafes (import_id);
--> statement-breakpoint
CREATE INDEX cafes_owner_idx ON cafes (owner_id);
--> statement-breakpoint
CREATE TABLE cafe_filter_options (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  cafe_id integer NOT NULL,
  filter_option_id integer NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT cafe_filter_options_cafe_option_key UNIQUE (cafe_id, filter_option_id),
  CONSTRAINT cafe_filter_options_cafe_id_cafes_id_fk FOREIGN KEY (cafe_id) REFERENCES cafes ON DELETE CASCADE,
  CONSTRAINT cafe_filter_options_filter_option_id_filter_options_id_fk FOREIGN KEY (filter_option_id) REFERENCES filter_options ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX cafe_filter_options_option_idx ON cafe_filter_options (filter_option_id);
--> statement-breakpoint
CREATE TABLE favorites (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL,
  cafe_id integer NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT favorites_user_cafe_key UNIQUE (user_id, cafe_id),
  CONSTRAINT favorites_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users ON DELETE CASCADE,
  CONSTRAINT favorites_cafe_id_cafes_id_fk FOREIGN KEY (cafe_id) REFERENCES cafes ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX favorites_cafe_idx ON favorites (cafe_id);
--> statement-breakpoint
CREATE TABLE ratings (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL,
  cafe_id integer NOT NULL,
  rating integer NOT NULL,
  review text,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT ratings_user_cafe_key UNIQUE (user_id, cafe_id),
  CONSTRAINT ratings_stars_range CHECK (rating between 1 and 5),
  CONSTRAINT ratings_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users ON DELETE CASCADE,
  CONSTRAINT ratings_cafe_id_cafes_id_fk FOREIGN KEY (cafe_id) REFERENCES cafes ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX ratings_cafe_idx ON ratings (cafe_id);
--> statement-breakpoint
CREATE TABLE claim_codes (
  cafe_id integer NOT NULL,
  user_id integer NOT NULL,
  code_hash text NOT NULL,
  sent_to text NOT NULL,
  tries integer DEFAULT 0 NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT claim_codes_cafe_id_user_id_pk PRIMARY KEY (cafe_id, user_id),
  CONSTRAINT claim_codes_cafe_id_cafes_id_fk FOREIGN KEY (cafe_id) REFERENCES cafes ON DELETE CASCADE,
  CONSTRAINT claim_codes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX claim_codes_user_idx ON claim_codes (user_id);
--> statement-breakpoint
CREATE INDEX claim_codes_expires_idx ON claim_codes (expires_at);
--> statement-breakpoint
CREATE TABLE merges (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  winner_id integer NOT NULL,
  loser_id integer NOT NULL,
  record jsonb NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  undone_at timestamptz,
  CONSTRAINT merges_winner_id_cafes_id_fk FOREIGN KEY (winner_id) REFERENCES cafes ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX merges_winner_idx ON merges (winner_id);
--> statement-breakpoint
CREATE UNIQUE INDEX merges_loser_key ON merges (loser_id) WHERE undone_at is null;
--> statement-breakpoint
-- What visitors and owners propose.
CREATE TABLE suggestions (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  state text DEFAULT 'open' NOT NULL,
  cafe_id integer,
  name text NOT NULL,
  duplicate_of integer,
  proposed jsonb DEFAULT '{}'::jsonb NOT NULL,
  before jsonb DEFAULT '{}'::jsonb NOT NULL,
  fingerprint text NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  decided_at timestamptz,
  decided_by integer,
  taken jsonb DEFAULT '[]'::jsonb NOT NULL,
  decline_reason text,
  decision_note text DEFAULT '' NOT NULL,
  replaced jsonb,
  version_after integer,
  CONSTRAINT suggestions_kind_known CHECK (kind in ('closed', 'moved', 'hours', 'details', 'duplicate', 'other', 'new_cafe', 'owner_change', 'claim', 'photo')),
  CONSTRAINT suggestions_state_known CHECK (state in ('open', 'accepted', 'declined')),
  CONSTRAINT suggestions_decided_whole CHECK ((state = 'open') = (decided_at is null)),
  CONSTRAINT suggestions_cafe_id_cafes_id_fk FOREIGN KEY (cafe_id) REFERENCES cafes ON DELETE SET NULL,
  CONSTRAINT suggestions_duplicate_of_cafes_id_fk FOREIGN KEY (duplicate_of) REFERENCES cafes ON DELETE SET NULL,
  CONSTRAINT suggestions_decided_by_users_id_fk FOREIGN KEY (decided_by) REFERENCES users ON DELETE SET NULL
);
--> statement-breakpoint
CREATE INDEX suggestions_state_age_idx ON suggestions (state, created_at, id);
--> statement-breakpoint
CREATE INDEX suggestions_kind_age_idx ON suggestions (state, kind, created_at, id);
--> statement-breakpoint
CREATE INDEX suggestions_cafe_idx ON suggestions (cafe_id);
--> statement-breakpoint
CREATE INDEX suggestions_duplicate_idx ON suggestions (duplicate_of);
--> statement-breakpoint
CREATE INDEX suggestions_decided_by_idx ON suggestions (decided_by);
--> statement-breakpoint
CREATE UNIQUE INDEX suggestions_open_key ON suggestions (fingerprint) WHERE state = 'open';
--> statement-breakpoint
CREATE TABLE suggestion_senders (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  suggestion_id integer NOT NULL,
  user_id integer,
  sender_key text,
  network_key text,
  note text DEFAULT '' NOT NULL,
  proof jsonb,
  mail_id integer,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT suggestion_senders_key UNIQUE (suggestion_id, sender_key),
  CONSTRAINT suggestion_senders_suggestion_id_suggestions_id_fk FOREIGN KEY (suggestion_id) REFERENCES suggestions ON DELETE CASCADE,
  CONSTRAINT suggestion_senders_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users ON DELETE CASCADE,
  CONSTRAINT suggestion_senders_mail_id_jobs_id_fk FOREIGN KEY (mail_id) REFERENCES jobs ON DELETE SET NULL
);
--> statement-breakpoint
CREATE INDEX suggestion_senders_network_idx ON suggestion_senders (network_key) WHERE network_key is not null;
--> statement-breakpoint
CREATE INDEX suggestion_senders_user_idx ON suggestion_senders (user_id);
--> statement-breakpoint
CREATE INDEX suggestion_senders_mail_idx ON suggestion_senders (mail_id);
--> statement-breakpoint
-- Photos, and their files.
CREATE TABLE photos (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  cafe_id integer NOT NULL,
  position integer DEFAULT 0 NOT NULL,
  hash text NOT NULL,
  alt text DEFAULT '' NOT NULL,
  credit text DEFAULT '' NOT NULL,
  focal_x integer DEFAULT 50 NOT NULL,
  focal_y integer DEFAULT 50 NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  thumb_hash text DEFAULT '' NOT NULL,
  state text DEFAULT 'processing' NOT NULL,
  failure text,
  uploaded_by integer,
  suggestion_id integer,
  is_proposed boolean DEFAULT false NOT NULL,
  removed_at timestamptz,
  created_at timestamptz DEFAULT now() NOT NULL,
  is_shown boolean GENERATED ALWAYS AS (state = 'ready' and alt <> '' and not is_proposed and removed_at is null) STORED NOT NULL,
  CONSTRAINT photos_state_known CHECK (state in ('processing', 'ready', 'failed')),
  CONSTRAINT photos_size_known CHECK (width > 0 and height > 0),
  CONSTRAINT photos_focal_range CHECK (focal_x between 0 and 100 and focal_y between 0 and 100),
  CONSTRAINT photos_cafe_id_cafes_id_fk FOREIGN KEY (cafe_id) REFERENCES cafes ON DELETE CASCADE,
  CONSTRAINT photos_uploaded_by_users_id_fk FOREIGN KEY (uploaded_by) REFERENCES users ON DELETE SET NULL,
  CONSTRAINT photos_suggestion_id_suggestions_id_fk FOREIGN KEY (suggestion_id) REFERENCES suggestions ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX photos_cafe_idx ON photos (cafe_id, position, id);
--> statement-breakpoint
CREATE INDEX photos_hash_idx ON photos (hash);
--> statement-breakpoint
CREATE INDEX photos_suggestion_idx ON photos (suggestion_id);
--> statement-breakpoint
CREATE INDEX photos_uploaded_by_idx ON photos (uploaded_by);
--> statement-breakpoint
CREATE INDEX photos_removed_idx ON photos (removed_at) WHERE removed_at is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX photos_cafe_hash_key ON photos (cafe_id, hash) WHERE removed_at is null and not is_proposed;
--> statement-breakpoint
CREATE TABLE photo_files (
  hash text NOT NULL,
  width integer NOT NULL,
  format text NOT NULL,
  bytes bytea NOT NULL,
  CONSTRAINT photo_files_hash_width_format_pk PRIMARY KEY (hash, width, format)
);
--> statement-breakpoint
CREATE TABLE photo_originals (
  photo_id integer NOT NULL,
  part integer DEFAULT 0 NOT NULL,
  bytes bytea NOT NULL,
  CONSTRAINT photo_originals_photo_id_part_pk PRIMARY KEY (photo_id, part),
  CONSTRAINT photo_originals_photo_id_photos_id_fk FOREIGN KEY (photo_id) REFERENCES photos ON DELETE CASCADE
);
--> statement-breakpoint
-- The site itself.
CREATE TABLE audit_entries (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  actor_id integer,
  actor_name text NOT NULL,
  action text NOT NULL,
  subject_id integer NOT NULL,
  subject_name text NOT NULL,
  before jsonb,
  after jsonb,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT audit_entries_actor_id_users_id_fk FOREIGN KEY (actor_id) REFERENCES users ON DELETE SET NULL
);
--> statement-breakpoint
CREATE INDEX audit_entries_subject_idx ON audit_entries (subject_id, id);
--> statement-breakpoint
CREATE INDEX audit_entries_actor_idx ON audit_entries (actor_id);
--> statement-breakpoint
CREATE INDEX audit_entries_date_idx ON audit_entries USING brin (created_at);
--> statement-breakpoint
CREATE INDEX audit_entries_owner_idx ON audit_entries (id) WHERE action in ('cafe.owned', 'cafe.owner_removed');
--> statement-breakpoint
CREATE INDEX audit_entries_restored_idx ON audit_entries ((after ->> 'restoredFrom')) WHERE action = 'cafe.restored';
--> statement-breakpoint
CREATE TABLE newsletter_subscribers (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  email text NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  confirmed_at timestamptz,
  confirmation_token text,
  confirmation_expires_at timestamptz,
  unsubscribe_token text,
  CONSTRAINT newsletter_subscribers_confirmation_key UNIQUE (confirmation_token),
  CONSTRAINT newsletter_subscribers_unsubscribe_key UNIQUE (unsubscribe_token)
);
--> statement-breakpoint
CREATE UNIQUE INDEX newsletter_subscribers_email_key ON newsletter_subscribers (lower(email));
--> statement-breakpoint
CREATE TABLE search_counts (
  week date NOT NULL,
  kind text NOT NULL,
  term text NOT NULL,
  count integer NOT NULL,
  CONSTRAINT search_counts_week_kind_term_pk PRIMARY KEY (week, kind, term)
);
--> statement-breakpoint
CREATE TABLE site_state (
  key text PRIMARY KEY NOT NULL,
  value text NOT NULL
);
--> statement-breakpoint
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
-- The averages of cafes follow their ratings in the same transaction. Cafes are updated in the order of their ids, so that two
-- transactions do not wait for each other. In PL/pgSQL, which plans a statement once: a SQL function is planned at each call.
CREATE FUNCTION keep_totals_of_added() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_totals_of_removed() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_totals_of_changed() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;
--> statement-breakpoint
CREATE TRIGGER ratings_added AFTER INSERT ON ratings
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_totals_of_added();
--> statement-breakpoint
CREATE TRIGGER ratings_removed AFTER DELETE ON ratings
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_totals_of_removed();
--> statement-breakpoint
CREATE TRIGGER ratings_changed AFTER UPDATE ON ratings
REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_totals_of_changed();
--> statement-breakpoint
-- A cafe gets a new revision with every change: of its own row, of the filters it has and of the photos that visitors see.
CREATE FUNCTION renew_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := random_revision();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER cafes_revision BEFORE UPDATE ON cafes FOR EACH ROW EXECUTE FUNCTION renew_revision();
--> statement-breakpoint
-- Not where this transaction has written the cafe anyway, nor where an option is deleted, which leaves all cafes at once and
-- is announced as a change of the filters.
CREATE FUNCTION renew_revisions_of_filters() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE cafes SET revision = random_revision()
  WHERE xmin <> pg_current_xact_id()::xid AND id IN (
    SELECT changed.cafe_id FROM changed JOIN filter_options option ON option.id = changed.filter_option_id
  );
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER cafe_filter_options_added AFTER INSERT ON cafe_filter_options
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_revisions_of_filters();
--> statement-breakpoint
CREATE TRIGGER cafe_filter_options_removed AFTER DELETE ON cafe_filter_options
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_revisions_of_filters();
--> statement-breakpoint
CREATE FUNCTION renew_revisions_of_photos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE cafes SET revision = random_revision() WHERE id IN (SELECT cafe_id FROM changed WHERE is_shown);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION renew_revisions_of_changed_photos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE cafes SET revision = random_revision() WHERE id IN (
    SELECT cafe_id FROM before WHERE is_shown UNION SELECT cafe_id FROM changed WHERE is_shown
  );
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER photos_added AFTER INSERT ON photos
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_revisions_of_photos();
--> statement-breakpoint
CREATE TRIGGER photos_removed AFTER DELETE ON photos
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_revisions_of_photos();
--> statement-breakpoint
CREATE TRIGGER photos_changed AFTER UPDATE ON photos
REFERENCING OLD TABLE AS before NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION renew_revisions_of_changed_photos();
--> statement-breakpoint
-- The files of a photo are compressed already, and go with the last photo that has them, however that is deleted.
ALTER TABLE photo_originals ALTER COLUMN bytes SET STORAGE EXTERNAL;
--> statement-breakpoint
ALTER TABLE photo_files ALTER COLUMN bytes SET STORAGE EXTERNAL;
--> statement-breakpoint
CREATE FUNCTION remove_photo_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM photo_files WHERE hash IN (SELECT hash FROM removed)
    AND NOT EXISTS (SELECT FROM photos WHERE photos.hash = photo_files.hash);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER photos_remove_files AFTER DELETE ON photos
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION remove_photo_files();
--> statement-breakpoint
-- Every node hears what has changed. Equal announcements of one transaction are sent once. A draft concerns no visitor: only a cafe
-- that is, or was, published is announced.
CREATE FUNCTION announce_cafe() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.status = 'published' THEN PERFORM pg_notify('catalogue', 'cafe:' || OLD.id); END IF;
  IF TG_OP <> 'DELETE' AND NEW.status = 'published' THEN PERFORM pg_notify('catalogue', 'cafe:' || NEW.id); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER cafes_announce AFTER INSERT OR UPDATE OR DELETE ON cafes
FOR EACH ROW EXECUTE FUNCTION announce_cafe();
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
--> statement-breakpoint
-- A member's favorites and sessions are announced apart: a heart pressed is no reason to read a session again.
CREATE FUNCTION announce_favorite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue', 'favorites:' || coalesce(NEW.user_id, OLD.user_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER favorites_announce AFTER INSERT OR DELETE ON favorites
FOR EACH ROW EXECUTE FUNCTION announce_favorite();
--> statement-breakpoint
CREATE FUNCTION announce_ended_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue', 'sessions:' || OLD.user_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_announce AFTER DELETE ON sessions
FOR EACH ROW EXECUTE FUNCTION announce_ended_session();
--> statement-breakpoint
CREATE FUNCTION announce_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue', 'sessions:' || OLD.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Where the settings ask for two steps, what an admin may do depends on them.
CREATE TRIGGER users_announce AFTER UPDATE OF role, two_step_since ON users
FOR EACH ROW EXECUTE FUNCTION announce_member();
