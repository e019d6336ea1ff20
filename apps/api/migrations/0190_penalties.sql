-- Penalties and interest for lateness, and their remission. New tables, which a process of the release before knows nothing of; foreign keys to
-- `users`, `bills` and `tax_offices` take short locks.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE SEQUENCE penalty_numbers;--> statement-breakpoint
CREATE SEQUENCE penalty_remission_numbers;--> statement-breakpoint
CREATE TABLE penalties (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  number text NOT NULL CONSTRAINT penalties_number_key UNIQUE,
  tpui text NOT NULL,
  office_id smallint NOT NULL CONSTRAINT penalties_office_id_tax_offices_id_fk REFERENCES tax_offices (id),
  lateness text NOT NULL,
  duty text NOT NULL CONSTRAINT penalties_duty_check CHECK (duty ~ '^[a-z][a-z0-9-]{1,39}$'),
  period_from date NOT NULL,
  neglect text NOT NULL CONSTRAINT penalties_neglect_check CHECK (neglect IN ('return-not-filed', 'employer-return-not-filed', 'tax-paid-late', 'deduction-not-remitted')),
  due_on date NOT NULL,
  from_on date NOT NULL,
  until_on date NOT NULL,
  is_over boolean NOT NULL,
  base_kobo bigint NOT NULL CONSTRAINT penalties_base_check CHECK (base_kobo >= 0),
  tax_bill_id uuid CONSTRAINT penalties_tax_bill_id_bills_id_fk REFERENCES bills (id),
  penalty_kobo bigint NOT NULL,
  interest_kobo bigint NOT NULL,
  computation jsonb NOT NULL,
  state text NOT NULL DEFAULT 'proposed' CONSTRAINT penalties_state_check CHECK (state IN ('proposed', 'billed', 'refused', 'withdrawn', 'remitted')),
  proposed_by uuid NOT NULL CONSTRAINT penalties_proposed_by_users_id_fk REFERENCES users (id),
  proposed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  decided_by uuid CONSTRAINT penalties_decided_by_users_id_fk REFERENCES users (id),
  decided_at timestamptz,
  bill_id uuid CONSTRAINT penalties_bill_id_key UNIQUE CONSTRAINT penalties_bill_id_bills_id_fk REFERENCES bills (id),
  remitted_penalty_kobo bigint NOT NULL DEFAULT 0,
  remitted_interest_kobo bigint NOT NULL DEFAULT 0,
  CONSTRAINT penalties_amounts_check CHECK (penalty_kobo >= 0 AND interest_kobo >= 0 AND penalty_kobo + interest_kobo > 0),
  CONSTRAINT penalties_remitted_check CHECK (remitted_penalty_kobo BETWEEN 0 AND penalty_kobo AND remitted_interest_kobo BETWEEN 0 AND interest_kobo
    AND (state = 'remitted') = (remitted_penalty_kobo + remitted_interest_kobo = penalty_kobo + interest_kobo)),
  CONSTRAINT penalties_days_check CHECK (due_on <= from_on AND from_on < until_on),
  CONSTRAINT penalties_decided_check CHECK ((state = 'proposed') = (decided_by IS NULL) AND (decided_by IS NULL) = (decided_at IS NULL)
    AND (state = 'billed') = (bill_id IS NOT NULL)),
  CONSTRAINT penalties_two_persons CHECK (state NOT IN ('billed', 'refused', 'remitted') OR decided_by <> proposed_by)
);--> statement-breakpoint
CREATE UNIQUE INDEX penalties_lateness_once_idx ON penalties (lateness, tpui, from_on) WHERE state NOT IN ('refused', 'withdrawn');--> statement-breakpoint
CREATE UNIQUE INDEX penalties_lateness_proposed_idx ON penalties (lateness, tpui) WHERE state = 'proposed';--> statement-breakpoint
CREATE INDEX penalties_tpui_idx ON penalties (tpui);--> statement-breakpoint
CREATE INDEX penalties_office_id_idx ON penalties (office_id);--> statement-breakpoint
CREATE INDEX penalties_tax_bill_id_idx ON penalties (tax_bill_id);--> statement-breakpoint
CREATE INDEX penalties_proposed_by_idx ON penalties (proposed_by);--> statement-breakpoint
CREATE INDEX penalties_decided_by_idx ON penalties (decided_by);--> statement-breakpoint
CREATE INDEX penalties_proposed_at_idx ON penalties (proposed_at);--> statement-breakpoint
ALTER TABLE penalties ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON penalties TO portal_read_offices, portal_read_state;--> statement-breakpoint
COMMENT ON TABLE penalties IS 'Penalty and interest of one lateness, proposed by one person and billed by another. What was worked out never changes.';--> statement-breakpoint
COMMENT ON COLUMN penalties.lateness IS 'What was late: `filing:<duty>:<first day>` or `payment:<id of the bill>`.';--> statement-breakpoint
COMMENT ON COLUMN penalties.from_on IS 'The day it was due, or up to which the penalty before this one counts: no day is charged twice.';--> statement-breakpoint
COMMENT ON COLUMN penalties.is_over IS 'It was done on `until_on`; else it was still missing, and later days are a penalty of their own.';--> statement-breakpoint
COMMENT ON COLUMN penalties.computation IS 'Each line: its amount, its formula with its numbers, and its place in the law; and what no text or rate is held for.';--> statement-breakpoint
CREATE TABLE penalty_remissions (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  number text NOT NULL CONSTRAINT penalty_remissions_number_key UNIQUE,
  penalty_id uuid NOT NULL CONSTRAINT penalty_remissions_penalty_id_penalties_id_fk REFERENCES penalties (id),
  penalty_kobo bigint NOT NULL,
  interest_kobo bigint NOT NULL,
  reason text NOT NULL CONSTRAINT penalty_remissions_reason_check CHECK (length(reason) BETWEEN 5 AND 500),
  paper text NOT NULL CONSTRAINT penalty_remissions_paper_check CHECK (length(paper) BETWEEN 3 AND 120),
  state text NOT NULL DEFAULT 'proposed' CONSTRAINT penalty_remissions_state_check CHECK (state IN ('proposed', 'granted', 'refused', 'withdrawn')),
  proposed_by uuid NOT NULL CONSTRAINT penalty_remissions_proposed_by_users_id_fk REFERENCES users (id),
  proposed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  decided_by uuid CONSTRAINT penalty_remissions_decided_by_users_id_fk REFERENCES users (id),
  decided_at timestamptz,
  answer text NOT NULL DEFAULT '',
  CONSTRAINT penalty_remissions_amounts_check CHECK (penalty_kobo >= 0 AND interest_kobo >= 0 AND penalty_kobo + interest_kobo > 0),
  CONSTRAINT penalty_remissions_decided_check CHECK ((state = 'proposed') = (decided_by IS NULL) AND (decided_by IS NULL) = (decided_at IS NULL)),
  CONSTRAINT penalty_remissions_two_persons CHECK (state NOT IN ('granted', 'refused') OR decided_by <> proposed_by)
);--> statement-breakpoint
CREATE UNIQUE INDEX penalty_remissions_one_idx ON penalty_remissions (penalty_id) WHERE state = 'proposed';--> statement-breakpoint
CREATE INDEX penalty_remissions_penalty_id_idx ON penalty_remissions (penalty_id);--> statement-breakpoint
CREATE INDEX penalty_remissions_proposed_by_idx ON penalty_remissions (proposed_by);--> statement-breakpoint
CREATE INDEX penalty_remissions_decided_by_idx ON penalty_remissions (decided_by);--> statement-breakpoint
ALTER TABLE penalty_remissions ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON penalty_remissions TO portal_read_offices, portal_read_state;--> statement-breakpoint
COMMENT ON TABLE penalty_remissions IS 'What of a penalty or its interest a Manager proposes to remit, and a Director decides. The tax itself is never remitted here.';--> statement-breakpoint
COMMENT ON COLUMN penalty_remissions.paper IS 'The letter or file on which it rests, by its number.';--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES
  ('penalty', 'proposed', ARRAY['Tax Officer', 'Tax Office Manager']::text[], false), ('penalty', 'billed', NULL, true),
  ('penalty', 'refused', NULL, true), ('penalty', 'withdrawn', NULL, true),
  ('penalty-remission', 'proposed', ARRAY['Tax Office Manager']::text[], false), ('penalty-remission', 'granted', NULL, true),
  ('penalty-remission', 'refused', NULL, true), ('penalty-remission', 'withdrawn', NULL, true);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES
  ('penalty', 'bill', 'proposed', 'billed', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], false, false, ARRAY['open']::text[], ARRAY[]::text[]),
  ('penalty', 'refuse', 'proposed', 'refused', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], true, false, ARRAY['open']::text[], ARRAY[]::text[]),
  ('penalty', 'withdraw', 'proposed', 'withdrawn', ARRAY['Tax Officer', 'Tax Office Manager']::text[], true, false, ARRAY[]::text[], ARRAY['open']::text[]),
  ('penalty-remission', 'grant', 'proposed', 'granted', ARRAY['Tax Office Director']::text[], true, false, ARRAY['open']::text[], ARRAY[]::text[]),
  ('penalty-remission', 'refuse', 'proposed', 'refused', ARRAY['Tax Office Director']::text[], true, false, ARRAY['open']::text[], ARRAY[]::text[]),
  ('penalty-remission', 'withdraw', 'proposed', 'withdrawn', ARRAY['Tax Office Manager']::text[], true, false, ARRAY[]::text[], ARRAY['open']::text[]);
