-- Assessments by the office, and which bills are of the law's half. New tables and the law of their kind, which a process of the release before knows
-- nothing of; foreign keys to `users`, `bills`, `tax_offices` and `revenue_heads` take short locks.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE SEQUENCE assessment_numbers;--> statement-breakpoint
CREATE TABLE assessments (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  number text NOT NULL CONSTRAINT assessments_number_key UNIQUE CONSTRAINT assessments_number_check CHECK (number ~ '^ASM-[0-9]{4}-[0-9]{8}$'),
  tpui text NOT NULL CONSTRAINT assessments_tpui_taxpayers_tpui_fk REFERENCES taxpayers (tpui),
  office_id smallint NOT NULL CONSTRAINT assessments_office_id_tax_offices_id_fk REFERENCES tax_offices (id),
  revenue_head_id integer NOT NULL CONSTRAINT assessments_revenue_head_id_revenue_heads_id_fk REFERENCES revenue_heads (id),
  return_kind text CONSTRAINT assessments_return_kind_check CHECK (return_kind ~ '^[a-z][a-z-]{1,39}$'),
  period_from date NOT NULL,
  period_to date NOT NULL,
  basis text NOT NULL CONSTRAINT assessments_basis_check CHECK (basis IN ('best-of-judgement', 'additional')),
  is_deliberate boolean NOT NULL DEFAULT false,
  method text NOT NULL CONSTRAINT assessments_method_check CHECK (method IN ('records', 'third-party', 'comparables', 'inspection', 'living-standard')),
  reason text NOT NULL CONSTRAINT assessments_reason_check CHECK (length(reason) BETWEEN 10 AND 2000),
  sources jsonb NOT NULL CONSTRAINT assessments_sources_check CHECK (jsonb_typeof(sources) = 'array' AND jsonb_array_length(sources) BETWEEN 1 AND 20),
  comparables jsonb NOT NULL CONSTRAINT assessments_comparables_check CHECK (jsonb_typeof(comparables) = 'array' AND jsonb_array_length(comparables) <= 20),
  lines jsonb NOT NULL CONSTRAINT assessments_lines_check CHECK (jsonb_typeof(lines) = 'array' AND jsonb_array_length(lines) BETWEEN 1 AND 40),
  tax_kobo bigint NOT NULL CONSTRAINT assessments_tax_check CHECK (tax_kobo BETWEEN 1 AND 9007199254740991),
  state text NOT NULL DEFAULT 'proposed' CONSTRAINT assessments_state_check
    CHECK (state IN ('proposed', 'approved', 'served', 'final', 'replaced', 'withdrawn', 'upheld', 'revised')),
  proposed_by uuid NOT NULL CONSTRAINT assessments_proposed_by_users_id_fk REFERENCES users (id),
  proposed_at timestamptz NOT NULL,
  decided_by uuid CONSTRAINT assessments_decided_by_users_id_fk REFERENCES users (id),
  decided_at timestamptz,
  served_by uuid CONSTRAINT assessments_served_by_users_id_fk REFERENCES users (id),
  served_at timestamptz,
  served_on date,
  served_how text CONSTRAINT assessments_served_how_check CHECK (served_how IN ('by-hand', 'courier', 'electronic')),
  served_place text CONSTRAINT assessments_served_place_check CHECK (length(served_place) BETWEEN 3 AND 300),
  service_noted_at timestamptz,
  bill_id uuid CONSTRAINT assessments_bill_id_bills_id_fk REFERENCES bills (id),
  contested_on date,
  replaced_by uuid CONSTRAINT assessments_replaced_by_filed_returns_id_fk REFERENCES filed_returns (id),
  ended_by uuid CONSTRAINT assessments_ended_by_users_id_fk REFERENCES users (id),
  ended_at timestamptz,
  end_reason text NOT NULL DEFAULT '' CONSTRAINT assessments_end_reason_check CHECK (length(end_reason) <= 1000),
  CONSTRAINT assessments_period_check CHECK (period_to > period_from),
  CONSTRAINT assessments_deliberate_check CHECK (NOT is_deliberate OR basis = 'additional'),
  CONSTRAINT assessments_comparables_given_check CHECK (method <> 'comparables' OR jsonb_array_length(comparables) > 0),
  CONSTRAINT assessments_two_persons_check CHECK (decided_by IS DISTINCT FROM proposed_by),
  CONSTRAINT assessments_decided_check CHECK ((decided_by IS NULL) = (decided_at IS NULL)),
  CONSTRAINT assessments_approved_check CHECK (state IN ('proposed', 'withdrawn', 'replaced') OR decided_by IS NOT NULL),
  CONSTRAINT assessments_undecided_check CHECK (state <> 'proposed' OR decided_by IS NULL),
  CONSTRAINT assessments_service_check CHECK (num_nulls(served_by, served_at, served_on, served_how, served_place, service_noted_at, bill_id) IN (0, 7)),
  CONSTRAINT assessments_served_check CHECK (CASE
    WHEN state IN ('proposed', 'approved') THEN served_at IS NULL
    WHEN state IN ('served', 'final', 'upheld', 'revised') THEN served_at IS NOT NULL ELSE true END),
  CONSTRAINT assessments_ended_check CHECK ((state IN ('replaced', 'withdrawn', 'upheld', 'revised')) = (ended_at IS NOT NULL)),
  CONSTRAINT assessments_replaced_check CHECK ((state = 'replaced') = (replaced_by IS NOT NULL)),
  CONSTRAINT assessments_withdrawn_check CHECK (state <> 'withdrawn' OR (length(end_reason) >= 5 AND ended_by IS NOT NULL)),
  CONSTRAINT assessments_contested_check CHECK (contested_on IS NULL OR served_on IS NOT NULL)
);--> statement-breakpoint
CREATE UNIQUE INDEX assessments_one_at_a_time_idx ON assessments (tpui, revenue_head_id, period_from)
  WHERE basis = 'best-of-judgement' AND state IN ('proposed', 'approved', 'served', 'final');--> statement-breakpoint
CREATE UNIQUE INDEX assessments_bill_id_idx ON assessments (bill_id) WHERE bill_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX assessments_tpui_idx ON assessments (tpui, period_from);--> statement-breakpoint
CREATE INDEX assessments_office_id_idx ON assessments (office_id, id);--> statement-breakpoint
CREATE INDEX assessments_revenue_head_id_idx ON assessments (revenue_head_id);--> statement-breakpoint
CREATE INDEX assessments_served_on_idx ON assessments (served_on) WHERE state = 'served';--> statement-breakpoint
CREATE INDEX assessments_proposed_by_idx ON assessments (proposed_by);--> statement-breakpoint
CREATE INDEX assessments_decided_by_idx ON assessments (decided_by);--> statement-breakpoint
CREATE INDEX assessments_served_by_idx ON assessments (served_by);--> statement-breakpoint
CREATE INDEX assessments_ended_by_idx ON assessments (ended_by);--> statement-breakpoint
CREATE INDEX assessments_replaced_by_idx ON assessments (replaced_by);--> statement-breakpoint
ALTER TABLE assessments ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON assessments TO portal_read_offices, portal_read_state;--> statement-breakpoint
COMMENT ON TABLE assessments IS 'Tax that the office assessed where no return, or a wrong one, says it: proposed by one person, approved by another, owed once it was served.';--> statement-breakpoint
COMMENT ON COLUMN assessments.return_kind IS 'The return that takes its place when it comes in; null: of a tax without returns here.';--> statement-breakpoint
COMMENT ON COLUMN assessments.is_deliberate IS 'Deliberately misstated, as the office says with its reason: the six years do not end it.';--> statement-breakpoint
COMMENT ON COLUMN assessments.comparables IS 'Others of the trade it was measured by, without their names.';--> statement-breakpoint
COMMENT ON COLUMN assessments.lines IS 'The computation: each line says what, how, how much, and whether it is added to the tax, taken off it, or only shown.';--> statement-breakpoint
COMMENT ON COLUMN assessments.state IS 'As it was last moved. Whether a served one is final already is said by `assessment_standing`, by the clock. `upheld`: an objection against it was; `revised`: another amount took its place.';--> statement-breakpoint
COMMENT ON COLUMN assessments.served_on IS 'The day in Lagos. The next one is the first of the thirty.';--> statement-breakpoint
COMMENT ON COLUMN assessments.service_noted_at IS 'When the office wrote it down; service itself may be earlier.';--> statement-breakpoint
COMMENT ON COLUMN assessments.contested_on IS 'An objection is before the office since then: nothing is final. Null again when it ended without a change.';--> statement-breakpoint
CREATE TABLE law_bills (
  bill_id uuid PRIMARY KEY CONSTRAINT law_bills_bill_id_bills_id_fk REFERENCES bills (id),
  kind text NOT NULL CONSTRAINT law_bills_kind_check CHECK (kind IN ('assessment', 'objection', 'penalty')),
  source_id uuid NOT NULL,
  demandable_from date,
  released_at timestamptz,
  CONSTRAINT law_bills_source_key UNIQUE (kind, source_id, bill_id)
);--> statement-breakpoint
ALTER TABLE law_bills ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON law_bills TO portal_read_offices, portal_read_state;--> statement-breakpoint
COMMENT ON TABLE law_bills IS 'Bills of assessments, objections and penalties: cancelled by what they follow from alone.';--> statement-breakpoint
COMMENT ON COLUMN law_bills.source_id IS 'The assessment, objection or penalty it is of.';--> statement-breakpoint
COMMENT ON COLUMN law_bills.demandable_from IS 'From that day it may be demanded; null: not while it is contested.';--> statement-breakpoint
COMMENT ON COLUMN law_bills.released_at IS 'What it follows from has ended: it may be cancelled.';
--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES
  ('assessment', 'proposed', ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], false),
  ('assessment', 'approved', NULL, false),
  ('assessment', 'served', NULL, true),
  ('assessment', 'replaced', NULL, true),
  ('assessment', 'withdrawn', NULL, true);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES
  ('assessment', 'approve', 'proposed', 'approved', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], false, false, ARRAY['open']::text[], ARRAY[]::text[]),
  ('assessment', 'refuse', 'proposed', 'withdrawn', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], true, false, ARRAY['open']::text[], ARRAY[]::text[]),
  ('assessment', 'withdraw', 'proposed', 'withdrawn', ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], true, false, ARRAY[]::text[], ARRAY['open']::text[]),
  ('assessment', 'serve', 'approved', 'served', ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('assessment', 'cancel', 'approved', 'withdrawn', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], true, false, ARRAY['open']::text[], ARRAY[]::text[]),
  ('assessment', 'replace', 'proposed', 'replaced', ARRAY['system']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('assessment', 'replace', 'approved', 'replaced', ARRAY['system']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]);
