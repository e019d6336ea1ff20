-- Sources of rows about people who may be missing, how each row was matched with the register, and leads with the law of their kind. New tables, which a
-- process of the release before knows nothing of; foreign keys to `users`, `taxpayers`, `tax_offices`, `lgas` and `discrepancies` take short locks.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE SEQUENCE lead_numbers;--> statement-breakpoint
CREATE TABLE intelligence_sources (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  kind text NOT NULL CONSTRAINT intelligence_sources_kind_check
    CHECK (kind IN ('paye-rows', 'withholding-rows', 'land', 'vehicles', 'hotels', 'businesses')),
  name text NOT NULL CONSTRAINT intelligence_sources_name_check CHECK (length(name) BETWEEN 1 AND 120),
  owner text NOT NULL CONSTRAINT intelligence_sources_owner_check CHECK (length(owner) BETWEEN 1 AND 160),
  legal_basis text NOT NULL CONSTRAINT intelligence_sources_legal_basis_check CHECK (length(legal_basis) BETWEEN 20 AND 500),
  purpose text NOT NULL CONSTRAINT intelligence_sources_purpose_check CHECK (length(purpose) BETWEEN 20 AND 500),
  holds text NOT NULL CONSTRAINT intelligence_sources_holds_check CHECK (length(holds) BETWEEN 20 AND 500),
  risks text NOT NULL CONSTRAINT intelligence_sources_risks_check CHECK (length(risks) BETWEEN 20 AND 1000),
  safeguards text NOT NULL CONSTRAINT intelligence_sources_safeguards_check CHECK (length(safeguards) BETWEEN 20 AND 1000),
  office_id smallint NOT NULL CONSTRAINT intelligence_sources_office_id_tax_offices_id_fk REFERENCES tax_offices (id),
  from_day date NOT NULL,
  keep_until date NOT NULL,
  recorded_by uuid NOT NULL CONSTRAINT intelligence_sources_recorded_by_users_id_fk REFERENCES users (id),
  recorded_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  approved_by uuid CONSTRAINT intelligence_sources_approved_by_users_id_fk REFERENCES users (id),
  approved_at timestamptz,
  ended_at timestamptz,
  collected_on date,
  CONSTRAINT intelligence_sources_days_check CHECK (keep_until > from_day AND keep_until <= from_day + 2562),
  CONSTRAINT intelligence_sources_approved_check CHECK (num_nulls(approved_by, approved_at) IN (0, 2)),
  CONSTRAINT intelligence_sources_two_persons_check CHECK (approved_by <> recorded_by)
);--> statement-breakpoint
CREATE UNIQUE INDEX intelligence_sources_own_idx ON intelligence_sources (kind) WHERE kind IN ('paye-rows', 'withholding-rows') AND ended_at IS NULL;--> statement-breakpoint
CREATE INDEX intelligence_sources_office_id_idx ON intelligence_sources (office_id);--> statement-breakpoint
CREATE INDEX intelligence_sources_recorded_by_idx ON intelligence_sources (recorded_by);--> statement-breakpoint
CREATE INDEX intelligence_sources_approved_by_idx ON intelligence_sources (approved_by);--> statement-breakpoint
ALTER TABLE intelligence_sources ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON intelligence_sources TO portal_read_offices, portal_read_state;--> statement-breakpoint
COMMENT ON TABLE intelligence_sources IS 'Registers of others, and own rows, that are compared with the register of taxpayers: each with its impact assessment (NDPA 2023, sections 25 and 28).';--> statement-breakpoint
COMMENT ON COLUMN intelligence_sources.office_id IS 'Who follows rows that name no area.';--> statement-breakpoint
COMMENT ON COLUMN intelligence_sources.keep_until IS 'The last day of keeping: on the next one its rows go.';--> statement-breakpoint
COMMENT ON COLUMN intelligence_sources.collected_on IS 'Of own rows: the day they were collected last.';--> statement-breakpoint
CREATE TABLE source_files (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  source_id uuid NOT NULL CONSTRAINT source_files_source_id_intelligence_sources_id_fk REFERENCES intelligence_sources (id),
  file_name text NOT NULL CONSTRAINT source_files_file_name_check CHECK (length(file_name) BETWEEN 1 AND 160),
  content_digest bytea NOT NULL CONSTRAINT source_files_content_digest_check CHECK (length(content_digest) = 32),
  rows integer NOT NULL CONSTRAINT source_files_rows_check CHECK (rows BETWEEN 1 AND 100000),
  refused integer NOT NULL CONSTRAINT source_files_refused_check CHECK (refused BETWEEN 0 AND rows),
  taken_by uuid NOT NULL CONSTRAINT source_files_taken_by_users_id_fk REFERENCES users (id),
  taken_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT source_files_content_key UNIQUE (source_id, content_digest)
);--> statement-breakpoint
CREATE INDEX source_files_taken_by_idx ON source_files (taken_by);--> statement-breakpoint
ALTER TABLE source_files ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE source_files IS 'Files of sources that were taken in. The same rows come in once.';--> statement-breakpoint
CREATE TABLE source_rows (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  source_id uuid NOT NULL CONSTRAINT source_rows_source_id_intelligence_sources_id_fk REFERENCES intelligence_sources (id),
  file_id uuid CONSTRAINT source_rows_file_id_source_files_id_fk REFERENCES source_files (id),
  number integer NOT NULL DEFAULT 0,
  own_key text,
  is_person boolean,
  name text NOT NULL CONSTRAINT source_rows_name_check CHECK (length(name) BETWEEN 2 AND 160),
  phone text NOT NULL DEFAULT '',
  tpui text NOT NULL DEFAULT '',
  rc_number text NOT NULL DEFAULT '',
  identity_index bytea CONSTRAINT source_rows_identity_index_check CHECK (length(identity_index) = 32),
  identity_last4 text NOT NULL DEFAULT '' CONSTRAINT source_rows_identity_last4_check CHECK (identity_last4 ~ '^([0-9]{4})?$'),
  address text NOT NULL DEFAULT '',
  lga_id integer CONSTRAINT source_rows_lga_id_lgas_id_fk REFERENCES lgas (id),
  office_id smallint NOT NULL CONSTRAINT source_rows_office_id_tax_offices_id_fk REFERENCES tax_offices (id),
  facts jsonb NOT NULL DEFAULT '{}',
  outcome text NOT NULL DEFAULT 'waiting' CONSTRAINT source_rows_outcome_check CHECK (outcome IN ('waiting', 'joined', 'asked', 'apart')),
  joined_tpui text CONSTRAINT source_rows_joined_tpui_taxpayers_tpui_fk REFERENCES taxpayers (tpui),
  is_followed boolean NOT NULL DEFAULT false,
  CONSTRAINT source_rows_joined_check CHECK ((outcome = 'joined') = (joined_tpui IS NOT NULL)),
  CONSTRAINT source_rows_own_key UNIQUE (source_id, own_key),
  CONSTRAINT source_rows_of_file_check CHECK ((file_id IS NULL) = (own_key IS NOT NULL))
);--> statement-breakpoint
CREATE INDEX source_rows_waiting_idx ON source_rows (id) WHERE outcome = 'waiting';--> statement-breakpoint
CREATE INDEX source_rows_to_follow_idx ON source_rows (id) WHERE NOT is_followed AND outcome IN ('joined', 'apart');--> statement-breakpoint
CREATE INDEX source_rows_file_id_idx ON source_rows (file_id);--> statement-breakpoint
CREATE INDEX source_rows_joined_tpui_idx ON source_rows (joined_tpui);--> statement-breakpoint
CREATE INDEX source_rows_lga_id_idx ON source_rows (lga_id);--> statement-breakpoint
CREATE INDEX source_rows_office_id_idx ON source_rows (office_id);--> statement-breakpoint
ALTER TABLE source_rows ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE source_rows IS 'Rows of sources, until the end of keeping.';--> statement-breakpoint
COMMENT ON COLUMN source_rows.own_key IS 'Of the portal''s own rows: whose of which year. Collected again, they are the same row.';--> statement-breakpoint
COMMENT ON COLUMN source_rows.is_person IS 'Null: the list does not say.';--> statement-breakpoint
COMMENT ON COLUMN source_rows.identity_index IS 'Keyed digest of a national identity number; the number itself is not kept.';--> statement-breakpoint
COMMENT ON COLUMN source_rows.facts IS 'What an estimate is made of: rooms, amounts in kobo, the year.';--> statement-breakpoint
COMMENT ON COLUMN source_rows.is_followed IS 'A lead was opened, or none was needed.';--> statement-breakpoint
CREATE TABLE row_matches (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  row_id uuid NOT NULL CONSTRAINT row_matches_row_id_source_rows_id_fk REFERENCES source_rows (id) ON DELETE CASCADE,
  tpui text NOT NULL CONSTRAINT row_matches_tpui_taxpayers_tpui_fk REFERENCES taxpayers (tpui),
  office_id smallint NOT NULL CONSTRAINT row_matches_office_id_tax_offices_id_fk REFERENCES tax_offices (id),
  score integer NOT NULL,
  reasons jsonb NOT NULL CONSTRAINT row_matches_reasons_check CHECK (jsonb_typeof(reasons) = 'array' AND jsonb_array_length(reasons) > 0),
  by_number boolean NOT NULL,
  outcome text NOT NULL CONSTRAINT row_matches_outcome_check CHECK (outcome IN ('joined', 'asked', 'same', 'not-same', 'left')),
  matched_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  decided_by uuid CONSTRAINT row_matches_decided_by_users_id_fk REFERENCES users (id),
  decided_at timestamptz,
  decision_reason text CONSTRAINT row_matches_decision_reason_check CHECK (length(decision_reason) BETWEEN 5 AND 500),
  CONSTRAINT row_matches_once_key UNIQUE (row_id, tpui),
  CONSTRAINT row_matches_never_by_name_check CHECK (outcome <> 'joined' OR by_number),
  CONSTRAINT row_matches_decided_check CHECK (num_nulls(decided_by, decided_at, decision_reason) = CASE WHEN outcome IN ('same', 'not-same') THEN 0 ELSE 3 END)
);--> statement-breakpoint
CREATE UNIQUE INDEX row_matches_one_idx ON row_matches (row_id) WHERE outcome IN ('joined', 'same');--> statement-breakpoint
CREATE INDEX row_matches_asked_idx ON row_matches (office_id, score, id) WHERE outcome = 'asked';--> statement-breakpoint
CREATE INDEX row_matches_tpui_idx ON row_matches (tpui);--> statement-breakpoint
CREATE INDEX row_matches_decided_by_idx ON row_matches (decided_by);--> statement-breakpoint
ALTER TABLE row_matches ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE row_matches IS 'Who of the register a row may be, with each reason and its weight: joined by itself, asked, or decided by a person.';--> statement-breakpoint
COMMENT ON COLUMN row_matches.by_number IS 'A number and a name agree. Without one nothing is joined by itself.';--> statement-breakpoint
COMMENT ON COLUMN row_matches.outcome IS '`left`: another question about the same row was answered with yes.';--> statement-breakpoint
CREATE TABLE leads (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  number text NOT NULL CONSTRAINT leads_number_key UNIQUE CONSTRAINT leads_number_check CHECK (number ~ '^LD-[0-9]{4}-[0-9]{8}$'),
  source_id uuid NOT NULL CONSTRAINT leads_source_id_intelligence_sources_id_fk REFERENCES intelligence_sources (id),
  row_id uuid CONSTRAINT leads_row_id_source_rows_id_fk REFERENCES source_rows (id) ON DELETE SET NULL,
  source_kind text NOT NULL CONSTRAINT leads_source_kind_check
    CHECK (source_kind IN ('paye-rows', 'withholding-rows', 'land', 'vehicles', 'hotels', 'businesses')),
  reason text NOT NULL CONSTRAINT leads_reason_check CHECK (reason IN ('not-registered', 'files-nothing', 'no-consumption-tax')),
  name text NOT NULL,
  tpui text CONSTRAINT leads_tpui_taxpayers_tpui_fk REFERENCES taxpayers (tpui),
  lga_id integer CONSTRAINT leads_lga_id_lgas_id_fk REFERENCES lgas (id),
  office_id smallint NOT NULL CONSTRAINT leads_office_id_tax_offices_id_fk REFERENCES tax_offices (id),
  low_kobo bigint NOT NULL CONSTRAINT leads_low_check CHECK (low_kobo BETWEEN 0 AND 9007199254740991),
  high_kobo bigint NOT NULL CONSTRAINT leads_high_check CHECK (high_kobo BETWEEN low_kobo AND 9007199254740991),
  working jsonb NOT NULL CONSTRAINT leads_working_check CHECK (jsonb_typeof(working) = 'array'),
  worth_kobo bigint NOT NULL CONSTRAINT leads_worth_check CHECK (worth_kobo BETWEEN 0 AND low_kobo),
  state text NOT NULL DEFAULT 'open' CONSTRAINT leads_state_check
    CHECK (state IN ('open', 'registered', 'discrepancy-opened', 'return-asked', 'merged', 'dismissed')),
  found_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  score integer,
  claimed_by uuid CONSTRAINT leads_claimed_by_users_id_fk REFERENCES users (id),
  ended_by uuid CONSTRAINT leads_ended_by_users_id_fk REFERENCES users (id),
  ended_at timestamptz,
  end_reason text CONSTRAINT leads_end_reason_check CHECK (length(end_reason) BETWEEN 5 AND 500),
  dismissal text CONSTRAINT leads_dismissal_check
    CHECK (dismissal IN ('wrong-data', 'not-this-person', 'exempt', 'gone', 'too-small', 'known-already', 'days-over')),
  discrepancy_id uuid CONSTRAINT leads_discrepancy_id_discrepancies_id_fk REFERENCES discrepancies (id),
  merged_into uuid CONSTRAINT leads_merged_into_leads_id_fk REFERENCES leads (id),
  return_by date,
  CONSTRAINT leads_ended_check CHECK ((state = 'open') = (ended_at IS NULL) AND (ended_at IS NULL) = (end_reason IS NULL)
    AND (ended_by IS NULL OR ended_at IS NOT NULL)),
  CONSTRAINT leads_dismissed_check CHECK ((state = 'dismissed') = (dismissal IS NOT NULL) AND (ended_at IS NULL OR (ended_by IS NULL) = (dismissal IS NOT DISTINCT FROM 'days-over'))),
  CONSTRAINT leads_discrepancy_check CHECK ((state = 'discrepancy-opened') = (discrepancy_id IS NOT NULL)),
  CONSTRAINT leads_merged_check CHECK ((state = 'merged') = (merged_into IS NOT NULL) AND merged_into <> id),
  CONSTRAINT leads_return_check CHECK ((state = 'return-asked') = (return_by IS NOT NULL)),
  CONSTRAINT leads_known_check CHECK (state NOT IN ('registered', 'discrepancy-opened', 'return-asked') OR tpui IS NOT NULL)
);--> statement-breakpoint
CREATE INDEX leads_office_worth_idx ON leads (office_id, worth_kobo, id);--> statement-breakpoint
CREATE INDEX leads_worth_idx ON leads (worth_kobo, id);--> statement-breakpoint
CREATE INDEX leads_source_id_idx ON leads (source_id, id);--> statement-breakpoint
CREATE INDEX leads_rule_idx ON leads (source_kind, reason, id) WHERE state = 'open';--> statement-breakpoint
CREATE INDEX leads_row_id_idx ON leads (row_id);--> statement-breakpoint
CREATE INDEX leads_tpui_idx ON leads (tpui);--> statement-breakpoint
CREATE UNIQUE INDEX leads_one_open_idx ON leads (tpui, reason) WHERE state = 'open';--> statement-breakpoint
CREATE INDEX leads_lga_id_idx ON leads (lga_id);--> statement-breakpoint
CREATE INDEX leads_claimed_by_idx ON leads (claimed_by);--> statement-breakpoint
CREATE INDEX leads_ended_by_idx ON leads (ended_by);--> statement-breakpoint
CREATE INDEX leads_discrepancy_id_idx ON leads (discrepancy_id);--> statement-breakpoint
CREATE INDEX leads_merged_into_idx ON leads (merged_into);--> statement-breakpoint
ALTER TABLE leads ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON leads TO portal_read_offices, portal_read_state;--> statement-breakpoint
COMMENT ON TABLE leads IS 'Somebody of a source who is not in the register or files nothing: claimed and ended by an office.';--> statement-breakpoint
COMMENT ON COLUMN leads.name IS 'As the source has it; empty once its days are over.';--> statement-breakpoint
COMMENT ON COLUMN leads.working IS 'The estimate line by line, with both ends of its range in kobo.';--> statement-breakpoint
COMMENT ON COLUMN leads.worth_kobo IS 'The lower end of the estimate, lowered by how often leads of its rule were dismissed.';--> statement-breakpoint
COMMENT ON COLUMN leads.score IS 'Points of the match with its taxpayer; null where nobody is known.';--> statement-breakpoint
COMMENT ON COLUMN leads.claimed_by IS 'Who has its case.';--> statement-breakpoint
CREATE TABLE lead_rules (
  source_kind text NOT NULL,
  reason text NOT NULL,
  ended integer NOT NULL DEFAULT 0,
  dismissed integer NOT NULL DEFAULT 0,
  ranked_ended integer NOT NULL DEFAULT 0,
  ranked_dismissed integer NOT NULL DEFAULT 0,
  PRIMARY KEY (source_kind, reason),
  CONSTRAINT lead_rules_counts_check CHECK (dismissed BETWEEN 0 AND ended AND ranked_dismissed BETWEEN 0 AND ranked_ended)
);--> statement-breakpoint
ALTER TABLE lead_rules ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE lead_rules IS 'How leads of each kind of source and reason ended, and the counts their worth was reckoned with.';--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES
  ('lead', 'open', ARRAY['system']::text[], false),
  ('lead', 'registered', NULL, true),
  ('lead', 'discrepancy-opened', NULL, true),
  ('lead', 'return-asked', NULL, true),
  ('lead', 'merged', NULL, true),
  ('lead', 'dismissed', NULL, true);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES
  ('lead', 'register', 'open', 'registered', ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('lead', 'open-discrepancy', 'open', 'discrepancy-opened', ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('lead', 'ask-return', 'open', 'return-asked', ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('lead', 'merge', 'open', 'merged', ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('lead', 'dismiss', 'open', 'dismissed', ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], true, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('lead', 'lapse', 'open', 'dismissed', ARRAY['system']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]);
