-- Accepted records are drawn for a second visit by somebody else, offices read the records of their own areas, and scans of badges are counted. A new table, which a process of the
-- release before knows nothing of; a draw of the moment of arrival that nobody followed is forgotten, those of accepted records are kept.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE spot_checks (
  record_id uuid PRIMARY KEY CONSTRAINT spot_checks_record_id_field_records_id_fk REFERENCES field_records (id),
  drawn_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  enumerator_id uuid CONSTRAINT spot_checks_enumerator_id_enumerators_id_fk REFERENCES enumerators (id),
  officer_id uuid CONSTRAINT spot_checks_officer_id_users_id_fk REFERENCES users (id),
  given_by uuid CONSTRAINT spot_checks_given_by_users_id_fk REFERENCES users (id),
  given_at timestamptz,
  finding text CONSTRAINT spot_checks_finding_check CHECK (finding IN ('as-recorded', 'differs')),
  differs text[] NOT NULL DEFAULT '{}' CONSTRAINT spot_checks_differs_check
    CHECK (differs <@ ARRAY['nothing-there', 'sign', 'trade', 'place', 'owner', 'phone', 'photos']),
  note text NOT NULL DEFAULT '' CONSTRAINT spot_checks_note_check CHECK (length(note) <= 500),
  answered_at timestamptz,
  CONSTRAINT spot_checks_given_check CHECK (num_nonnulls(enumerator_id, officer_id) <= 1
    AND num_nonnulls(given_by, given_at) = 2 * num_nonnulls(enumerator_id, officer_id)),
  CONSTRAINT spot_checks_answered_check CHECK (num_nulls(finding, answered_at) IN (0, 2) AND (finding IS NULL OR given_at IS NOT NULL)),
  CONSTRAINT spot_checks_what_differs_check CHECK ((cardinality(differs) > 0) = (finding IS NOT DISTINCT FROM 'differs'))
);--> statement-breakpoint
CREATE INDEX spot_checks_enumerator_id_idx ON spot_checks (enumerator_id);--> statement-breakpoint
CREATE INDEX spot_checks_officer_id_idx ON spot_checks (officer_id);--> statement-breakpoint
CREATE INDEX spot_checks_given_by_idx ON spot_checks (given_by);--> statement-breakpoint
ALTER TABLE spot_checks ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE spot_checks IS 'Accepted records that somebody else sees again: drawn by the portal, given to another enumerator or an officer, answered once.';--> statement-breakpoint
COMMENT ON COLUMN spot_checks.enumerator_id IS 'Another one than the author of the record.';--> statement-breakpoint
COMMENT ON COLUMN spot_checks.officer_id IS 'Another one than who accepted the record.';--> statement-breakpoint
COMMENT ON COLUMN spot_checks.differs IS 'What was not as it was recorded.';--> statement-breakpoint
COMMENT ON COLUMN field_records.is_spot_check IS 'Drawn when it was accepted: somebody else goes there again.';--> statement-breakpoint
ALTER TABLE enumerators ADD COLUMN scans integer NOT NULL DEFAULT 0;--> statement-breakpoint
COMMENT ON COLUMN enumerators.scans IS 'How many of the checks came by the QR code of the badge.';--> statement-breakpoint
ALTER TABLE field_records ALTER COLUMN is_spot_check SET DEFAULT false;--> statement-breakpoint
INSERT INTO spot_checks (record_id) SELECT id FROM field_records WHERE is_spot_check AND state = 'accepted';--> statement-breakpoint
GRANT SELECT ON field_records, spot_checks TO portal_read_offices, portal_read_state;--> statement-breakpoint
GRANT SELECT (id, name) ON enumerators TO portal_read_offices, portal_read_state;
