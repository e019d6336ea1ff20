-- Demand notices. New tables and the law of their kind, which a process of the release before knows nothing of; foreign keys to `users`, `bills`,
-- `taxpayers` and `tax_offices` take short locks.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE SEQUENCE demand_numbers;--> statement-breakpoint
CREATE TABLE demand_notices (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  number text NOT NULL CONSTRAINT demand_notices_number_key UNIQUE CONSTRAINT demand_notices_number_check CHECK (number ~ '^DMN-[0-9]{4}-[0-9]{8}$'),
  tpui text NOT NULL CONSTRAINT demand_notices_tpui_taxpayers_tpui_fk REFERENCES taxpayers (tpui),
  office_id smallint NOT NULL CONSTRAINT demand_notices_office_id_tax_offices_id_fk REFERENCES tax_offices (id),
  total_kobo bigint NOT NULL CONSTRAINT demand_notices_total_check CHECK (total_kobo BETWEEN 1 AND 9007199254740991),
  state text NOT NULL DEFAULT 'prepared' CONSTRAINT demand_notices_state_check
    CHECK (state IN ('prepared', 'approved', 'issued', 'served', 'withdrawn')),
  prepared_by uuid NOT NULL CONSTRAINT demand_notices_prepared_by_users_id_fk REFERENCES users (id),
  prepared_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  decided_by uuid CONSTRAINT demand_notices_decided_by_users_id_fk REFERENCES users (id),
  decided_at timestamptz,
  issued_by uuid CONSTRAINT demand_notices_issued_by_users_id_fk REFERENCES users (id),
  issued_at timestamptz,
  served_by uuid CONSTRAINT demand_notices_served_by_users_id_fk REFERENCES users (id),
  served_at timestamptz,
  served_on date,
  served_how text CONSTRAINT demand_notices_served_how_check CHECK (served_how IN ('by-hand', 'courier', 'electronic')),
  served_place text CONSTRAINT demand_notices_served_place_check CHECK (length(served_place) BETWEEN 3 AND 300),
  served_proof text CONSTRAINT demand_notices_served_proof_check CHECK (length(served_proof) BETWEEN 3 AND 120),
  service_noted_at timestamptz,
  ended_by uuid CONSTRAINT demand_notices_ended_by_users_id_fk REFERENCES users (id),
  ended_at timestamptz,
  end_reason text NOT NULL DEFAULT '' CONSTRAINT demand_notices_end_reason_check CHECK (length(end_reason) <= 2000),
  CONSTRAINT demand_notices_two_persons_check CHECK (decided_by IS DISTINCT FROM prepared_by AND issued_by IS DISTINCT FROM prepared_by),
  CONSTRAINT demand_notices_decided_check CHECK ((decided_by IS NULL) = (decided_at IS NULL)),
  CONSTRAINT demand_notices_issued_check CHECK ((issued_by IS NULL) = (issued_at IS NULL)),
  CONSTRAINT demand_notices_service_check CHECK (num_nulls(served_by, served_at, served_on, served_how, served_place, served_proof, service_noted_at) IN (0, 7)),
  CONSTRAINT demand_notices_steps_check CHECK (CASE state
    WHEN 'prepared' THEN decided_by IS NULL AND issued_by IS NULL AND served_at IS NULL
    WHEN 'approved' THEN decided_by IS NOT NULL AND issued_by IS NULL AND served_at IS NULL
    WHEN 'issued' THEN decided_by IS NOT NULL AND issued_by IS NOT NULL AND served_at IS NULL
    WHEN 'served' THEN decided_by IS NOT NULL AND issued_by IS NOT NULL AND served_at IS NOT NULL
    ELSE true END),
  CONSTRAINT demand_notices_withdrawn_check CHECK (CASE state
    WHEN 'withdrawn' THEN ended_by IS NOT NULL AND ended_at IS NOT NULL AND length(end_reason) >= 3
    ELSE ended_by IS NULL AND ended_at IS NULL AND end_reason = '' END)
);--> statement-breakpoint
CREATE INDEX demand_notices_tpui_idx ON demand_notices (tpui, id);--> statement-breakpoint
CREATE INDEX demand_notices_office_id_idx ON demand_notices (office_id, id);--> statement-breakpoint
CREATE INDEX demand_notices_prepared_by_idx ON demand_notices (prepared_by);--> statement-breakpoint
CREATE INDEX demand_notices_decided_by_idx ON demand_notices (decided_by);--> statement-breakpoint
CREATE INDEX demand_notices_issued_by_idx ON demand_notices (issued_by);--> statement-breakpoint
CREATE INDEX demand_notices_served_by_idx ON demand_notices (served_by);--> statement-breakpoint
CREATE INDEX demand_notices_ended_by_idx ON demand_notices (ended_by);--> statement-breakpoint
CREATE TABLE demand_notice_bills (
  notice_id uuid NOT NULL CONSTRAINT demand_notice_bills_notice_id_demand_notices_id_fk REFERENCES demand_notices (id),
  bill_id uuid NOT NULL CONSTRAINT demand_notice_bills_bill_id_bills_id_fk REFERENCES bills (id),
  amount_kobo bigint NOT NULL CONSTRAINT demand_notice_bills_amount_check CHECK (amount_kobo > 0),
  CONSTRAINT demand_notice_bills_pk PRIMARY KEY (notice_id, bill_id)
);--> statement-breakpoint
CREATE INDEX demand_notice_bills_bill_id_idx ON demand_notice_bills (bill_id);--> statement-breakpoint
ALTER TABLE demand_notices ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE demand_notice_bills ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON demand_notices, demand_notice_bills TO portal_read_offices, portal_read_state;--> statement-breakpoint
COMMENT ON TABLE demand_notices IS 'A last call to pay overdue bills: prepared by one person, approved and issued by others, served with proof.';--> statement-breakpoint
COMMENT ON COLUMN demand_notices.state IS 'As it was last moved. Whether it is paid or has lapsed is said by `standing_of_demand`, by its bills and the clock.';--> statement-breakpoint
COMMENT ON COLUMN demand_notices.served_on IS 'The day in Lagos. The next one is the first of the thirty.';--> statement-breakpoint
COMMENT ON COLUMN demand_notices.served_proof IS 'Who took it, the number of the courier, or the inbox it was laid into.';--> statement-breakpoint
COMMENT ON COLUMN demand_notices.service_noted_at IS 'When the office wrote it down; service itself may be earlier.';--> statement-breakpoint
COMMENT ON TABLE demand_notice_bills IS 'What a notice demands, bill by bill, as it was when it was prepared.';
--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES
  ('demand-notice', 'prepared', ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], false),
  ('demand-notice', 'approved', NULL, false),
  ('demand-notice', 'issued', NULL, false),
  ('demand-notice', 'served', NULL, true),
  ('demand-notice', 'withdrawn', NULL, true);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES
  ('demand-notice', 'approve', 'prepared', 'approved', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], false, false, ARRAY['open']::text[], ARRAY[]::text[]),
  ('demand-notice', 'refuse', 'prepared', 'withdrawn', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], true, false, ARRAY['open']::text[], ARRAY[]::text[]),
  ('demand-notice', 'withdraw', 'prepared', 'withdrawn', ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], true, false, ARRAY[]::text[], ARRAY['open']::text[]),
  ('demand-notice', 'issue', 'approved', 'issued', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], false, false, ARRAY['open']::text[], ARRAY[]::text[]),
  ('demand-notice', 'serve', 'issued', 'served', ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('demand-notice', 'cancel', 'approved', 'withdrawn', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], true, false, ARRAY['open']::text[], ARRAY[]::text[]),
  ('demand-notice', 'cancel', 'issued', 'withdrawn', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], true, false, ARRAY['open']::text[], ARRAY[]::text[]);
