-- Objections to assessments. New tables and the law of their kind, which a process of the release before knows nothing of; foreign keys to `users`,
-- `bills`, `taxpayers`, `tax_offices` and `assessments` take short locks.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE SEQUENCE objection_numbers;--> statement-breakpoint
CREATE TABLE objections (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  number text NOT NULL CONSTRAINT objections_number_key UNIQUE CONSTRAINT objections_number_check CHECK (number ~ '^OBJ-[0-9]{4}-[0-9]{8}$'),
  assessment_id uuid NOT NULL CONSTRAINT objections_assessment_id_assessments_id_fk REFERENCES assessments (id),
  tpui text NOT NULL CONSTRAINT objections_tpui_taxpayers_tpui_fk REFERENCES taxpayers (tpui),
  office_id smallint NOT NULL CONSTRAINT objections_office_id_tax_offices_id_fk REFERENCES tax_offices (id),
  issues jsonb NOT NULL CONSTRAINT objections_issues_check CHECK (jsonb_typeof(issues) = 'array' AND jsonb_array_length(issues) BETWEEN 1 AND 10),
  amendment text NOT NULL CONSTRAINT objections_amendment_check CHECK (length(amendment) BETWEEN 10 AND 2000),
  justification text NOT NULL CONSTRAINT objections_justification_check CHECK (length(justification) BETWEEN 10 AND 4000),
  income_kobo bigint NOT NULL CONSTRAINT objections_income_check CHECK (income_kobo BETWEEN 0 AND 9007199254740991),
  assessed_kobo bigint NOT NULL,
  admitted_kobo bigint NOT NULL CONSTRAINT objections_admitted_check CHECK (admitted_kobo >= 0 AND admitted_kobo < assessed_kobo),
  lodged_by uuid NOT NULL CONSTRAINT objections_lodged_by_users_id_fk REFERENCES users (id),
  lodged_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  lodged_on date NOT NULL,
  last_day date NOT NULL,
  admitted_bill_id uuid CONSTRAINT objections_admitted_bill_id_bills_id_fk REFERENCES bills (id),
  disputed_bill_id uuid NOT NULL CONSTRAINT objections_disputed_bill_id_bills_id_fk REFERENCES bills (id),
  rest_bill_id uuid CONSTRAINT objections_rest_bill_id_bills_id_fk REFERENCES bills (id),
  state text NOT NULL DEFAULT 'lodged' CONSTRAINT objections_state_check CHECK (state IN
    ('lodged', 'valid', 'asked', 'proposed', 'found-invalid', 'upheld', 'revised', 'dismissed', 'invalid', 'upheld-by-law', 'withdrawn')),
  proposed_outcome text CONSTRAINT objections_outcome_check CHECK (proposed_outcome IN ('upheld', 'revised', 'dismissed', 'invalid')),
  proposed_kobo bigint CONSTRAINT objections_proposed_kobo_check CHECK (proposed_kobo BETWEEN admitted_kobo AND assessed_kobo),
  proposed_reasons text CONSTRAINT objections_proposed_reasons_check CHECK (length(proposed_reasons) BETWEEN 3 AND 2000),
  proposed_by uuid CONSTRAINT objections_proposed_by_users_id_fk REFERENCES users (id),
  proposed_at timestamptz,
  tax_kobo bigint CONSTRAINT objections_tax_check CHECK (tax_kobo BETWEEN admitted_kobo AND assessed_kobo),
  reasons text CONSTRAINT objections_reasons_check CHECK (length(reasons) BETWEEN 3 AND 2000),
  decided_by uuid CONSTRAINT objections_decided_by_users_id_fk REFERENCES users (id),
  ended_at timestamptz,
  CONSTRAINT objections_proposal_check CHECK (num_nulls(proposed_outcome, proposed_kobo, proposed_reasons, proposed_by, proposed_at) IN (0, 5)),
  CONSTRAINT objections_proposed_check CHECK (state NOT IN ('proposed', 'found-invalid') OR proposed_by IS NOT NULL),
  CONSTRAINT objections_two_persons_check CHECK (decided_by IS DISTINCT FROM proposed_by OR decided_by IS NULL),
  CONSTRAINT objections_decided_check CHECK ((state IN ('upheld', 'revised', 'dismissed', 'invalid')) = (decided_by IS NOT NULL)),
  CONSTRAINT objections_ended_check CHECK (
    (state IN ('upheld', 'revised', 'dismissed', 'invalid', 'upheld-by-law', 'withdrawn')) = (num_nulls(ended_at, tax_kobo, reasons) = 0)),
  CONSTRAINT objections_outcome_tax_check CHECK (CASE
    WHEN state IN ('upheld', 'upheld-by-law') THEN tax_kobo = admitted_kobo
    WHEN state IN ('dismissed', 'invalid', 'withdrawn') THEN tax_kobo = assessed_kobo
    WHEN state = 'revised' THEN tax_kobo > admitted_kobo AND tax_kobo < assessed_kobo ELSE tax_kobo IS NULL END),
  CONSTRAINT objections_rest_check CHECK (rest_bill_id IS NULL OR state = 'revised')
);--> statement-breakpoint
CREATE UNIQUE INDEX objections_one_idx ON objections (assessment_id) WHERE state NOT IN ('invalid', 'withdrawn');--> statement-breakpoint
CREATE INDEX objections_assessment_id_idx ON objections (assessment_id);--> statement-breakpoint
CREATE INDEX objections_tpui_idx ON objections (tpui, lodged_on);--> statement-breakpoint
CREATE INDEX objections_office_id_idx ON objections (office_id, id);--> statement-breakpoint
CREATE INDEX objections_last_day_idx ON objections (last_day) WHERE state IN ('lodged', 'valid', 'asked', 'proposed', 'found-invalid');--> statement-breakpoint
CREATE INDEX objections_lodged_by_idx ON objections (lodged_by);--> statement-breakpoint
CREATE INDEX objections_proposed_by_idx ON objections (proposed_by);--> statement-breakpoint
CREATE INDEX objections_decided_by_idx ON objections (decided_by);--> statement-breakpoint
CREATE INDEX objections_admitted_bill_id_idx ON objections (admitted_bill_id);--> statement-breakpoint
CREATE INDEX objections_disputed_bill_id_idx ON objections (disputed_bill_id);--> statement-breakpoint
CREATE INDEX objections_rest_bill_id_idx ON objections (rest_bill_id);--> statement-breakpoint
ALTER TABLE objections ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON objections TO portal_read_offices, portal_read_state;--> statement-breakpoint
COMMENT ON TABLE objections IS 'What taxpayers say against assessments that were served to them: decided by two persons in ninety days, else upheld by law.';--> statement-breakpoint
COMMENT ON COLUMN objections.issues IS 'What is wrong, each with its value in kobo.';--> statement-breakpoint
COMMENT ON COLUMN objections.amendment IS 'What the assessment should say instead.';--> statement-breakpoint
COMMENT ON COLUMN objections.income_kobo IS 'The income that is accepted, in kobo.';--> statement-breakpoint
COMMENT ON COLUMN objections.admitted_kobo IS 'The tax that is accepted, in kobo: a bill of its own at once.';--> statement-breakpoint
COMMENT ON COLUMN objections.last_day IS 'The last day on which the office may decide, in Lagos. On the next one `objection_standing` says that the law has.';--> statement-breakpoint
COMMENT ON COLUMN objections.state IS 'As it was last moved. How it stands at this moment is said by `objection_standing`.';--> statement-breakpoint
COMMENT ON COLUMN objections.disputed_bill_id IS 'Rests while the objection is open: of the disputed part, or that of the assessment where nothing is accepted or all was paid.';--> statement-breakpoint
COMMENT ON COLUMN objections.tax_kobo IS 'What is owed of the assessment after all.';--> statement-breakpoint
CREATE TABLE objection_words (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  objection_id uuid NOT NULL CONSTRAINT objection_words_objection_id_objections_id_fk REFERENCES objections (id),
  kind text NOT NULL CONSTRAINT objection_words_kind_check CHECK (kind IN ('question', 'answer')),
  text text NOT NULL CONSTRAINT objection_words_text_check CHECK (length(text) BETWEEN 3 AND 4000),
  said_by uuid NOT NULL CONSTRAINT objection_words_said_by_users_id_fk REFERENCES users (id),
  said_at timestamptz NOT NULL DEFAULT clock_timestamp()
);--> statement-breakpoint
CREATE INDEX objection_words_objection_id_idx ON objection_words (objection_id, id);--> statement-breakpoint
CREATE INDEX objection_words_said_by_idx ON objection_words (said_by);--> statement-breakpoint
ALTER TABLE objection_words ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE objection_words IS 'What the office asked about an objection, and what was answered.';--> statement-breakpoint
COMMENT ON COLUMN objection_words.kind IS 'Of the office, or of the taxpayer.';--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('objection', 'lodged', ARRAY['Agent', 'Individual', 'Corporate', 'State Agency', 'Federal Agency']::text[], false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('objection', 'valid', NULL, false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('objection', 'asked', NULL, false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('objection', 'proposed', NULL, false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('objection', 'found-invalid', NULL, false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('objection', 'decided', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('objection', 'invalid', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('objection', 'upheld-by-law', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('objection', 'withdrawn', NULL, true);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('objection', 'accept', 'lodged', 'valid', ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('objection', 'propose-invalid', 'lodged', 'found-invalid', ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], true, false, ARRAY[]::text[], ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('objection', 'confirm-invalid', 'found-invalid', 'invalid', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], true, false, ARRAY['propose', 'propose-invalid']::text[], ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('objection', 'find-valid', 'found-invalid', 'valid', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], true, false, ARRAY[]::text[], ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('objection', 'ask', 'valid', 'asked', ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], true, false, ARRAY[]::text[], ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('objection', 'answer', 'asked', 'valid', ARRAY['system']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('objection', 'propose', 'valid', 'proposed', ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], true, false, ARRAY[]::text[], ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('objection', 'propose', 'asked', 'proposed', ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], true, false, ARRAY[]::text[], ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('objection', 'decide', 'proposed', 'decided', ARRAY['Tax Office Director']::text[], true, false, ARRAY['propose', 'propose-invalid']::text[], ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('objection', 'return', 'proposed', 'valid', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], true, false, ARRAY[]::text[], ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('objection', 'lapse', 'lodged', 'upheld-by-law', ARRAY['system']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('objection', 'lapse', 'valid', 'upheld-by-law', ARRAY['system']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('objection', 'lapse', 'asked', 'upheld-by-law', ARRAY['system']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('objection', 'lapse', 'proposed', 'upheld-by-law', ARRAY['system']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('objection', 'lapse', 'found-invalid', 'upheld-by-law', ARRAY['system']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('objection', 'withdraw', 'lodged', 'withdrawn', ARRAY['system']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('objection', 'withdraw', 'valid', 'withdrawn', ARRAY['system']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('objection', 'withdraw', 'asked', 'withdrawn', ARRAY['system']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('objection', 'withdraw', 'proposed', 'withdrawn', ARRAY['system']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('objection', 'withdraw', 'found-invalid', 'withdrawn', ARRAY['system']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]);
