-- Enumerators, what admits their devices, and the records that devices bring from the street. New tables, which a process of the release
-- before knows nothing of; foreign keys to `users`, `taxpayers`, `tax_offices`, `lgas` and `premises` take short locks.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE enumerator_moves (
  move text NOT NULL,
  from_state text NOT NULL,
  to_state text NOT NULL,
  PRIMARY KEY (move, from_state)
);--> statement-breakpoint
ALTER TABLE enumerator_moves ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE enumerator_moves IS 'From which state an enumerator comes to which. What is not here does not happen.';--> statement-breakpoint
INSERT INTO enumerator_moves (move, from_state, to_state) VALUES
  ('train', 'applied', 'trained'),
  ('activate', 'trained', 'active'),
  ('pause', 'active', 'paused'),
  ('resume', 'paused', 'active'),
  ('end', 'applied', 'ended'),
  ('end', 'trained', 'ended'),
  ('end', 'active', 'ended'),
  ('end', 'paused', 'ended');--> statement-breakpoint
CREATE TABLE enumerators (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  code text NOT NULL CONSTRAINT enumerators_code_key UNIQUE CONSTRAINT enumerators_code_check CHECK (code ~ '^KF[0-9A-HJKMNP-TV-Z]{10}$'),
  name text NOT NULL CONSTRAINT enumerators_name_check CHECK (length(name) BETWEEN 3 AND 120),
  phone text NOT NULL CONSTRAINT enumerators_phone_check CHECK (length(phone) BETWEEN 8 AND 16),
  office_id smallint NOT NULL CONSTRAINT enumerators_office_id_tax_offices_id_fk REFERENCES tax_offices (id),
  state text NOT NULL DEFAULT 'applied' CONSTRAINT enumerators_state_check CHECK (state IN ('applied', 'trained', 'active', 'paused', 'ended')),
  state_reason text NOT NULL DEFAULT '' CONSTRAINT enumerators_state_reason_check CHECK (length(state_reason) <= 500),
  valid_until date NOT NULL,
  day_target smallint NOT NULL CONSTRAINT enumerators_day_target_check CHECK (day_target BETWEEN 1 AND 200),
  record_pay_kobo bigint NOT NULL CONSTRAINT enumerators_record_pay_check CHECK (record_pay_kobo BETWEEN 0 AND 10000000),
  checks integer NOT NULL DEFAULT 0,
  submission_id uuid NOT NULL CONSTRAINT enumerators_submission_key UNIQUE,
  entered_by uuid NOT NULL CONSTRAINT enumerators_entered_by_users_id_fk REFERENCES users (id),
  entered_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp()
);--> statement-breakpoint
CREATE INDEX enumerators_name_idx ON enumerators (name, id);--> statement-breakpoint
CREATE INDEX enumerators_office_id_idx ON enumerators (office_id);--> statement-breakpoint
CREATE INDEX enumerators_entered_by_idx ON enumerators (entered_by);--> statement-breakpoint
ALTER TABLE enumerators ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE enumerators IS 'People who record premises in the street. No accounts: they enrol a device, and they never take money.';--> statement-breakpoint
COMMENT ON COLUMN enumerators.code IS 'What stands on the badge: KF, 45 random bits and a check character.';--> statement-breakpoint
COMMENT ON COLUMN enumerators.checks IS 'How often somebody checked the badge.';--> statement-breakpoint
CREATE TABLE enumerator_areas (
  enumerator_id uuid NOT NULL CONSTRAINT enumerator_areas_enumerator_id_enumerators_id_fk REFERENCES enumerators (id),
  lga_id integer NOT NULL CONSTRAINT enumerator_areas_lga_id_lgas_id_fk REFERENCES lgas (id),
  ward text NOT NULL CONSTRAINT enumerator_areas_ward_check CHECK (length(ward) BETWEEN 1 AND 80),
  PRIMARY KEY (enumerator_id, lga_id, ward)
);--> statement-breakpoint
CREATE INDEX enumerator_areas_lga_id_idx ON enumerator_areas (lga_id);--> statement-breakpoint
ALTER TABLE enumerator_areas ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE enumerator_areas IS 'Wards where an enumerator goes.';--> statement-breakpoint
CREATE TABLE badge_links (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  enumerator_id uuid NOT NULL CONSTRAINT badge_links_enumerator_id_enumerators_id_fk REFERENCES enumerators (id),
  token_digest bytea NOT NULL CONSTRAINT badge_links_token_key UNIQUE CONSTRAINT badge_links_token_check CHECK (length(token_digest) = 32),
  pin_digest bytea NOT NULL CONSTRAINT badge_links_pin_check CHECK (length(pin_digest) = 32),
  wrong_pins smallint NOT NULL DEFAULT 0 CONSTRAINT badge_links_wrong_pins_check CHECK (wrong_pins BETWEEN 0 AND 10),
  made_by uuid NOT NULL CONSTRAINT badge_links_made_by_users_id_fk REFERENCES users (id),
  made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  expires_at timestamptz NOT NULL,
  ended_at timestamptz
);--> statement-breakpoint
CREATE UNIQUE INDEX badge_links_one_open_idx ON badge_links (enumerator_id) WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX badge_links_enumerator_id_idx ON badge_links (enumerator_id);--> statement-breakpoint
CREATE INDEX badge_links_made_by_idx ON badge_links (made_by);--> statement-breakpoint
ALTER TABLE badge_links ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE badge_links IS 'A link with a PIN that enrols one device, once. Of both only keyed digests are kept.';--> statement-breakpoint
COMMENT ON COLUMN badge_links.ended_at IS 'A device was enrolled, the PIN was wrong ten times, or another link was made.';--> statement-breakpoint
CREATE TABLE field_devices (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  enumerator_id uuid NOT NULL CONSTRAINT field_devices_enumerator_id_enumerators_id_fk REFERENCES enumerators (id),
  secret_digest bytea NOT NULL CONSTRAINT field_devices_secret_check CHECK (length(secret_digest) = 32),
  name text NOT NULL CONSTRAINT field_devices_name_check CHECK (length(name) BETWEEN 1 AND 120),
  state text NOT NULL DEFAULT 'active' CONSTRAINT field_devices_state_check CHECK (state IN ('active', 'locked', 'wiped')),
  state_reason text NOT NULL DEFAULT '' CONSTRAINT field_devices_state_reason_check CHECK (length(state_reason) <= 500),
  state_at timestamptz,
  told_at timestamptz,
  enrolled_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  contact_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  waiting integer NOT NULL DEFAULT 0 CONSTRAINT field_devices_waiting_check CHECK (waiting BETWEEN 0 AND 100000),
  CONSTRAINT field_devices_owner_key UNIQUE (id, enumerator_id)
);--> statement-breakpoint
CREATE UNIQUE INDEX field_devices_one_active_idx ON field_devices (enumerator_id) WHERE state = 'active';--> statement-breakpoint
CREATE INDEX field_devices_enumerator_id_idx ON field_devices (enumerator_id, enrolled_at);--> statement-breakpoint
ALTER TABLE field_devices ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE field_devices IS 'Phones of enumerators, one of each at work. A lock or a wipe reaches a phone at its next contact.';--> statement-breakpoint
COMMENT ON COLUMN field_devices.told_at IS 'When the phone came by after it was locked or wiped.';--> statement-breakpoint
COMMENT ON COLUMN field_devices.waiting IS 'Records that the phone said it still keeps.';--> statement-breakpoint
CREATE TABLE field_records (
  id uuid PRIMARY KEY,
  device_id uuid NOT NULL,
  enumerator_id uuid NOT NULL,
  sealed_digest bytea NOT NULL CONSTRAINT field_records_sealed_check CHECK (length(sealed_digest) = 32),
  captured_at timestamptz NOT NULL,
  clock_zone text NOT NULL CONSTRAINT field_records_clock_zone_check CHECK (length(clock_zone) <= 60),
  received_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  longitude double precision CONSTRAINT field_records_longitude_check CHECK (longitude BETWEEN -180 AND 180),
  latitude double precision CONSTRAINT field_records_latitude_check CHECK (latitude BETWEEN -90 AND 90),
  accuracy_m integer CONSTRAINT field_records_accuracy_check CHECK (accuracy_m BETWEEN 0 AND 100000),
  is_mock boolean NOT NULL DEFAULT false,
  address text NOT NULL CONSTRAINT field_records_address_check CHECK (length(address) BETWEEN 1 AND 160),
  lga_id integer NOT NULL CONSTRAINT field_records_lga_id_lgas_id_fk REFERENCES lgas (id),
  ward text NOT NULL CONSTRAINT field_records_ward_check CHECK (length(ward) <= 80),
  sign text NOT NULL CONSTRAINT field_records_sign_check CHECK (length(sign) BETWEEN 1 AND 120),
  trade text NOT NULL CONSTRAINT field_records_trade_check CHECK (trade IN ('hotel', 'restaurant', 'event-centre', 'shop', 'market-stall', 'workshop',
    'factory', 'filling-station', 'office', 'school', 'clinic', 'farm', 'other')),
  consent text NOT NULL CONSTRAINT field_records_consent_check CHECK (consent IN ('yes', 'no')),
  consent_text text NOT NULL CONSTRAINT field_records_consent_text_check CHECK (length(consent_text) BETWEEN 1 AND 20),
  consent_language text NOT NULL CONSTRAINT field_records_consent_language_check CHECK (consent_language IN ('en', 'ha')),
  owner_name text NOT NULL DEFAULT '' CONSTRAINT field_records_owner_name_check CHECK (length(owner_name) <= 160),
  owner_phone text NOT NULL DEFAULT '' CONSTRAINT field_records_owner_phone_check CHECK (length(owner_phone) <= 16),
  photo_digests text[] NOT NULL CONSTRAINT field_records_photo_digests_check CHECK (cardinality(photo_digests) <= 2),
  replaces_id uuid CONSTRAINT field_records_replaces_key UNIQUE CONSTRAINT field_records_replaces_id_field_records_id_fk REFERENCES field_records (id),
  is_spot_check boolean NOT NULL DEFAULT random() < 0.05,
  state text NOT NULL DEFAULT 'received' CONSTRAINT field_records_state_check CHECK (state IN ('received', 'accepted', 'returned', 'replaced', 'rejected')),
  became text CONSTRAINT field_records_became_check CHECK (became IN ('premises', 'taxpayer', 'lead')),
  tpui text CONSTRAINT field_records_tpui_taxpayers_tpui_fk REFERENCES taxpayers (tpui),
  premises_id uuid CONSTRAINT field_records_premises_id_premises_id_fk REFERENCES premises (id),
  same_as_id uuid CONSTRAINT field_records_same_as_id_field_records_id_fk REFERENCES field_records (id),
  decided_by uuid CONSTRAINT field_records_decided_by_users_id_fk REFERENCES users (id),
  decided_at timestamptz,
  reason text NOT NULL DEFAULT '' CONSTRAINT field_records_reason_check CHECK (length(reason) <= 500),
  keep_until date NOT NULL,
  CONSTRAINT field_records_device_fk FOREIGN KEY (device_id, enumerator_id) REFERENCES field_devices (id, enumerator_id),
  CONSTRAINT field_records_place_check CHECK (num_nulls(longitude, latitude, accuracy_m) IN (0, 3)),
  CONSTRAINT field_records_said_no_check CHECK (consent = 'yes' OR owner_name = '' AND owner_phone = '' AND became IS NULL),
  CONSTRAINT field_records_decided_check CHECK ((state = 'received') = (decided_at IS NULL) AND (decided_at IS NULL) = (decided_by IS NULL)),
  CONSTRAINT field_records_became_what_check CHECK ((became IS NULL OR state = 'accepted')
    AND num_nulls(tpui, premises_id) = CASE WHEN became IN ('premises', 'taxpayer') THEN 0 ELSE 2 END),
  CONSTRAINT field_records_same_as_check CHECK (same_as_id IS NULL OR state = 'rejected' AND same_as_id <> id)
);--> statement-breakpoint
CREATE INDEX field_records_received_idx ON field_records (received_at DESC, id);--> statement-breakpoint
CREATE INDEX field_records_enumerator_id_idx ON field_records (enumerator_id, received_at);--> statement-breakpoint
CREATE INDEX field_records_device_idx ON field_records (device_id, enumerator_id);--> statement-breakpoint
CREATE INDEX field_records_place_idx ON field_records USING gist (point(longitude, latitude));--> statement-breakpoint
CREATE INDEX field_records_owner_phone_idx ON field_records (owner_phone) WHERE owner_phone <> '';--> statement-breakpoint
CREATE INDEX field_records_sign_idx ON field_records (lga_id, lower(sign));--> statement-breakpoint
CREATE INDEX field_records_keep_until_idx ON field_records (keep_until);--> statement-breakpoint
CREATE INDEX field_records_tpui_idx ON field_records (tpui);--> statement-breakpoint
CREATE INDEX field_records_premises_id_idx ON field_records (premises_id);--> statement-breakpoint
CREATE INDEX field_records_same_as_id_idx ON field_records (same_as_id);--> statement-breakpoint
CREATE INDEX field_records_decided_by_idx ON field_records (decided_by);--> statement-breakpoint
ALTER TABLE field_records ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE field_records IS 'What enumerators recorded in the street, each once. The author and the device are those of the moment of capture.';--> statement-breakpoint
COMMENT ON COLUMN field_records.id IS 'Made by the device: what is sent again is the same record.';--> statement-breakpoint
COMMENT ON COLUMN field_records.sealed_digest IS 'Of the bytes that came: the same id with other bytes is refused.';--> statement-breakpoint
COMMENT ON COLUMN field_records.captured_at IS 'As the clock of the phone said; when it came is `received_at`.';--> statement-breakpoint
COMMENT ON COLUMN field_records.longitude IS 'With its latitude until the end of keeping; null where the phone had no place.';--> statement-breakpoint
COMMENT ON COLUMN field_records.is_mock IS 'The place did not come from the sensors of the phone, as far as it can be told.';--> statement-breakpoint
COMMENT ON COLUMN field_records.consent_text IS 'Number of the text that was read aloud.';--> statement-breakpoint
COMMENT ON COLUMN field_records.is_spot_check IS 'Drawn by the portal: somebody else goes there again.';--> statement-breakpoint
COMMENT ON COLUMN field_records.keep_until IS 'Last day of keeping its place and photos.';--> statement-breakpoint
CREATE TABLE field_photos (
  record_id uuid NOT NULL CONSTRAINT field_photos_record_id_field_records_id_fk REFERENCES field_records (id),
  position smallint NOT NULL CONSTRAINT field_photos_position_check CHECK (position BETWEEN 1 AND 2),
  storage_key text NOT NULL,
  bytes integer NOT NULL CONSTRAINT field_photos_bytes_check CHECK (bytes BETWEEN 1 AND 5000000),
  received_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (record_id, position)
);--> statement-breakpoint
ALTER TABLE field_photos ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE field_photos IS 'Photos of field records in the store of uploads, until the end of keeping.';--> statement-breakpoint
ALTER TABLE intelligence_sources DROP CONSTRAINT intelligence_sources_kind_check;--> statement-breakpoint
ALTER TABLE intelligence_sources ADD CONSTRAINT intelligence_sources_kind_check
  CHECK (kind IN ('paye-rows', 'withholding-rows', 'field-records', 'land', 'vehicles', 'hotels', 'businesses', 'tips')) NOT VALID;--> statement-breakpoint
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE intelligence_sources VALIDATE CONSTRAINT intelligence_sources_kind_check;--> statement-breakpoint
ALTER TABLE leads DROP CONSTRAINT leads_source_kind_check;--> statement-breakpoint
ALTER TABLE leads ADD CONSTRAINT leads_source_kind_check
  CHECK (source_kind IN ('paye-rows', 'withholding-rows', 'field-records', 'land', 'vehicles', 'hotels', 'businesses', 'tips')) NOT VALID;--> statement-breakpoint
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE leads VALIDATE CONSTRAINT leads_source_kind_check;
