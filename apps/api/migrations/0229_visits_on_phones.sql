-- Officers enrol a phone as enumerators do, and note on it what they met on a visit. The tables of links and phones take a second kind of holder, which a
-- process of the release before does not find; their rows of enumerators stay as they are. The indexes of the new columns follow in 0230.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
ALTER TABLE badge_links ADD COLUMN officer_id uuid;--> statement-breakpoint
-- squawk-ignore ban-drop-not-null
ALTER TABLE badge_links ALTER COLUMN enumerator_id DROP NOT NULL;--> statement-breakpoint
ALTER TABLE badge_links ADD CONSTRAINT badge_links_officer_id_users_id_fk FOREIGN KEY (officer_id) REFERENCES users (id) NOT VALID;--> statement-breakpoint
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE badge_links VALIDATE CONSTRAINT badge_links_officer_id_users_id_fk;--> statement-breakpoint
ALTER TABLE badge_links ADD CONSTRAINT badge_links_holder_check CHECK (num_nonnulls(enumerator_id, officer_id) = 1) NOT VALID;--> statement-breakpoint
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE badge_links VALIDATE CONSTRAINT badge_links_holder_check;--> statement-breakpoint
-- An officer makes their own link: nobody admits a phone as somebody else.
ALTER TABLE badge_links ADD CONSTRAINT badge_links_own_check CHECK (officer_id IS NULL OR made_by = officer_id) NOT VALID;--> statement-breakpoint
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE badge_links VALIDATE CONSTRAINT badge_links_own_check;--> statement-breakpoint
ALTER TABLE field_devices ADD COLUMN officer_id uuid;--> statement-breakpoint
-- squawk-ignore ban-drop-not-null
ALTER TABLE field_devices ALTER COLUMN enumerator_id DROP NOT NULL;--> statement-breakpoint
ALTER TABLE field_devices ADD CONSTRAINT field_devices_officer_id_users_id_fk FOREIGN KEY (officer_id) REFERENCES users (id) NOT VALID;--> statement-breakpoint
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE field_devices VALIDATE CONSTRAINT field_devices_officer_id_users_id_fk;--> statement-breakpoint
ALTER TABLE field_devices ADD CONSTRAINT field_devices_holder_check CHECK (num_nonnulls(enumerator_id, officer_id) = 1) NOT VALID;--> statement-breakpoint
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE field_devices VALIDATE CONSTRAINT field_devices_holder_check;--> statement-breakpoint
COMMENT ON TABLE field_devices IS 'Phones of enumerators and of officers who go on visits, one of each at work. A lock or a wipe reaches a phone at its next contact.';--> statement-breakpoint
COMMENT ON COLUMN field_devices.officer_id IS 'Whose it is where no enumerator holds it.';--> statement-breakpoint
COMMENT ON COLUMN badge_links.officer_id IS 'Who made it for themselves, where it is for no enumerator.';--> statement-breakpoint
CREATE TABLE visit_reports (
  id uuid PRIMARY KEY,
  visit_id uuid NOT NULL CONSTRAINT visit_reports_visit_id_enforcement_visits_id_fk REFERENCES enforcement_visits (id),
  officer_id uuid NOT NULL CONSTRAINT visit_reports_officer_id_users_id_fk REFERENCES users (id),
  device_id uuid NOT NULL CONSTRAINT visit_reports_device_id_field_devices_id_fk REFERENCES field_devices (id),
  sealed_digest bytea NOT NULL CONSTRAINT visit_reports_sealed_check CHECK (length(sealed_digest) = 32),
  captured_at timestamptz NOT NULL,
  clock_zone text NOT NULL CONSTRAINT visit_reports_clock_zone_check CHECK (length(clock_zone) <= 60),
  received_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  longitude double precision CONSTRAINT visit_reports_longitude_check CHECK (longitude BETWEEN -180 AND 180),
  latitude double precision CONSTRAINT visit_reports_latitude_check CHECK (latitude BETWEEN -90 AND 90),
  accuracy_m integer CONSTRAINT visit_reports_accuracy_check CHECK (accuracy_m BETWEEN 0 AND 100000),
  is_mock boolean NOT NULL DEFAULT false,
  outcome text NOT NULL CONSTRAINT visit_reports_outcome_check CHECK (outcome IN ('served', 'receipt-shown', 'refused', 'not-found', 'closed')),
  receipt_number text NOT NULL DEFAULT '' CONSTRAINT visit_reports_receipt_number_check CHECK (length(receipt_number) <= 40),
  note text NOT NULL DEFAULT '' CONSTRAINT visit_reports_note_check CHECK (length(note) <= 500),
  photo_digests text[] NOT NULL CONSTRAINT visit_reports_photo_digests_check CHECK (cardinality(photo_digests) <= 2),
  CONSTRAINT visit_reports_place_check CHECK (num_nulls(longitude, latitude, accuracy_m) IN (0, 3)),
  CONSTRAINT visit_reports_receipt_check CHECK ((outcome = 'receipt-shown') = (receipt_number <> ''))
);--> statement-breakpoint
CREATE INDEX visit_reports_visit_id_idx ON visit_reports (visit_id, officer_id);--> statement-breakpoint
CREATE INDEX visit_reports_officer_id_idx ON visit_reports (officer_id);--> statement-breakpoint
CREATE INDEX visit_reports_device_id_idx ON visit_reports (device_id);--> statement-breakpoint
ALTER TABLE visit_reports ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE visit_reports IS 'What officers of a team noted on a visit, each once, also of a visit that was called off. It moves no case.';--> statement-breakpoint
COMMENT ON COLUMN visit_reports.id IS 'Made by the phone: what is sent again is the same report.';--> statement-breakpoint
COMMENT ON COLUMN visit_reports.sealed_digest IS 'Of the bytes that came: the same id with other bytes is refused.';--> statement-breakpoint
COMMENT ON COLUMN visit_reports.captured_at IS 'As the clock of the phone said; when it came is `received_at`.';--> statement-breakpoint
COMMENT ON COLUMN visit_reports.receipt_number IS 'As it stood on what was shown; it proves no payment.';--> statement-breakpoint
CREATE TABLE visit_photos (
  report_id uuid NOT NULL CONSTRAINT visit_photos_report_id_visit_reports_id_fk REFERENCES visit_reports (id),
  position smallint NOT NULL CONSTRAINT visit_photos_position_check CHECK (position BETWEEN 1 AND 2),
  storage_key text NOT NULL,
  bytes integer NOT NULL CONSTRAINT visit_photos_bytes_check CHECK (bytes BETWEEN 1 AND 5000000),
  received_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (report_id, position)
);--> statement-breakpoint
ALTER TABLE visit_photos ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE visit_photos IS 'Photos of visits in the store of uploads.';
