-- Clearance: applications, certificates, what was said of years without records, checks and revocations, and the law of their two kinds of case.
-- New tables, which a process of the release before knows nothing of; foreign keys to `users`, `taxpayers`, `tax_offices` and `mdas` take short locks.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE SEQUENCE clearance_application_numbers;--> statement-breakpoint
CREATE TABLE clearance_applications (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  number text NOT NULL CONSTRAINT clearance_applications_number_key UNIQUE CONSTRAINT clearance_applications_number_check CHECK (number ~ '^CLR-[0-9]{4}-[0-9]{8}$'),
  tpui text NOT NULL CONSTRAINT clearance_applications_tpui_taxpayers_tpui_fk REFERENCES taxpayers (tpui),
  office_id smallint CONSTRAINT clearance_applications_office_id_tax_offices_id_fk REFERENCES tax_offices (id),
  first_year smallint NOT NULL CONSTRAINT clearance_applications_first_year_check CHECK (first_year BETWEEN 2000 AND 2100),
  asked_by uuid NOT NULL CONSTRAINT clearance_applications_asked_by_users_id_fk REFERENCES users (id),
  asked_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  draw smallint NOT NULL CONSTRAINT clearance_applications_draw_check CHECK (draw BETWEEN 0 AND 9999),
  state text NOT NULL CONSTRAINT clearance_applications_state_check CHECK (state IN
    ('blocked', 'waiting', 'prepared', 'overdue', 'overdue-prepared', 'issued', 'refused', 'withdrawn')),
  blockers jsonb NOT NULL CONSTRAINT clearance_applications_blockers_check CHECK (jsonb_typeof(blockers) = 'array'),
  blocked_kobo bigint NOT NULL DEFAULT 0 CONSTRAINT clearance_applications_blocked_kobo_check CHECK (blocked_kobo BETWEEN 0 AND 9007199254740991),
  person_reasons text[] NOT NULL DEFAULT '{}',
  judged_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  given_on date,
  last_day date,
  advice text CONSTRAINT clearance_applications_advice_check CHECK (advice IN ('issue', 'refuse')),
  advice_text text CONSTRAINT clearance_applications_advice_text_check CHECK (length(advice_text) BETWEEN 10 AND 500),
  prepared_by uuid CONSTRAINT clearance_applications_prepared_by_users_id_fk REFERENCES users (id),
  prepared_at timestamptz,
  decided_by uuid CONSTRAINT clearance_applications_decided_by_users_id_fk REFERENCES users (id),
  reasons text CONSTRAINT clearance_applications_reasons_check CHECK (length(reasons) BETWEEN 10 AND 500),
  cure text CONSTRAINT clearance_applications_cure_check CHECK (length(cure) BETWEEN 10 AND 500),
  ended_at timestamptz,
  CONSTRAINT clearance_applications_preparation_check CHECK (num_nulls(advice, advice_text, prepared_by, prepared_at) IN (0, 4)),
  CONSTRAINT clearance_applications_prepared_check CHECK (state NOT IN ('prepared', 'overdue-prepared', 'refused') OR prepared_by IS NOT NULL),
  CONSTRAINT clearance_applications_given_check CHECK ((given_on IS NULL) = (last_day IS NULL)
    AND (state NOT IN ('waiting', 'prepared', 'overdue', 'overdue-prepared', 'refused') OR last_day IS NOT NULL)),
  CONSTRAINT clearance_applications_two_persons_check CHECK (decided_by IS NULL OR decided_by IS DISTINCT FROM prepared_by),
  CONSTRAINT clearance_applications_blocked_check CHECK (state <> 'blocked' OR jsonb_array_length(blockers) > 0),
  CONSTRAINT clearance_applications_issue_check CHECK (state <> 'issued' OR (jsonb_array_length(blockers) = 0
    AND ((decided_by IS NULL AND person_reasons = '{}') OR (decided_by IS NOT NULL AND prepared_by IS NOT NULL)))),
  CONSTRAINT clearance_applications_refusal_check CHECK ((state = 'refused') = (num_nulls(reasons, cure) = 0)
    AND (state <> 'refused' OR decided_by IS NOT NULL)),
  CONSTRAINT clearance_applications_ended_check CHECK ((state IN ('issued', 'refused', 'withdrawn')) = (ended_at IS NOT NULL))
);--> statement-breakpoint
CREATE UNIQUE INDEX clearance_applications_open_idx ON clearance_applications (tpui) WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX clearance_applications_tpui_idx ON clearance_applications (tpui, asked_at);--> statement-breakpoint
CREATE INDEX clearance_applications_office_id_idx ON clearance_applications (office_id, id);--> statement-breakpoint
CREATE INDEX clearance_applications_last_day_idx ON clearance_applications (last_day) WHERE ended_at IS NULL AND last_day IS NOT NULL;--> statement-breakpoint
CREATE INDEX clearance_applications_judged_at_idx ON clearance_applications (judged_at) WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX clearance_applications_asked_at_idx ON clearance_applications (asked_at, id);--> statement-breakpoint
CREATE INDEX clearance_applications_asked_by_idx ON clearance_applications (asked_by);--> statement-breakpoint
CREATE INDEX clearance_applications_prepared_by_idx ON clearance_applications (prepared_by);--> statement-breakpoint
CREATE INDEX clearance_applications_decided_by_idx ON clearance_applications (decided_by);--> statement-breakpoint
ALTER TABLE clearance_applications ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON clearance_applications TO portal_read_offices, portal_read_state;--> statement-breakpoint
COMMENT ON TABLE clearance_applications IS 'Who asked for clearance, how it was judged last, and what was decided: by the rules alone, or by one person who prepares and another who decides.';--> statement-breakpoint
COMMENT ON COLUMN clearance_applications.first_year IS 'Of the three years that it is about.';--> statement-breakpoint
COMMENT ON COLUMN clearance_applications.draw IS 'Drawn when it was asked for: below 200 of 10,000 a person looks at it, whatever the rules say.';--> statement-breakpoint
COMMENT ON COLUMN clearance_applications.blockers IS 'What stood in the way when it was judged last, each with its key and kind. Empty is the only way to a certificate.';--> statement-breakpoint
COMMENT ON COLUMN clearance_applications.given_on IS 'The day on which nothing was in the way and it was given to a person: the next one is the first of the fourteen.';--> statement-breakpoint
CREATE TABLE clearance_certificates (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  number text NOT NULL CONSTRAINT clearance_certificates_number_key UNIQUE CONSTRAINT clearance_certificates_number_check CHECK (number ~ '^TC[0-9A-HJKMNP-TV-Z]{14}$'),
  application_id uuid NOT NULL CONSTRAINT clearance_certificates_application_id_key UNIQUE
    CONSTRAINT clearance_certificates_application_id_fk REFERENCES clearance_applications (id),
  tpui text NOT NULL CONSTRAINT clearance_certificates_tpui_taxpayers_tpui_fk REFERENCES taxpayers (tpui),
  name text NOT NULL CONSTRAINT clearance_certificates_name_check CHECK (length(name) BETWEEN 1 AND 300),
  office_id smallint CONSTRAINT clearance_certificates_office_id_tax_offices_id_fk REFERENCES tax_offices (id),
  first_year smallint NOT NULL,
  figures jsonb NOT NULL CONSTRAINT clearance_certificates_figures_check CHECK (jsonb_typeof(figures) = 'array' AND jsonb_array_length(figures) = 3),
  issued_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  issued_on date NOT NULL,
  valid_until date NOT NULL,
  prepared_by uuid CONSTRAINT clearance_certificates_prepared_by_users_id_fk REFERENCES users (id),
  issued_by uuid CONSTRAINT clearance_certificates_issued_by_users_id_fk REFERENCES users (id),
  shows_figures boolean NOT NULL DEFAULT false,
  revoked_at timestamptz,
  revoked_by uuid CONSTRAINT clearance_certificates_revoked_by_users_id_fk REFERENCES users (id),
  replaced_by uuid CONSTRAINT clearance_certificates_replaced_by_clearance_certificates_id_fk REFERENCES clearance_certificates (id) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT clearance_certificates_days_check CHECK (valid_until >= issued_on),
  CONSTRAINT clearance_certificates_two_persons_check CHECK ((issued_by IS NULL AND prepared_by IS NULL) OR (prepared_by IS NOT NULL AND issued_by IS NOT NULL AND issued_by <> prepared_by)),
  CONSTRAINT clearance_certificates_revoked_check CHECK ((revoked_at IS NULL) = (revoked_by IS NULL)),
  CONSTRAINT clearance_certificates_replaced_check CHECK (replaced_by <> id)
);--> statement-breakpoint
CREATE UNIQUE INDEX clearance_certificates_live_idx ON clearance_certificates (tpui, first_year) WHERE revoked_at IS NULL AND replaced_by IS NULL;--> statement-breakpoint
CREATE INDEX clearance_certificates_tpui_idx ON clearance_certificates (tpui, issued_at);--> statement-breakpoint
CREATE INDEX clearance_certificates_office_id_idx ON clearance_certificates (office_id, id);--> statement-breakpoint
CREATE INDEX clearance_certificates_issued_on_idx ON clearance_certificates (issued_on);--> statement-breakpoint
CREATE INDEX clearance_certificates_prepared_by_idx ON clearance_certificates (prepared_by);--> statement-breakpoint
CREATE INDEX clearance_certificates_issued_by_idx ON clearance_certificates (issued_by);--> statement-breakpoint
CREATE INDEX clearance_certificates_revoked_by_idx ON clearance_certificates (revoked_by);--> statement-breakpoint
CREATE INDEX clearance_certificates_revoked_at_idx ON clearance_certificates (revoked_at) WHERE revoked_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX clearance_certificates_replaced_by_idx ON clearance_certificates (replaced_by);--> statement-breakpoint
ALTER TABLE clearance_certificates ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON clearance_certificates TO portal_read_offices, portal_read_state;--> statement-breakpoint
COMMENT ON TABLE clearance_certificates IS 'Certificates of clearance: one live one for a taxpayer and three years. Whether one is valid at this moment is said by `standing_of_certificate`.';--> statement-breakpoint
COMMENT ON COLUMN clearance_certificates.figures IS 'Of each year what the law wants it to say: kept with it, shown where the holder wants.';--> statement-breakpoint
COMMENT ON COLUMN clearance_certificates.issued_by IS 'Null: by the rules alone.';--> statement-breakpoint
CREATE TABLE clearance_reader_codes (
  certificate_id uuid PRIMARY KEY CONSTRAINT clearance_reader_codes_certificate_id_fk REFERENCES clearance_certificates (id),
  code_hash bytea NOT NULL,
  made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  expires_at timestamptz NOT NULL,
  tries smallint NOT NULL DEFAULT 0 CONSTRAINT clearance_reader_codes_tries_check CHECK (tries >= 0)
);--> statement-breakpoint
ALTER TABLE clearance_reader_codes ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE clearance_reader_codes IS 'The code with which one reader sees the figures of a certificate, hashed. A new one takes its place.';--> statement-breakpoint
CREATE TABLE clearance_proofs (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL CONSTRAINT clearance_proofs_user_id_users_id_fk REFERENCES users (id),
  tpui text NOT NULL,
  name text NOT NULL CONSTRAINT clearance_proofs_name_check CHECK (length(name) <= 300),
  size integer NOT NULL CONSTRAINT clearance_proofs_size_check CHECK (size > 0),
  content_type text NOT NULL,
  sha256 bytea NOT NULL CONSTRAINT clearance_proofs_sha256_check CHECK (octet_length(sha256) = 32),
  storage_key text NOT NULL,
  uploaded_at timestamptz NOT NULL DEFAULT clock_timestamp()
);--> statement-breakpoint
CREATE INDEX clearance_proofs_user_id_idx ON clearance_proofs (user_id);--> statement-breakpoint
CREATE INDEX clearance_proofs_tpui_idx ON clearance_proofs (tpui);--> statement-breakpoint
CREATE INDEX clearance_proofs_uploaded_at_idx ON clearance_proofs (uploaded_at);--> statement-breakpoint
ALTER TABLE clearance_proofs ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE clearance_proofs IS 'Pictures of papers that prove a year. What no statement takes along within a day is removed.';--> statement-breakpoint
CREATE TABLE clearance_paper_years (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  tpui text NOT NULL CONSTRAINT clearance_paper_years_tpui_taxpayers_tpui_fk REFERENCES taxpayers (tpui),
  year smallint NOT NULL CONSTRAINT clearance_paper_years_year_check CHECK (year BETWEEN 2000 AND 2100),
  kind text NOT NULL CONSTRAINT clearance_paper_years_kind_check CHECK (kind IN ('no-income', 'not-resident', 'filed-on-paper', 'payslips')),
  text text NOT NULL DEFAULT '' CONSTRAINT clearance_paper_years_text_check CHECK (length(text) <= 1000),
  income_kobo bigint CONSTRAINT clearance_paper_years_income_check CHECK (income_kobo BETWEEN 0 AND 9007199254740991),
  tax_kobo bigint CONSTRAINT clearance_paper_years_tax_check CHECK (tax_kobo BETWEEN 0 AND 9007199254740991),
  proof_id uuid CONSTRAINT clearance_paper_years_proof_id_clearance_proofs_id_fk REFERENCES clearance_proofs (id),
  stated_by uuid NOT NULL CONSTRAINT clearance_paper_years_stated_by_users_id_fk REFERENCES users (id),
  stated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  state text NOT NULL DEFAULT 'stated' CONSTRAINT clearance_paper_years_state_check CHECK (state IN ('stated', 'accepted', 'refused', 'taken-back')),
  accepted_by uuid CONSTRAINT clearance_paper_years_accepted_by_users_id_fk REFERENCES users (id),
  decided_by uuid CONSTRAINT clearance_paper_years_decided_by_users_id_fk REFERENCES users (id),
  reason text CONSTRAINT clearance_paper_years_reason_check CHECK (length(reason) BETWEEN 3 AND 500),
  ended_at timestamptz,
  CONSTRAINT clearance_paper_years_proof_check CHECK (kind NOT IN ('filed-on-paper', 'payslips') OR proof_id IS NOT NULL),
  CONSTRAINT clearance_paper_years_figures_check CHECK (kind <> 'filed-on-paper' OR (income_kobo IS NOT NULL AND tax_kobo IS NOT NULL)),
  CONSTRAINT clearance_paper_years_two_persons_check CHECK (decided_by IS NULL OR decided_by IS DISTINCT FROM accepted_by),
  CONSTRAINT clearance_paper_years_accepted_check CHECK (state <> 'accepted' OR (accepted_by IS NOT NULL AND decided_by IS NOT NULL)),
  CONSTRAINT clearance_paper_years_refused_check CHECK (state <> 'refused' OR (decided_by IS NOT NULL AND reason IS NOT NULL)),
  CONSTRAINT clearance_paper_years_ended_check CHECK ((state = 'stated') = (ended_at IS NULL))
);--> statement-breakpoint
CREATE UNIQUE INDEX clearance_paper_years_one_idx ON clearance_paper_years (tpui, year) WHERE state IN ('stated', 'accepted');--> statement-breakpoint
CREATE INDEX clearance_paper_years_tpui_idx ON clearance_paper_years (tpui);--> statement-breakpoint
CREATE INDEX clearance_paper_years_proof_id_idx ON clearance_paper_years (proof_id);--> statement-breakpoint
CREATE INDEX clearance_paper_years_stated_by_idx ON clearance_paper_years (stated_by);--> statement-breakpoint
CREATE INDEX clearance_paper_years_accepted_by_idx ON clearance_paper_years (accepted_by);--> statement-breakpoint
CREATE INDEX clearance_paper_years_decided_by_idx ON clearance_paper_years (decided_by);--> statement-breakpoint
ALTER TABLE clearance_paper_years ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE clearance_paper_years IS 'What taxpayers say of years of which the portal holds nothing: accepted by one person and confirmed by another, it counts as filed.';--> statement-breakpoint
CREATE TABLE clearance_checks (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  certificate_id uuid NOT NULL CONSTRAINT clearance_checks_certificate_id_clearance_certificates_id_fk REFERENCES clearance_certificates (id),
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  by text NOT NULL CONSTRAINT clearance_checks_by_check CHECK (by IN ('mda', 'public', 'holder', 'office')),
  mda_id integer CONSTRAINT clearance_checks_mda_id_mdas_id_fk REFERENCES mdas (id),
  user_id uuid CONSTRAINT clearance_checks_user_id_users_id_fk REFERENCES users (id),
  purpose text CONSTRAINT clearance_checks_purpose_check CHECK (length(purpose) BETWEEN 3 AND 40),
  with_figures boolean NOT NULL,
  answer text NOT NULL CONSTRAINT clearance_checks_answer_check CHECK (answer IN ('valid', 'expired', 'revoked')),
  CONSTRAINT clearance_checks_mda_check CHECK ((by = 'mda') = (mda_id IS NOT NULL))
);--> statement-breakpoint
CREATE INDEX clearance_checks_certificate_id_idx ON clearance_checks (certificate_id, at);--> statement-breakpoint
CREATE INDEX clearance_checks_mda_id_idx ON clearance_checks (mda_id);--> statement-breakpoint
CREATE INDEX clearance_checks_user_id_idx ON clearance_checks (user_id);--> statement-breakpoint
ALTER TABLE clearance_checks ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE clearance_checks IS 'Each look at a certificate: counted and shown to its holder, with the MDA and never the person.';--> statement-breakpoint
CREATE TABLE clearance_revocations (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  certificate_id uuid NOT NULL CONSTRAINT clearance_revocations_certificate_id_fk REFERENCES clearance_certificates (id),
  reason text NOT NULL CONSTRAINT clearance_revocations_reason_check CHECK (length(reason) BETWEEN 10 AND 500),
  proposed_by uuid NOT NULL CONSTRAINT clearance_revocations_proposed_by_users_id_fk REFERENCES users (id),
  proposed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  state text NOT NULL DEFAULT 'proposed' CONSTRAINT clearance_revocations_state_check CHECK (state IN ('proposed', 'revoked', 'kept', 'withdrawn')),
  decided_by uuid CONSTRAINT clearance_revocations_decided_by_users_id_fk REFERENCES users (id),
  decided_at timestamptz,
  decision_reason text CONSTRAINT clearance_revocations_decision_reason_check CHECK (length(decision_reason) BETWEEN 10 AND 500),
  CONSTRAINT clearance_revocations_two_persons_check CHECK (state = 'withdrawn' OR decided_by IS NULL OR decided_by <> proposed_by),
  CONSTRAINT clearance_revocations_decided_check CHECK ((state IN ('revoked', 'kept')) = (num_nulls(decided_by, decided_at, decision_reason) = 0))
);--> statement-breakpoint
CREATE UNIQUE INDEX clearance_revocations_open_idx ON clearance_revocations (certificate_id) WHERE state = 'proposed';--> statement-breakpoint
CREATE INDEX clearance_revocations_certificate_id_idx ON clearance_revocations (certificate_id);--> statement-breakpoint
CREATE INDEX clearance_revocations_proposed_by_idx ON clearance_revocations (proposed_by);--> statement-breakpoint
CREATE INDEX clearance_revocations_decided_by_idx ON clearance_revocations (decided_by);--> statement-breakpoint
ALTER TABLE clearance_revocations ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE clearance_revocations IS 'Proposals of a Manager to revoke a certificate, decided by a Director.';--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES
  ('clearance', 'waiting', ARRAY['Agent', 'Individual', 'Corporate', 'State Agency', 'Federal Agency', 'system']::text[], false),
  ('clearance', 'prepared', NULL, false),
  ('clearance', 'overdue', NULL, false),
  ('clearance', 'overdue-prepared', NULL, false),
  ('clearance', 'issued', NULL, true),
  ('clearance', 'refused', NULL, true),
  ('clearance', 'withdrawn', NULL, true),
  ('clearance-revocation', 'proposed', ARRAY['Tax Office Manager']::text[], false),
  ('clearance-revocation', 'revoked', NULL, true),
  ('clearance-revocation', 'kept', NULL, true),
  ('clearance-revocation', 'withdrawn', NULL, true);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES
  ('clearance', 'prepare', 'waiting', 'prepared', ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], true, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('clearance', 'issue', 'prepared', 'issued', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], false, false, ARRAY['prepare', 'prepare-late']::text[], ARRAY[]::text[]),
  ('clearance', 'refuse', 'prepared', 'refused', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], true, false, ARRAY['prepare', 'prepare-late']::text[], ARRAY[]::text[]),
  ('clearance', 'return', 'prepared', 'waiting', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], true, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('clearance', 'escalate', 'waiting', 'overdue', ARRAY['system']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('clearance', 'escalate-prepared', 'prepared', 'overdue-prepared', ARRAY['system']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('clearance', 'prepare-late', 'overdue', 'overdue-prepared', ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], true, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('clearance', 'issue-late', 'overdue-prepared', 'issued', ARRAY['Tax Office Director']::text[], false, false, ARRAY['prepare', 'prepare-late']::text[], ARRAY[]::text[]),
  ('clearance', 'refuse-late', 'overdue-prepared', 'refused', ARRAY['Tax Office Director']::text[], true, false, ARRAY['prepare', 'prepare-late']::text[], ARRAY[]::text[]),
  ('clearance', 'return-late', 'overdue-prepared', 'overdue', ARRAY['Tax Office Director']::text[], true, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('clearance', 'clear', 'waiting', 'issued', ARRAY['system']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('clearance', 'clear', 'prepared', 'issued', ARRAY['system']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('clearance', 'clear', 'overdue', 'issued', ARRAY['system']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('clearance', 'clear', 'overdue-prepared', 'issued', ARRAY['system']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('clearance', 'withdraw', 'waiting', 'withdrawn', ARRAY['system']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('clearance', 'withdraw', 'prepared', 'withdrawn', ARRAY['system']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('clearance', 'withdraw', 'overdue', 'withdrawn', ARRAY['system']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('clearance', 'withdraw', 'overdue-prepared', 'withdrawn', ARRAY['system']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('clearance-revocation', 'revoke', 'proposed', 'revoked', ARRAY['Tax Office Director']::text[], true, false, ARRAY['open']::text[], ARRAY[]::text[]),
  ('clearance-revocation', 'keep', 'proposed', 'kept', ARRAY['Tax Office Director']::text[], true, false, ARRAY['open']::text[], ARRAY[]::text[]),
  ('clearance-revocation', 'withdraw', 'proposed', 'withdrawn', ARRAY['Tax Office Manager']::text[], false, false, ARRAY[]::text[], ARRAY['open']::text[]);
