-- An objection ends with its assessment; money that was paid and is not owed after all goes back by itself; officers declare conflicts with taxpayers.
-- A column that may be empty, wider checks and a new table: a process of the release before writes none of it. Its checks read a few hundred rows.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
ALTER TABLE objections DROP CONSTRAINT objections_state_check;--> statement-breakpoint
ALTER TABLE objections ADD CONSTRAINT objections_state_check CHECK (state IN
  ('lodged', 'valid', 'asked', 'proposed', 'found-invalid', 'upheld', 'revised', 'dismissed', 'invalid', 'upheld-by-law', 'withdrawn', 'overtaken')) NOT VALID;--> statement-breakpoint
ALTER TABLE objections DROP CONSTRAINT objections_ended_check;--> statement-breakpoint
ALTER TABLE objections ADD CONSTRAINT objections_ended_check CHECK (
  (state IN ('upheld', 'revised', 'dismissed', 'invalid', 'upheld-by-law', 'withdrawn', 'overtaken')) = (num_nulls(ended_at, tax_kobo, reasons) = 0)) NOT VALID;--> statement-breakpoint
ALTER TABLE objections DROP CONSTRAINT objections_tax_check;--> statement-breakpoint
ALTER TABLE objections ADD CONSTRAINT objections_tax_check CHECK (CASE
  WHEN state = 'overtaken' THEN tax_kobo = 0 ELSE tax_kobo BETWEEN admitted_kobo AND assessed_kobo END) NOT VALID;--> statement-breakpoint
ALTER TABLE objections DROP CONSTRAINT objections_outcome_tax_check;--> statement-breakpoint
ALTER TABLE objections ADD CONSTRAINT objections_outcome_tax_check CHECK (CASE
  WHEN state IN ('upheld', 'upheld-by-law') THEN tax_kobo = admitted_kobo
  WHEN state IN ('dismissed', 'invalid', 'withdrawn') THEN tax_kobo = assessed_kobo
  WHEN state = 'revised' THEN tax_kobo > admitted_kobo AND tax_kobo < assessed_kobo
  WHEN state = 'overtaken' THEN tax_kobo = 0 ELSE tax_kobo IS NULL END) NOT VALID;--> statement-breakpoint
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE objections VALIDATE CONSTRAINT objections_state_check;--> statement-breakpoint
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE objections VALIDATE CONSTRAINT objections_ended_check;--> statement-breakpoint
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE objections VALIDATE CONSTRAINT objections_tax_check;--> statement-breakpoint
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE objections VALIDATE CONSTRAINT objections_outcome_tax_check;--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('objection', 'overtaken', NULL, true);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES
  ('objection', 'overtake', 'lodged', 'overtaken', ARRAY['system']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('objection', 'overtake', 'valid', 'overtaken', ARRAY['system']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('objection', 'overtake', 'asked', 'overtaken', ARRAY['system']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('objection', 'overtake', 'proposed', 'overtaken', ARRAY['system']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('objection', 'overtake', 'found-invalid', 'overtaken', ARRAY['system']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]);--> statement-breakpoint
ALTER TABLE refunds ADD COLUMN objection_id uuid;--> statement-breakpoint
COMMENT ON COLUMN refunds.objection_id IS 'The objection that it follows from: nobody asked for it, and it may be a part of its receipt.';--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE UNIQUE INDEX refunds_one_of_objection_idx ON refunds (objection_id);--> statement-breakpoint
ALTER TABLE refunds DROP CONSTRAINT refunds_asked_by_check;--> statement-breakpoint
ALTER TABLE refunds ADD CONSTRAINT refunds_asked_by_check CHECK ((asked_by = 'decision') = (proposal_id IS NOT NULL)
  AND (asked_by = 'decision') = (cause = 'decision') AND (asked_by = 'objection') = (objection_id IS NOT NULL)
  AND (asked_by = 'objection') = (cause = 'objection') AND (asked_by IN ('decision', 'objection')) = (requested_by IS NULL)) NOT VALID;--> statement-breakpoint
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE refunds VALIDATE CONSTRAINT refunds_asked_by_check;--> statement-breakpoint
CREATE TABLE declared_conflicts (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL CONSTRAINT declared_conflicts_user_id_users_id_fk REFERENCES users (id),
  tpui text NOT NULL CONSTRAINT declared_conflicts_tpui_taxpayers_tpui_fk REFERENCES taxpayers (tpui),
  reason text NOT NULL CONSTRAINT declared_conflicts_reason_check CHECK (length(reason) BETWEEN 5 AND 500),
  declared_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  ended_by uuid CONSTRAINT declared_conflicts_ended_by_users_id_fk REFERENCES users (id),
  ended_at timestamptz,
  end_reason text CONSTRAINT declared_conflicts_end_reason_check CHECK (length(end_reason) BETWEEN 5 AND 500),
  CONSTRAINT declared_conflicts_ended_check CHECK (num_nulls(ended_by, ended_at, end_reason) IN (0, 3)),
  CONSTRAINT declared_conflicts_two_persons_check CHECK (ended_by <> user_id)
);--> statement-breakpoint
CREATE UNIQUE INDEX declared_conflicts_one_idx ON declared_conflicts (user_id, tpui) WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX declared_conflicts_tpui_idx ON declared_conflicts (tpui);--> statement-breakpoint
CREATE INDEX declared_conflicts_ended_by_idx ON declared_conflicts (ended_by);--> statement-breakpoint
ALTER TABLE declared_conflicts ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE declared_conflicts IS 'Officers who said that a taxpayer is family, friend, client or rival of theirs: no case of that taxpayer is theirs while it lasts.';--> statement-breakpoint
COMMENT ON COLUMN declared_conflicts.ended_by IS 'Another person than who declared it says that it is over.';
