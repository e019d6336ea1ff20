-- Substitution: whoever owes a taxpayer money is appointed to pay bills of a lapsed demand out of it. New tables and the law of their kind, which a
-- process of the release before knows nothing of; the checks of `law_papers` are widened and validated beside whoever writes.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE SEQUENCE substitution_numbers;--> statement-breakpoint
CREATE TABLE substitutions (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  number text NOT NULL CONSTRAINT substitutions_number_key UNIQUE CONSTRAINT substitutions_number_check CHECK (number ~ '^SUB-[0-9]{4}-[0-9]{8}$'),
  notice_id uuid NOT NULL CONSTRAINT substitutions_notice_id_demand_notices_id_fk REFERENCES demand_notices (id),
  tpui text NOT NULL CONSTRAINT substitutions_tpui_taxpayers_tpui_fk REFERENCES taxpayers (tpui),
  holder_tpui text NOT NULL CONSTRAINT substitutions_holder_tpui_taxpayers_tpui_fk REFERENCES taxpayers (tpui),
  office_id smallint NOT NULL CONSTRAINT substitutions_office_id_tax_offices_id_fk REFERENCES tax_offices (id),
  holding text NOT NULL CONSTRAINT substitutions_holding_check CHECK (holding IN ('bank', 'tenant', 'employer', 'customer', 'other')),
  owed_kobo bigint NOT NULL CONSTRAINT substitutions_owed_check CHECK (owed_kobo BETWEEN 1 AND 9007199254740991),
  asked_kobo bigint NOT NULL CONSTRAINT substitutions_asked_check CHECK (asked_kobo BETWEEN 1 AND 9007199254740991),
  ground text NOT NULL CONSTRAINT substitutions_ground_check CHECK (length(ground) BETWEEN 10 AND 2000),
  state text NOT NULL DEFAULT 'asked' CONSTRAINT substitutions_state_check CHECK (state IN ('asked', 'approved', 'served', 'objected', 'confirmed', 'refused',
    'upheld', 'upheld-by-law', 'withdrawn', 'ended')),
  asked_by uuid NOT NULL CONSTRAINT substitutions_asked_by_users_id_fk REFERENCES users (id),
  asked_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  approved_by uuid CONSTRAINT substitutions_approved_by_users_id_fk REFERENCES users (id),
  approved_at timestamptz,
  served_by uuid CONSTRAINT substitutions_served_by_users_id_fk REFERENCES users (id),
  served_at timestamptz,
  served_on date,
  served_how text CONSTRAINT substitutions_served_how_check CHECK (served_how IN ('by-hand', 'courier', 'electronic')),
  served_place text CONSTRAINT substitutions_served_place_check CHECK (length(served_place) BETWEEN 3 AND 300),
  served_proof text CONSTRAINT substitutions_served_proof_check CHECK (length(served_proof) BETWEEN 3 AND 120),
  objected_by uuid CONSTRAINT substitutions_objected_by_users_id_fk REFERENCES users (id),
  objected_at timestamptz,
  objected_on date,
  wrong text CONSTRAINT substitutions_wrong_check CHECK (length(wrong) BETWEEN 10 AND 2000),
  amendment text CONSTRAINT substitutions_amendment_check CHECK (length(amendment) BETWEEN 10 AND 2000),
  justification text CONSTRAINT substitutions_justification_check CHECK (length(justification) BETWEEN 10 AND 2000),
  said_owed_kobo bigint CONSTRAINT substitutions_said_owed_check CHECK (said_owed_kobo BETWEEN 0 AND 9007199254740991),
  admitted_kobo bigint,
  decided_by uuid CONSTRAINT substitutions_decided_by_users_id_fk REFERENCES users (id),
  decided_at timestamptz,
  answer text NOT NULL DEFAULT '' CONSTRAINT substitutions_answer_check CHECK (length(answer) <= 2000),
  ended_by uuid CONSTRAINT substitutions_ended_by_users_id_fk REFERENCES users (id),
  ended_at timestamptz,
  end_reason text NOT NULL DEFAULT '' CONSTRAINT substitutions_end_reason_check CHECK (length(end_reason) <= 2000),
  CONSTRAINT substitutions_within_owed_check CHECK (asked_kobo <= owed_kobo),
  CONSTRAINT substitutions_another_check CHECK (holder_tpui <> tpui),
  CONSTRAINT substitutions_two_persons_check CHECK (approved_by <> asked_by),
  CONSTRAINT substitutions_approved_check CHECK ((approved_by IS NULL) = (approved_at IS NULL)
    AND (state IN ('asked', 'refused', 'withdrawn', 'ended') OR approved_by IS NOT NULL)),
  CONSTRAINT substitutions_served_check CHECK (num_nulls(served_by, served_at, served_on, served_how, served_place, served_proof) IN (0, 6)
    AND (state IN ('asked', 'approved', 'refused', 'withdrawn', 'ended') OR served_on IS NOT NULL)),
  CONSTRAINT substitutions_objected_check CHECK (num_nulls(objected_by, objected_at, objected_on, wrong, amendment, justification, said_owed_kobo, admitted_kobo) IN (0, 8)
    AND (state NOT IN ('objected', 'confirmed', 'upheld', 'upheld-by-law') OR objected_on IS NOT NULL)),
  CONSTRAINT substitutions_admitted_check CHECK (admitted_kobo >= 0 AND admitted_kobo < asked_kobo),
  CONSTRAINT substitutions_decided_check CHECK ((decided_by IS NULL) = (decided_at IS NULL) AND (decided_by IS NULL) = (answer = '')
    AND (state NOT IN ('confirmed', 'upheld') OR decided_by IS NOT NULL)),
  CONSTRAINT substitutions_decider_check CHECK (decided_by <> asked_by AND decided_by <> approved_by),
  CONSTRAINT substitutions_ended_check CHECK (CASE WHEN state IN ('refused', 'upheld', 'upheld-by-law', 'withdrawn', 'ended')
    THEN ended_at IS NOT NULL AND length(end_reason) >= 3 ELSE ended_at IS NULL AND ended_by IS NULL AND end_reason = '' END
    AND (state NOT IN ('refused', 'upheld', 'withdrawn') OR ended_by IS NOT NULL))
);--> statement-breakpoint
CREATE INDEX substitutions_notice_id_idx ON substitutions (notice_id);--> statement-breakpoint
CREATE INDEX substitutions_tpui_idx ON substitutions (tpui, id);--> statement-breakpoint
CREATE INDEX substitutions_holder_tpui_idx ON substitutions (holder_tpui, id);--> statement-breakpoint
CREATE INDEX substitutions_office_id_idx ON substitutions (office_id, id);--> statement-breakpoint
CREATE INDEX substitutions_open_idx ON substitutions (id) WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX substitutions_asked_by_idx ON substitutions (asked_by);--> statement-breakpoint
CREATE INDEX substitutions_approved_by_idx ON substitutions (approved_by);--> statement-breakpoint
CREATE INDEX substitutions_served_by_idx ON substitutions (served_by);--> statement-breakpoint
CREATE INDEX substitutions_objected_by_idx ON substitutions (objected_by);--> statement-breakpoint
CREATE INDEX substitutions_decided_by_idx ON substitutions (decided_by);--> statement-breakpoint
CREATE INDEX substitutions_ended_by_idx ON substitutions (ended_by);--> statement-breakpoint
CREATE TABLE substitution_bills (
  substitution_id uuid NOT NULL CONSTRAINT substitution_bills_substitution_id_substitutions_id_fk REFERENCES substitutions (id),
  bill_id uuid NOT NULL CONSTRAINT substitution_bills_bill_id_bills_id_fk REFERENCES bills (id),
  amount_kobo bigint NOT NULL CONSTRAINT substitution_bills_amount_check CHECK (amount_kobo BETWEEN 1 AND 9007199254740991),
  CONSTRAINT substitution_bills_pk PRIMARY KEY (substitution_id, bill_id)
);--> statement-breakpoint
CREATE INDEX substitution_bills_bill_id_idx ON substitution_bills (bill_id);--> statement-breakpoint
ALTER TABLE substitutions ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE substitution_bills ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE substitutions IS 'Somebody who owes a taxpayer money is appointed to pay bills of a lapsed demand out of it, section 60.';--> statement-breakpoint
COMMENT ON COLUMN substitutions.state IS 'As its case stands; written with the step, in one transaction.';--> statement-breakpoint
COMMENT ON COLUMN substitutions.holder_tpui IS 'Who is appointed: somebody of the register, never a name alone.';--> statement-breakpoint
COMMENT ON COLUMN substitutions.owed_kobo IS 'What they owe the taxpayer, as the office knows it by `ground`.';--> statement-breakpoint
COMMENT ON COLUMN substitutions.asked_kobo IS 'The sum of its bills: whole bills, no more than is owed.';--> statement-breakpoint
COMMENT ON COLUMN substitutions.said_owed_kobo IS 'What they say they owe, in their objection.';--> statement-breakpoint
COMMENT ON COLUMN substitutions.objected_on IS 'The day the objection arrived; ninety days run from it.';--> statement-breakpoint
COMMENT ON COLUMN substitutions.ended_by IS 'Nobody where the portal or the law ended it.';--> statement-breakpoint
COMMENT ON TABLE substitution_bills IS 'The bills a substitution asks for; who pays them pays the tax of the taxpayer.';--> statement-breakpoint
ALTER TABLE law_papers DROP CONSTRAINT law_papers_subject_kind_check;--> statement-breakpoint
ALTER TABLE law_papers ADD CONSTRAINT law_papers_subject_kind_check
  CHECK (subject_kind IN ('assessment', 'objection', 'demand', 'penalty', 'substitution')) NOT VALID;--> statement-breakpoint
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE law_papers VALIDATE CONSTRAINT law_papers_subject_kind_check;--> statement-breakpoint
ALTER TABLE law_papers DROP CONSTRAINT law_papers_kind_check;--> statement-breakpoint
ALTER TABLE law_papers ADD CONSTRAINT law_papers_kind_check
  CHECK (kind IN ('assessment', 'demand', 'penalty', 'acknowledgement', 'validity', 'information-request', 'decision', 'withdrawal', 'substitution')) NOT VALID;--> statement-breakpoint
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE law_papers VALIDATE CONSTRAINT law_papers_kind_check;--> statement-breakpoint
ALTER TABLE law_papers DROP CONSTRAINT law_papers_number_check;--> statement-breakpoint
ALTER TABLE law_papers ADD CONSTRAINT law_papers_number_check
  CHECK (number ~ '^(ASM|DMN|OBJ|SUB)-[0-9]{4}-[0-9]{8}(/[0-9]{1,2})?$|^PEN-[0-9]{4}-[0-9]{6}(/[0-9]{1,2})?$') NOT VALID;--> statement-breakpoint
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE law_papers VALIDATE CONSTRAINT law_papers_number_check;--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES
  ('substitution', 'asked', ARRAY['legal']::text[], false),
  ('substitution', 'approved', NULL, false),
  ('substitution', 'served', NULL, false),
  ('substitution', 'objected', NULL, false),
  ('substitution', 'confirmed', NULL, false),
  ('substitution', 'refused', NULL, true),
  ('substitution', 'upheld', NULL, true),
  ('substitution', 'upheld-by-law', NULL, true),
  ('substitution', 'withdrawn', NULL, true),
  ('substitution', 'ended', NULL, true);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES
  ('substitution', 'approve', 'asked', 'approved', ARRAY['Tax Office Director']::text[], false, false, ARRAY['open']::text[], ARRAY[]::text[]),
  ('substitution', 'refuse', 'asked', 'refused', ARRAY['Tax Office Director']::text[], true, false, ARRAY['open']::text[], ARRAY[]::text[]),
  ('substitution', 'serve', 'approved', 'served', ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('substitution', 'object', 'served', 'objected', ARRAY['system', 'Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('substitution', 'uphold', 'objected', 'upheld', ARRAY['Tax Office Director']::text[], true, false, ARRAY['open', 'approve']::text[], ARRAY[]::text[]),
  ('substitution', 'dismiss', 'objected', 'confirmed', ARRAY['Tax Office Director']::text[], true, false, ARRAY['open', 'approve']::text[], ARRAY[]::text[]),
  ('substitution', 'lapse', 'objected', 'upheld-by-law', ARRAY['system']::text[], true, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('substitution', 'withdraw', 'asked', 'withdrawn', ARRAY['Tax Office Director']::text[], true, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('substitution', 'withdraw', 'approved', 'withdrawn', ARRAY['Tax Office Director']::text[], true, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('substitution', 'withdraw', 'served', 'withdrawn', ARRAY['Tax Office Director']::text[], true, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('substitution', 'withdraw', 'objected', 'withdrawn', ARRAY['Tax Office Director']::text[], true, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('substitution', 'withdraw', 'confirmed', 'withdrawn', ARRAY['Tax Office Director']::text[], true, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('substitution', 'end', 'asked', 'ended', ARRAY['system']::text[], true, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('substitution', 'end', 'approved', 'ended', ARRAY['system']::text[], true, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('substitution', 'end', 'served', 'ended', ARRAY['system']::text[], true, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('substitution', 'end', 'objected', 'ended', ARRAY['system']::text[], true, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('substitution', 'end', 'confirmed', 'ended', ARRAY['system']::text[], true, false, ARRAY[]::text[], ARRAY[]::text[]);--> statement-breakpoint
-- Coverage: offices and the state count rows of sources by area and list. Of a row they read where it is from and whether it was found in the register,
-- not who it is.
GRANT SELECT (id, source_id, lga_id, office_id, outcome, joined_tpui) ON source_rows TO portal_read_offices, portal_read_state;
