-- What filed returns declare against what others said, and how each nightly comparison went. New tables and the law of their kind, which a process of
-- the release before knows nothing of; foreign keys to `users`, `taxpayers`, `tax_offices`, `filed_returns` and `assessments` take short locks.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE SEQUENCE discrepancy_numbers;--> statement-breakpoint
CREATE TABLE discrepancies (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  number text NOT NULL CONSTRAINT discrepancies_number_key UNIQUE CONSTRAINT discrepancies_number_check CHECK (number ~ '^DSC-[0-9]{4}-[0-9]{8}$'),
  tpui text NOT NULL CONSTRAINT discrepancies_tpui_taxpayers_tpui_fk REFERENCES taxpayers (tpui),
  office_id smallint NOT NULL CONSTRAINT discrepancies_office_id_tax_offices_id_fk REFERENCES tax_offices (id),
  rule text NOT NULL CONSTRAINT discrepancies_rule_check CHECK (rule IN ('paye-income', 'withholding-income', 'by-hand')),
  return_id uuid NOT NULL CONSTRAINT discrepancies_return_id_filed_returns_id_fk REFERENCES filed_returns (id),
  period_to date NOT NULL,
  declared_kobo bigint NOT NULL CONSTRAINT discrepancies_declared_check CHECK (declared_kobo >= 0),
  found_kobo bigint NOT NULL CONSTRAINT discrepancies_found_check CHECK (found_kobo <= 9007199254740991),
  tolerance_kobo bigint NOT NULL CONSTRAINT discrepancies_tolerance_check CHECK (tolerance_kobo >= 0 AND found_kobo > declared_kobo + tolerance_kobo),
  effect_kobo bigint NOT NULL CONSTRAINT discrepancies_effect_check CHECK (effect_kobo BETWEEN 1 AND 9007199254740991),
  source text NOT NULL CONSTRAINT discrepancies_source_check CHECK (length(source) BETWEEN 3 AND 300),
  source_on date NOT NULL,
  confidence text NOT NULL CONSTRAINT discrepancies_confidence_check CHECK (confidence IN ('number-and-name', 'number-alone', 'stated')),
  state text NOT NULL DEFAULT 'found' CONSTRAINT discrepancies_state_check
    CHECK (state IN ('found', 'queried', 'explained', 'accepted', 'assessed', 'dropped')),
  opened_by uuid CONSTRAINT discrepancies_opened_by_users_id_fk REFERENCES users (id),
  opened_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  query text CONSTRAINT discrepancies_query_check CHECK (length(query) BETWEEN 10 AND 2000),
  queried_by uuid CONSTRAINT discrepancies_queried_by_users_id_fk REFERENCES users (id),
  queried_at timestamptz,
  answer_by date,
  explanation text CONSTRAINT discrepancies_explanation_check CHECK (length(explanation) BETWEEN 10 AND 4000),
  explained_by uuid CONSTRAINT discrepancies_explained_by_users_id_fk REFERENCES users (id),
  explained_at timestamptz,
  decided_by uuid CONSTRAINT discrepancies_decided_by_users_id_fk REFERENCES users (id),
  decided_at timestamptz,
  decision_reason text CONSTRAINT discrepancies_decision_reason_check CHECK (length(decision_reason) BETWEEN 3 AND 2000),
  assessment_id uuid CONSTRAINT discrepancies_assessment_id_assessments_id_fk REFERENCES assessments (id),
  CONSTRAINT discrepancies_by_hand_check CHECK ((rule = 'by-hand') = (opened_by IS NOT NULL) AND (rule = 'by-hand') = (confidence = 'stated')),
  CONSTRAINT discrepancies_two_persons_check CHECK (queried_by IS DISTINCT FROM opened_by OR opened_by IS NULL),
  CONSTRAINT discrepancies_queried_check CHECK (num_nulls(query, queried_by, queried_at, answer_by) IN (0, 4)
    AND (state NOT IN ('queried', 'explained', 'accepted', 'assessed') OR queried_at IS NOT NULL) AND (state <> 'found' OR queried_at IS NULL)),
  CONSTRAINT discrepancies_explained_check CHECK (num_nulls(explanation, explained_by, explained_at) IN (0, 3)
    AND (state NOT IN ('explained', 'accepted') OR explained_at IS NOT NULL) AND (state NOT IN ('found', 'queried') OR explained_at IS NULL)),
  CONSTRAINT discrepancies_decided_check CHECK (num_nulls(decided_by, decided_at, decision_reason) IN (0, 3)
    AND (state IN ('accepted', 'assessed', 'dropped')) = (decided_at IS NOT NULL)),
  CONSTRAINT discrepancies_assessed_check CHECK ((state = 'assessed') = (assessment_id IS NOT NULL))
);--> statement-breakpoint
CREATE UNIQUE INDEX discrepancies_once_idx ON discrepancies (return_id, rule) WHERE rule <> 'by-hand';--> statement-breakpoint
CREATE INDEX discrepancies_return_id_idx ON discrepancies (return_id);--> statement-breakpoint
CREATE INDEX discrepancies_tpui_idx ON discrepancies (tpui, id);--> statement-breakpoint
CREATE INDEX discrepancies_office_id_idx ON discrepancies (office_id, id);--> statement-breakpoint
CREATE INDEX discrepancies_opened_by_idx ON discrepancies (opened_by);--> statement-breakpoint
CREATE INDEX discrepancies_queried_by_idx ON discrepancies (queried_by);--> statement-breakpoint
CREATE INDEX discrepancies_explained_by_idx ON discrepancies (explained_by);--> statement-breakpoint
CREATE INDEX discrepancies_decided_by_idx ON discrepancies (decided_by);--> statement-breakpoint
CREATE INDEX discrepancies_assessment_id_idx ON discrepancies (assessment_id);--> statement-breakpoint
ALTER TABLE discrepancies ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON discrepancies TO portal_read_offices, portal_read_state;--> statement-breakpoint
COMMENT ON TABLE discrepancies IS 'A filed return that declares less than others said of the same taxpayer: asked about, explained, accepted or assessed.';--> statement-breakpoint
COMMENT ON COLUMN discrepancies.tolerance_kobo IS 'A difference up to it is none.';--> statement-breakpoint
COMMENT ON COLUMN discrepancies.effect_kobo IS 'What the return would come to besides, by the law of its period, with what was found.';--> statement-breakpoint
COMMENT ON COLUMN discrepancies.source_on IS 'The newest day of the figures that were found.';--> statement-breakpoint
COMMENT ON COLUMN discrepancies.confidence IS 'Whether a name agreed beside the number, or an officer states it.';--> statement-breakpoint
COMMENT ON COLUMN discrepancies.answer_by IS 'The last day to answer: seven days after the question or later.';--> statement-breakpoint
CREATE TABLE return_comparisons (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  started_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  finished_at timestamptz,
  after_return uuid,
  compared integer NOT NULL DEFAULT 0,
  agreed integer NOT NULL DEFAULT 0,
  known integer NOT NULL DEFAULT 0,
  without_effect integer NOT NULL DEFAULT 0,
  opened integer NOT NULL DEFAULT 0,
  CONSTRAINT return_comparisons_adds_up_check CHECK (compared = agreed + known + without_effect + opened)
);--> statement-breakpoint
CREATE UNIQUE INDEX return_comparisons_one_idx ON return_comparisons ((finished_at IS NULL)) WHERE finished_at IS NULL;--> statement-breakpoint
ALTER TABLE return_comparisons ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE return_comparisons IS 'How each comparison of filed returns with what others declared went: one at a time, batch by batch.';--> statement-breakpoint
COMMENT ON COLUMN return_comparisons.after_return IS 'The last return of the batches that are done: the next one begins after it.';--> statement-breakpoint
COMMENT ON COLUMN return_comparisons.compared IS 'Comparisons made: two of each return, one a rule.';--> statement-breakpoint
COMMENT ON COLUMN return_comparisons.known IS 'Differences that were opened before.';--> statement-breakpoint
COMMENT ON COLUMN return_comparisons.without_effect IS 'Differences that change no tax.';
--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES
  ('discrepancy', 'found', ARRAY['system', 'Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], false),
  ('discrepancy', 'queried', NULL, false),
  ('discrepancy', 'explained', NULL, false),
  ('discrepancy', 'accepted', NULL, true),
  ('discrepancy', 'assessed', NULL, true),
  ('discrepancy', 'dropped', NULL, true);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES
  ('discrepancy', 'query', 'found', 'queried', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], false, false, ARRAY['open']::text[], ARRAY[]::text[]),
  ('discrepancy', 'explain', 'queried', 'explained', ARRAY['system']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('discrepancy', 'accept', 'explained', 'accepted', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], true, false, ARRAY['open']::text[], ARRAY[]::text[]),
  ('discrepancy', 'assess', 'explained', 'assessed', ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], true, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('discrepancy', 'assess', 'queried', 'assessed', ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], true, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('discrepancy', 'drop', 'found', 'dropped', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], true, false, ARRAY['open']::text[], ARRAY[]::text[]),
  ('discrepancy', 'drop', 'queried', 'dropped', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], true, false, ARRAY['open']::text[], ARRAY[]::text[]);
