-- Where new installations begin: tables, types, sequences, constraints, indexes, rights of readers and reference rows as the migrations up to
-- 0160 leave them. Generated from the catalogue once; functions, triggers, views and policies follow from the files of the modules.
-- A test compares both ways, and every later migration runs on both.
SET LOCAL lock_timeout = '5s';

CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Roles belong to the cluster: another database of it may have made them, perhaps this very moment.
DO $$
DECLARE
  made text;
BEGIN
  FOREACH made IN ARRAY ARRAY['portal_read_state', 'portal_read_totals', 'portal_read_mda', 'portal_read_offices',
    'portal_read_expert_system', 'portal_read_taxpayer'] LOOP
    BEGIN
      EXECUTE format('CREATE ROLE %I NOLOGIN NOINHERIT', made);
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
    END;
    -- Nobody has the rights of a reader without taking the role: policies of all roles one inherits from would be added up.
    EXECUTE format('GRANT %I TO CURRENT_USER WITH INHERIT FALSE, SET TRUE', made);
  END LOOP;
  FOREACH made IN ARRAY ARRAY['portal_application', 'portal_reading'] LOOP
    BEGIN
      EXECUTE format('CREATE ROLE %I NOLOGIN', made);
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
    END;
  END LOOP;
END $$;

CREATE SCHEMA reading;
GRANT USAGE ON SCHEMA reading TO portal_read_state, portal_read_totals, portal_read_mda, portal_read_offices, portal_read_expert_system, portal_read_taxpayer;

-- What the database has of the files of modules; nothing yet.
CREATE SCHEMA IF NOT EXISTS migrations;
CREATE TABLE migrations.objects (
  name text PRIMARY KEY,
  hash text NOT NULL,
  -- What takes away the objects of a file that is gone.
  drops text[] NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now()
);

CREATE TYPE gateway_availability AS ENUM ('available', 'coming-soon', 'hidden');
CREATE TYPE ledger_side AS ENUM ('debit', 'credit');
CREATE TYPE payment_provider AS ENUM ('remita', 'interswitch');
CREATE TYPE payment_source AS ENUM ('session', 'notification', 'widget', 'redirect', 'requery', 'sweeper', 'statement', 'operator');
CREATE TYPE payment_state AS ENUM ('CREATED', 'INITIATING', 'AWAITING_PAYMENT', 'PROCESSING', 'CONFIRMED', 'REVIEW', 'FAILED', 'CANCELLED', 'EXPIRED', 'REVERSED', 'REFUND_PENDING', 'REFUNDED');
CREATE TYPE payment_disposition AS ENUM ('receipted', 'mismatch', 'surplus');

CREATE SEQUENCE receipt_numbers;
CREATE SEQUENCE tpui_numbers MAXVALUE 99999999 START 60000000;
CREATE SEQUENCE refund_list_numbers;
CREATE SEQUENCE refund_numbers;

-- What indexes are made of; the files of modules say the same.
CREATE OR REPLACE FUNCTION mailbox_of(p_email text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE
    WHEN host IN ('gmail.com', 'googlemail.com') THEN replace(name, '.', '') || '@gmail.com'
    ELSE name || '@' || host
  END
  FROM (SELECT lower(p_email) AS address, split_part(lower(p_email), '@', -1) AS host) parts,
    LATERAL (SELECT split_part(left(address, greatest(0, length(address) - length(host) - 1)), '+', 1) AS name) named
$$;
-- How a name sounds, whatever the order, spelling and case of its words: `Mohammed Sani Bello` and `BELO, Muhammad Sanni` alike.
CREATE OR REPLACE FUNCTION sound_of_name(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(sound, ' ' ORDER BY sound), '') FROM (
    SELECT DISTINCT regexp_replace(left(word, 1) || translate(substr(word, 2), 'aeiouyhw', ''), '(.)\1+', '\1', 'g') AS sound
    FROM regexp_split_to_table(
      translate(replace(replace(replace(lower(left(name, 160)), 'ph', 'f'), 'ck', 'k'), '''', ''), 'ɗɓƙcqzjvy', 'dbkkkskfi'), '[^a-z0-9]+') AS word
    WHERE length(word) > 1
  ) AS words
$$;

CREATE TABLE access_review_persons (
  review_id uuid NOT NULL,
  user_id uuid NOT NULL,
  roles text[] NOT NULL,
  decision text,
  decided_by uuid,
  decided_at timestamp with time zone,
  reason text,
  CONSTRAINT access_review_persons_review_id_user_id_pk PRIMARY KEY (review_id, user_id),
  CONSTRAINT access_review_persons_decision_check CHECK (((decision = ANY (ARRAY['confirmed'::text, 'taken-away'::text])) AND ((decision IS NULL) = (decided_by IS NULL)) AND ((decision IS NULL) = (decided_at IS NULL)))),
  CONSTRAINT access_review_persons_other_check CHECK ((decided_by <> user_id)),
  CONSTRAINT access_review_persons_reason_check CHECK (((decision <> 'taken-away'::text) OR (reason IS NOT NULL)))
);
CREATE INDEX access_review_persons_decided_by_idx ON access_review_persons USING btree (decided_by);
CREATE INDEX access_review_persons_user_id_idx ON access_review_persons USING btree (user_id);

CREATE TABLE access_reviews (
  id uuid DEFAULT uuidv7() NOT NULL,
  quarter text NOT NULL,
  due_on date NOT NULL,
  opened_by uuid,
  opened_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT access_reviews_pkey PRIMARY KEY (id),
  CONSTRAINT access_reviews_quarter_key UNIQUE (quarter),
  CONSTRAINT access_reviews_quarter_check CHECK ((quarter ~ '^20[0-9]{2}-Q[1-4]$'::text))
);
CREATE INDEX access_reviews_opened_by_idx ON access_reviews USING btree (opened_by);

CREATE TABLE account_deletions (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  reason text NOT NULL,
  state text DEFAULT 'proposed'::text NOT NULL,
  proposed_by uuid NOT NULL,
  proposed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  decided_by uuid,
  decided_at timestamp with time zone,
  CONSTRAINT account_deletions_pkey PRIMARY KEY (id),
  CONSTRAINT account_deletions_decided_check CHECK (((state = 'proposed'::text) = (decided_at IS NULL))),
  CONSTRAINT account_deletions_decider_check CHECK (((state = ANY (ARRAY['proposed'::text, 'lapsed'::text])) = (decided_by IS NULL))),
  CONSTRAINT account_deletions_others_check CHECK (((proposed_by <> user_id) AND (decided_by IS DISTINCT FROM user_id))),
  CONSTRAINT account_deletions_reason_check CHECK ((length(reason) BETWEEN 5 AND 500)),
  CONSTRAINT account_deletions_state_check CHECK ((state = ANY (ARRAY['proposed'::text, 'approved'::text, 'refused'::text, 'withdrawn'::text, 'lapsed'::text]))),
  CONSTRAINT account_deletions_two_persons_check CHECK (((decided_by IS DISTINCT FROM proposed_by) OR (state = 'withdrawn'::text)))
);
CREATE INDEX account_deletions_decided_by_idx ON account_deletions USING btree (decided_by);
CREATE UNIQUE INDEX account_deletions_pending_idx ON account_deletions USING btree (user_id) WHERE (state = 'proposed'::text);
CREATE INDEX account_deletions_proposed_by_idx ON account_deletions USING btree (proposed_by);
CREATE INDEX account_deletions_user_id_idx ON account_deletions USING btree (user_id, proposed_at);

CREATE TABLE activity_log (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  actor text NOT NULL,
  actor_role text,
  action text NOT NULL,
  subject text NOT NULL,
  detail jsonb NOT NULL,
  address text,
  device text,
  request_id text,
  seal_id integer,
  CONSTRAINT activity_log_pkey PRIMARY KEY (id)
);
CREATE INDEX activity_log_action_idx ON activity_log USING btree (action, id);
CREATE INDEX activity_log_actor_idx ON activity_log USING btree (actor, id);
CREATE INDEX activity_log_at_idx ON activity_log USING btree (at, id);
CREATE INDEX activity_log_seal_id_idx ON activity_log USING btree (seal_id, id);
CREATE INDEX activity_log_subject_idx ON activity_log USING btree (subject, id);
ALTER TABLE activity_log ENABLE ROW LEVEL SECURITY;
GRANT SELECT ON activity_log TO portal_read_state;

CREATE TABLE activity_seals (
  id integer NOT NULL,
  rows integer NOT NULL,
  sealed_at timestamp with time zone NOT NULL,
  previous_hash bytea NOT NULL,
  hash bytea NOT NULL,
  CONSTRAINT activity_seals_pkey PRIMARY KEY (id)
);

CREATE TABLE agencies (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  code text GENERATED ALWAYS AS (('AGY-'::text || lpad((id)::text, GREATEST(5, length((id)::text)), '0'::text))) STORED NOT NULL,
  name text NOT NULL,
  rc_number text,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT agencies_pkey PRIMARY KEY (id),
  CONSTRAINT agencies_code_unique UNIQUE (code),
  CONSTRAINT agencies_rc_number_unique UNIQUE (rc_number)
);

CREATE TABLE agent_applications (
  id uuid DEFAULT uuidv7() NOT NULL,
  reference text NOT NULL,
  submission_id uuid NOT NULL,
  state text DEFAULT 'received'::text NOT NULL,
  applicant text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  company_name text,
  rc_number text,
  nin_encrypted bytea,
  nin_blind_index bytea NOT NULL,
  nin_last4 text NOT NULL,
  email text NOT NULL,
  phone_number text NOT NULL,
  lga_id integer NOT NULL,
  area text NOT NULL,
  experience_years smallint NOT NULL,
  experience text NOT NULL,
  publishes_phone boolean NOT NULL,
  language text NOT NULL,
  received_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  review_started_at timestamp with time zone,
  decided_at timestamp with time zone,
  decided_by uuid,
  decline_reason text,
  content_digest bytea,
  CONSTRAINT agent_applications_pkey PRIMARY KEY (id),
  CONSTRAINT agent_applications_reference_unique UNIQUE (reference),
  CONSTRAINT agent_applications_submission_id_unique UNIQUE (submission_id),
  CONSTRAINT agent_applications_company_check CHECK ((((applicant = 'company'::text) = (company_name IS NOT NULL)) AND ((company_name IS NULL) = (rc_number IS NULL)))),
  CONSTRAINT agent_applications_decision_check CHECK ((((state = ANY (ARRAY['approved'::text, 'declined'::text])) = (decided_at IS NOT NULL)) AND ((state = 'declined'::text) = (decline_reason IS NOT NULL)))),
  CONSTRAINT agent_applications_nin_check CHECK ((((decided_at IS NULL) = (nin_encrypted IS NOT NULL)) AND (nin_last4 ~ '^[0-9]{4}$'::text))),
  CONSTRAINT agent_applications_reference_check CHECK ((reference ~ '^AP[0-9A-HJKMNP-TV-Z]{10}$'::text)),
  CONSTRAINT agent_applications_state_check CHECK ((state = ANY (ARRAY['received'::text, 'under-review'::text, 'approved'::text, 'declined'::text])))
);
CREATE INDEX agent_applications_decided_by_idx ON agent_applications USING btree (decided_by);
CREATE INDEX agent_applications_lga_id_idx ON agent_applications USING btree (lga_id);
CREATE INDEX agent_applications_mailbox_idx ON agent_applications USING btree (mailbox_of(email), received_at);
CREATE INDEX agent_applications_nin_blind_index_idx ON agent_applications USING btree (nin_blind_index);
CREATE INDEX agent_applications_state_received_at_idx ON agent_applications USING btree (state, received_at);

CREATE TABLE agent_document_types (
  id smallint NOT NULL,
  name text NOT NULL,
  name_ha text,
  CONSTRAINT agent_document_types_pkey PRIMARY KEY (id),
  CONSTRAINT agent_document_types_name_unique UNIQUE (name)
);

CREATE TABLE agent_documents (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  type_id smallint NOT NULL,
  file_name text NOT NULL,
  content_type text NOT NULL,
  size_bytes integer NOT NULL,
  sha256 bytea NOT NULL,
  storage_key text NOT NULL,
  uploaded_at timestamp with time zone NOT NULL,
  CONSTRAINT agent_documents_pkey PRIMARY KEY (id),
  CONSTRAINT agent_documents_storage_key_unique UNIQUE (storage_key),
  CONSTRAINT agent_documents_user_id_type_id_unique UNIQUE (user_id, type_id),
  CONSTRAINT agent_documents_content_type_check CHECK ((content_type = ANY (ARRAY['image/png'::text, 'image/jpeg'::text]))),
  CONSTRAINT agent_documents_size_bytes_check CHECK ((size_bytes > 0))
);

CREATE TABLE agent_fee_bills (
  user_id uuid NOT NULL,
  bill_id uuid NOT NULL,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT agent_fee_bills_user_id_bill_id_pk PRIMARY KEY (user_id, bill_id),
  CONSTRAINT agent_fee_bills_bill_id_unique UNIQUE (bill_id)
);

CREATE TABLE agent_pre_registrations (
  id uuid DEFAULT uuidv7() NOT NULL,
  agent_uid text NOT NULL,
  agency_id integer NOT NULL,
  nin_encrypted bytea NOT NULL,
  nin_blind_index bytea NOT NULL,
  nin_last4 text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  phone_number text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  used_by uuid,
  withdrawn_at timestamp with time zone,
  CONSTRAINT agent_pre_registrations_pkey PRIMARY KEY (id),
  CONSTRAINT agent_pre_registrations_agent_uid_unique UNIQUE (agent_uid),
  CONSTRAINT agent_pre_registrations_state_check CHECK (((used_by IS NULL) OR (withdrawn_at IS NULL)))
);
CREATE INDEX agent_pre_registrations_agency_id_idx ON agent_pre_registrations USING btree (agency_id);
CREATE INDEX agent_pre_registrations_created_at_idx ON agent_pre_registrations USING btree (created_at);
CREATE UNIQUE INDEX agent_pre_registrations_nin_idx ON agent_pre_registrations USING btree (nin_blind_index) WHERE (withdrawn_at IS NULL);

CREATE TABLE answer_templates (
  id uuid DEFAULT uuidv7() NOT NULL,
  name text NOT NULL,
  topic text,
  text jsonb NOT NULL,
  changed_by uuid NOT NULL,
  changed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT answer_templates_pkey PRIMARY KEY (id),
  CONSTRAINT answer_templates_name_unique UNIQUE (name)
);
CREATE INDEX answer_templates_changed_by_idx ON answer_templates USING btree (changed_by);

CREATE TABLE arrears_snapshots (
  taken_on date NOT NULL,
  dimension text NOT NULL,
  key text NOT NULL,
  from_days smallint NOT NULL,
  bills integer NOT NULL,
  kobo bigint NOT NULL,
  CONSTRAINT arrears_snapshots_taken_on_dimension_key_from_days_pk PRIMARY KEY (taken_on, dimension, key, from_days)
);
ALTER TABLE arrears_snapshots ENABLE ROW LEVEL SECURITY;
GRANT SELECT ON arrears_snapshots TO portal_read_expert_system, portal_read_mda, portal_read_offices, portal_read_state, portal_read_totals;

CREATE TABLE attempt_counters (
  key text NOT NULL,
  attempts integer NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  CONSTRAINT attempt_counters_pkey PRIMARY KEY (key)
);
CREATE INDEX attempt_counters_ends_at_idx ON attempt_counters USING btree (ends_at);

CREATE TABLE audit_log (
  "position" bigint NOT NULL,
  at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  actor text NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  detail jsonb NOT NULL,
  previous_hash bytea NOT NULL,
  hash bytea NOT NULL,
  actor_role text,
  address text,
  device text,
  request_id text,
  seal_version smallint DEFAULT 2 NOT NULL,
  CONSTRAINT audit_log_pkey PRIMARY KEY ("position"),
  CONSTRAINT audit_log_seal_version_check CHECK ((seal_version = ANY (ARRAY[1, 2])))
);
CREATE INDEX audit_log_action_idx ON audit_log USING btree (action, "position");
CREATE INDEX audit_log_actor_idx ON audit_log USING btree (actor, "position");
CREATE INDEX audit_log_at_idx ON audit_log USING btree (at, "position");
CREATE INDEX audit_log_subject_idx ON audit_log USING btree (subject, "position");
ALTER TABLE audit_log ENABLE ROW LEVEL SECURITY;
GRANT SELECT ON audit_log TO portal_read_state;

CREATE TABLE bank_lines (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  file_id uuid NOT NULL,
  "row" integer NOT NULL,
  account_number text DEFAULT ''::text NOT NULL,
  value_date date NOT NULL,
  amount_kobo bigint NOT NULL,
  narration text DEFAULT ''::text NOT NULL,
  reference text DEFAULT ''::text NOT NULL,
  line_hash text NOT NULL,
  batch_id bigint,
  matched_by text,
  written_off_kobo bigint DEFAULT 0 NOT NULL,
  CONSTRAINT bank_lines_pkey PRIMARY KEY (id),
  CONSTRAINT bank_lines_line_hash_unique UNIQUE (line_hash),
  CONSTRAINT bank_lines_amount_kobo_check CHECK ((amount_kobo <> 0))
);
CREATE INDEX bank_lines_batch_id_idx ON bank_lines USING btree (batch_id);
CREATE INDEX bank_lines_file_id_idx ON bank_lines USING btree (file_id);
CREATE INDEX bank_lines_open_idx ON bank_lines USING btree (value_date) WHERE (batch_id IS NULL);

CREATE TABLE bill_corrections (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  bill_id uuid NOT NULL,
  number smallint NOT NULL,
  new_bill_id uuid,
  reason text NOT NULL,
  corrected_by uuid NOT NULL,
  corrected_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  before jsonb NOT NULL,
  CONSTRAINT bill_corrections_pkey PRIMARY KEY (id),
  CONSTRAINT bill_corrections_new_bill_id_unique UNIQUE (new_bill_id),
  CONSTRAINT bill_corrections_number_key UNIQUE (bill_id, number),
  CONSTRAINT bill_corrections_new_check CHECK ((new_bill_id <> bill_id)),
  CONSTRAINT bill_corrections_reason_check CHECK ((length(reason) BETWEEN 5 AND 500))
);
CREATE INDEX bill_corrections_corrected_by_idx ON bill_corrections USING btree (corrected_by);
CREATE UNIQUE INDEX bill_corrections_replaced_once ON bill_corrections USING btree (bill_id) WHERE (new_bill_id IS NOT NULL);

CREATE TABLE bill_disputes (
  id uuid DEFAULT uuidv7() NOT NULL,
  bill_id uuid NOT NULL,
  office_id smallint NOT NULL,
  kind text NOT NULL,
  text text NOT NULL,
  asked_by uuid NOT NULL,
  asked_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  ended_at timestamp with time zone,
  mda_text text,
  mda_said_by uuid,
  mda_said_at timestamp with time zone,
  CONSTRAINT bill_disputes_pkey PRIMARY KEY (id),
  CONSTRAINT bill_disputes_kind_check CHECK ((kind = ANY (ARRAY['dispute'::text, 'correction'::text]))),
  CONSTRAINT bill_disputes_mda_check CHECK ((((mda_text IS NULL) = (mda_said_by IS NULL)) AND ((mda_text IS NULL) = (mda_said_at IS NULL)) AND (length(mda_text) BETWEEN 10 AND 2000))),
  CONSTRAINT bill_disputes_text_check CHECK ((length(text) BETWEEN 10 AND 2000))
);
CREATE UNIQUE INDEX bill_disputes_open_idx ON bill_disputes USING btree (bill_id) WHERE (ended_at IS NULL);

CREATE TABLE bill_line_terms (
  bill_id uuid NOT NULL,
  "position" smallint NOT NULL,
  tariff_id uuid,
  answers jsonb NOT NULL,
  working jsonb NOT NULL,
  words text DEFAULT ''::text NOT NULL,
  CONSTRAINT bill_line_terms_bill_id_position_pk PRIMARY KEY (bill_id, "position")
);
CREATE INDEX bill_line_terms_tariff_id_idx ON bill_line_terms USING btree (tariff_id);

CREATE TABLE bill_lines (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  bill_id uuid NOT NULL,
  "position" smallint NOT NULL,
  revenue_head_id integer NOT NULL,
  amount_kobo bigint NOT NULL,
  description text NOT NULL,
  narration text NOT NULL,
  issued_on date NOT NULL,
  CONSTRAINT bill_lines_pkey PRIMARY KEY (id),
  CONSTRAINT bill_lines_bill_id_position_unique UNIQUE (bill_id, "position"),
  CONSTRAINT bill_lines_amount_kobo_check CHECK ((amount_kobo > 0))
);
CREATE INDEX bill_lines_revenue_head_id_issued_on_idx ON bill_lines USING btree (revenue_head_id, issued_on, bill_id);
ALTER TABLE bill_lines ENABLE ROW LEVEL SECURITY;
GRANT SELECT ON bill_lines TO portal_read_expert_system, portal_read_mda, portal_read_offices, portal_read_state, portal_read_taxpayer;

CREATE TABLE bill_mails (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  bill_id uuid NOT NULL,
  kind text NOT NULL,
  occasion text NOT NULL,
  sent_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT bill_mails_pkey PRIMARY KEY (id),
  CONSTRAINT bill_mails_occasion_unique UNIQUE (occasion),
  CONSTRAINT bill_mails_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'receipt'::text, 'review'::text, 'decision'::text, 'refund'::text]))),
  CONSTRAINT bill_mails_occasion_check CHECK ((length(occasion) BETWEEN 1 AND 200))
);
CREATE INDEX bill_mails_bill_id_idx ON bill_mails USING btree (bill_id);

CREATE TABLE bill_messages (
  id uuid DEFAULT uuidv7() NOT NULL,
  bill_id uuid NOT NULL,
  kind text NOT NULL,
  asked_by uuid NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  state text DEFAULT 'waiting'::text NOT NULL,
  settled_at timestamp with time zone,
  CONSTRAINT bill_messages_pkey PRIMARY KEY (id),
  CONSTRAINT bill_messages_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'receipt'::text]))),
  CONSTRAINT bill_messages_settled_check CHECK (((settled_at IS NULL) = (state = 'waiting'::text))),
  CONSTRAINT bill_messages_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'refused'::text])))
);
CREATE INDEX bill_messages_asked_by_idx ON bill_messages USING btree (asked_by);
CREATE INDEX bill_messages_bill_id_asked_at_idx ON bill_messages USING btree (bill_id, asked_at);

CREATE TABLE bill_renewals (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  bill_id uuid NOT NULL,
  renewed_by uuid,
  renewed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  expired_on date NOT NULL,
  expires_on date NOT NULL,
  CONSTRAINT bill_renewals_pkey PRIMARY KEY (id),
  CONSTRAINT bill_renewals_bill_id_expired_on_unique UNIQUE (bill_id, expired_on),
  CONSTRAINT bill_renewals_expires_on_check CHECK ((expires_on > expired_on))
);

CREATE TABLE bills (
  id uuid DEFAULT uuidv7() NOT NULL,
  reference text NOT NULL,
  payer_tpui text,
  payer_category_id smallint NOT NULL,
  payer_first_name text NOT NULL,
  payer_last_name text NOT NULL,
  payer_email text NOT NULL,
  payer_phone text NOT NULL,
  payer_address text NOT NULL,
  mda_id integer NOT NULL,
  tax_office_id smallint,
  expert_system_id integer,
  total_kobo bigint NOT NULL,
  issued_on date NOT NULL,
  expires_on date NOT NULL,
  cancelled_at timestamp with time zone,
  pay_status_id smallint DEFAULT 1 NOT NULL,
  version integer DEFAULT 0 NOT NULL,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  payer_lga_id integer,
  engine_code_id integer,
  standing text DEFAULT 'open'::text NOT NULL,
  payer_is_organisation boolean DEFAULT false NOT NULL,
  payer_registration_number text DEFAULT ''::text NOT NULL,
  cancelled_by uuid,
  cancelled_reason text,
  raised_by uuid,
  prepared_by text,
  due_on date,
  CONSTRAINT bills_pkey PRIMARY KEY (id),
  CONSTRAINT bills_reference_unique UNIQUE (reference),
  CONSTRAINT bills_due_on_check CHECK ((due_on BETWEEN issued_on AND expires_on)),
  CONSTRAINT bills_engine_code_id_check CHECK (((engine_code_id IS NULL) OR (expert_system_id IS NOT NULL))),
  CONSTRAINT bills_expires_on_check CHECK ((expires_on >= ((issued_on + '3 mons'::interval))::date)),
  CONSTRAINT bills_pay_status_id_check CHECK ((pay_status_id = ANY (ARRAY[1, 2]))),
  CONSTRAINT bills_payer_organisation_check CHECK ( CASE WHEN payer_is_organisation THEN ((payer_last_name = ''::text) AND (payer_tpui IS NOT NULL)) ELSE (payer_registration_number = ''::text) END),
  CONSTRAINT bills_reference_check CHECK ((reference ~ '^KD[0-9A-HJKMNP-TV-Z]{14}$'::text)),
  CONSTRAINT bills_standing_check CHECK ((standing = ANY (ARRAY['open'::text, 'under-review'::text, 'paid'::text, 'void'::text, 'cancelled'::text]))),
  CONSTRAINT bills_total_kobo_check CHECK ((total_kobo > 0))
) WITH (fillfactor=85);
CREATE INDEX bills_expert_system_id_issued_on_idx ON bills USING btree (expert_system_id, issued_on);
CREATE INDEX bills_issued_on_id_idx ON bills USING btree (issued_on, id);
CREATE INDEX bills_mda_id_issued_on_idx ON bills USING btree (mda_id, issued_on);
CREATE INDEX bills_payer_name_idx ON bills USING gin (lower(((payer_last_name || ' '::text) || payer_first_name)) gin_trgm_ops);
CREATE INDEX bills_payer_phone_issued_on_idx ON bills USING btree (payer_phone, issued_on);
CREATE INDEX bills_payer_tpui_issued_on_idx ON bills USING btree (payer_tpui, issued_on);
CREATE INDEX bills_tax_office_id_issued_on_idx ON bills USING btree (tax_office_id, issued_on);
ALTER TABLE bills ENABLE ROW LEVEL SECURITY;
GRANT SELECT ON bills TO portal_read_expert_system, portal_read_mda, portal_read_offices, portal_read_state, portal_read_taxpayer;

CREATE TABLE collection_lines (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  receipt_id uuid NOT NULL,
  "position" smallint NOT NULL,
  is_void boolean NOT NULL,
  at timestamp with time zone NOT NULL,
  day date GENERATED ALWAYS AS (((at AT TIME ZONE 'Africa/Lagos'::text))::date) STORED NOT NULL,
  booked_on date NOT NULL,
  bill_id uuid NOT NULL,
  bill_reference text NOT NULL,
  receipt_number text NOT NULL,
  provider_reference text NOT NULL,
  payer_name text NOT NULL,
  payer_tpui text,
  payer_key text NOT NULL,
  revenue_head_id integer NOT NULL,
  mda_id integer NOT NULL,
  tax_office_id smallint,
  lga_id integer,
  payer_category_id smallint NOT NULL,
  channel_id smallint NOT NULL,
  gateway_id text NOT NULL,
  expert_system_id integer,
  engine_code_id integer,
  amount_kobo bigint NOT NULL,
  CONSTRAINT collection_lines_pkey PRIMARY KEY (id),
  CONSTRAINT collection_lines_receipt_id_position_is_void_unique UNIQUE (receipt_id, "position", is_void),
  CONSTRAINT collection_lines_amount_kobo_check CHECK ((((amount_kobo < 0) = is_void) AND (amount_kobo <> 0)))
);
CREATE INDEX collection_lines_at_id_idx ON collection_lines USING btree (at, id);
CREATE INDEX collection_lines_bill_id_idx ON collection_lines USING btree (bill_id);
CREATE INDEX collection_lines_booked_on_idx ON collection_lines USING brin (booked_on);
CREATE INDEX collection_lines_expert_system_id_at_idx ON collection_lines USING btree (expert_system_id, at, id) WHERE (expert_system_id IS NOT NULL);
CREATE INDEX collection_lines_mda_id_at_idx ON collection_lines USING btree (mda_id, at, id);
CREATE INDEX collection_lines_payer_key_at_idx ON collection_lines USING btree (payer_key, at);
CREATE INDEX collection_lines_provider_reference_idx ON collection_lines USING btree (provider_reference);
CREATE INDEX collection_lines_receipt_number_idx ON collection_lines USING btree (receipt_number);
CREATE INDEX collection_lines_revenue_head_id_at_idx ON collection_lines USING btree (revenue_head_id, at, id);
CREATE INDEX collection_lines_tax_office_id_at_idx ON collection_lines USING btree (tax_office_id, at, id);
ALTER TABLE collection_lines ENABLE ROW LEVEL SECURITY;
GRANT SELECT ON collection_lines TO portal_read_expert_system, portal_read_mda, portal_read_offices, portal_read_state, portal_read_taxpayer;

CREATE TABLE consultant_covers (
  id uuid DEFAULT uuidv7() NOT NULL,
  absent_id integer NOT NULL,
  cover_id integer NOT NULL,
  from_day date NOT NULL,
  until_day date NOT NULL,
  entered_by uuid NOT NULL,
  entered_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  ended_at timestamp with time zone,
  ended_by uuid,
  CONSTRAINT consultant_covers_pkey PRIMARY KEY (id),
  CONSTRAINT consultant_covers_once EXCLUDE USING gist (int4range(absent_id, absent_id, '[]'::text) WITH &&, daterange(from_day, until_day, '[]'::text) WITH &&) WHERE ((ended_at IS NULL)),
  CONSTRAINT consultant_covers_days_check CHECK ((from_day <= until_day)),
  CONSTRAINT consultant_covers_ended_check CHECK (((ended_at IS NULL) = (ended_by IS NULL))),
  CONSTRAINT consultant_covers_two_check CHECK ((absent_id <> cover_id))
);
CREATE INDEX consultant_covers_absent_id_idx ON consultant_covers USING btree (absent_id, until_day);
CREATE INDEX consultant_covers_cover_id_idx ON consultant_covers USING btree (cover_id, until_day);
CREATE INDEX consultant_covers_ended_by_idx ON consultant_covers USING btree (ended_by);
CREATE INDEX consultant_covers_entered_by_idx ON consultant_covers USING btree (entered_by);

CREATE TABLE consultants (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  name text NOT NULL,
  title jsonb NOT NULL,
  office_id smallint NOT NULL,
  topics text[] NOT NULL,
  modes text[] NOT NULL,
  video_room text,
  is_active boolean DEFAULT true NOT NULL,
  CONSTRAINT consultants_pkey PRIMARY KEY (id),
  CONSTRAINT consultants_video_check CHECK (((NOT ('video'::text = ANY (modes))) OR (video_room IS NOT NULL)))
);
CREATE INDEX consultants_office_id_idx ON consultants USING btree (office_id);

CREATE TABLE consultation_moves (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  consultation_id uuid NOT NULL,
  state text NOT NULL,
  consultant_id integer NOT NULL,
  starts_at timestamp with time zone NOT NULL,
  at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT consultation_moves_pkey PRIMARY KEY (id)
);
CREATE INDEX consultation_moves_consultation_id_idx ON consultation_moves USING btree (consultation_id, id);

CREATE TABLE consultations (
  id uuid DEFAULT uuidv7() NOT NULL,
  reference text NOT NULL,
  request_id uuid NOT NULL,
  topic text NOT NULL,
  mode text NOT NULL,
  consultant_id integer NOT NULL,
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  phone text,
  question text NOT NULL,
  language text NOT NULL,
  state text DEFAULT 'booked'::text NOT NULL,
  answer text,
  answered_at timestamp with time zone,
  answered_by uuid,
  cancellation_reason text,
  revision integer DEFAULT 0 NOT NULL,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  content_digest bytea,
  CONSTRAINT consultations_pkey PRIMARY KEY (id),
  CONSTRAINT consultations_reference_unique UNIQUE (reference),
  CONSTRAINT consultations_request_id_unique UNIQUE (request_id),
  CONSTRAINT consultations_time_taken EXCLUDE USING gist (int4range(consultant_id, consultant_id, '[]'::text) WITH &&, tstzrange(starts_at, ends_at) WITH &&) WHERE ((state = ANY (ARRAY['booked'::text, 'rescheduled'::text]))),
  CONSTRAINT consultations_answer_check CHECK ((((answer IS NULL) = (answered_at IS NULL)) AND ((answer IS NULL) = (answered_by IS NULL)))),
  CONSTRAINT consultations_email_check CHECK ((email = lower(email))),
  CONSTRAINT consultations_order_check CHECK ((starts_at < ends_at)),
  CONSTRAINT consultations_phone_check CHECK (((mode <> 'phone'::text) OR (phone IS NOT NULL))),
  CONSTRAINT consultations_state_check CHECK ((state = ANY (ARRAY['booked'::text, 'rescheduled'::text, 'cancelled'::text, 'held'::text, 'no-show'::text])))
);
CREATE INDEX consultations_answered_by_idx ON consultations USING btree (answered_by);
CREATE INDEX consultations_consultant_id_idx ON consultations USING btree (consultant_id, starts_at);
CREATE INDEX consultations_mailbox_idx ON consultations USING btree (mailbox_of(email), starts_at) WHERE (state = ANY (ARRAY['booked'::text, 'rescheduled'::text]));
CREATE UNIQUE INDEX consultations_one_at_a_time_idx ON consultations USING btree (email, starts_at) WHERE (state = ANY (ARRAY['booked'::text, 'rescheduled'::text]));
CREATE INDEX consultations_starts_at_idx ON consultations USING btree (starts_at, id);

CREATE TABLE contact_changes (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  value text NOT NULL,
  code_hash bytea,
  tries smallint DEFAULT 0 NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT contact_changes_pkey PRIMARY KEY (id),
  CONSTRAINT contact_changes_kind_check CHECK ((kind = ANY (ARRAY['email'::text, 'phone'::text]))),
  CONSTRAINT contact_changes_tries_check CHECK ((tries BETWEEN 0 AND 5))
);
CREATE INDEX contact_changes_expires_at_idx ON contact_changes USING btree (expires_at);
CREATE UNIQUE INDEX contact_changes_user_id_kind_idx ON contact_changes USING btree (user_id, kind);

CREATE TABLE content_items (
  id uuid DEFAULT uuidv7() NOT NULL,
  kind text NOT NULL,
  slug text NOT NULL,
  draft jsonb NOT NULL,
  draft_version integer DEFAULT 1 NOT NULL,
  draft_saved_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  draft_saved_by uuid,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  proposed_by uuid,
  proposed_at timestamp with time zone,
  proposed_for timestamp with time zone,
  sent_back text,
  CONSTRAINT content_items_pkey PRIMARY KEY (id),
  CONSTRAINT content_items_kind_slug_key UNIQUE (kind, slug),
  CONSTRAINT content_items_kind_check CHECK (((kind = ANY (ARRAY['page'::text, 'news'::text, 'gallery'::text, 'faq'::text, 'banner'::text, 'tariff'::text])) AND ((draft ->> 'kind'::text) = kind))),
  CONSTRAINT content_items_proposal_check CHECK (((proposed_by IS NULL) = (proposed_at IS NULL)))
);
CREATE INDEX content_items_draft_saved_by_idx ON content_items USING btree (draft_saved_by);
CREATE INDEX content_items_proposed_by_idx ON content_items USING btree (proposed_by);

CREATE TABLE content_picture_files (
  picture_id uuid NOT NULL,
  width integer NOT NULL,
  format text NOT NULL,
  bytes bytea NOT NULL,
  CONSTRAINT content_picture_files_picture_id_width_format_pk PRIMARY KEY (picture_id, width, format),
  CONSTRAINT content_picture_files_format_check CHECK ((format = ANY (ARRAY['avif'::text, 'webp'::text, 'jpeg'::text])))
);

CREATE TABLE content_pictures (
  id uuid DEFAULT uuidv7() NOT NULL,
  file_name text NOT NULL,
  sha256 bytea NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  widths integer[] NOT NULL,
  uploaded_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  uploaded_by uuid,
  CONSTRAINT content_pictures_pkey PRIMARY KEY (id),
  CONSTRAINT content_pictures_sha256_key UNIQUE (sha256),
  CONSTRAINT content_pictures_size_check CHECK (((width > 0) AND (height > 0)))
);
CREATE INDEX content_pictures_uploaded_by_idx ON content_pictures USING btree (uploaded_by);

CREATE TABLE content_versions (
  item_id uuid NOT NULL,
  number integer NOT NULL,
  content jsonb,
  effective_at timestamp with time zone NOT NULL,
  published_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  published_by uuid,
  restored_from integer,
  cancelled_at timestamp with time zone,
  proposed_by uuid,
  CONSTRAINT content_versions_item_id_number_pk PRIMARY KEY (item_id, number),
  CONSTRAINT content_versions_number_check CHECK ((number >= 1)),
  CONSTRAINT content_versions_restored_check CHECK ((restored_from < number))
);
CREATE INDEX content_versions_effective_at_idx ON content_versions USING btree (effective_at) WHERE (cancelled_at IS NULL);
CREATE INDEX content_versions_proposed_by_idx ON content_versions USING btree (proposed_by);
CREATE INDEX content_versions_published_by_idx ON content_versions USING btree (published_by);

CREATE TABLE contract_documents (
  id uuid DEFAULT uuidv7() NOT NULL,
  expert_system_id integer NOT NULL,
  name text NOT NULL,
  bytes integer NOT NULL,
  sha256 text NOT NULL,
  storage_key text NOT NULL,
  uploaded_by uuid NOT NULL,
  uploaded_at timestamp with time zone NOT NULL,
  removed_at timestamp with time zone,
  CONSTRAINT contract_documents_pkey PRIMARY KEY (id),
  CONSTRAINT contract_documents_storage_key_unique UNIQUE (storage_key),
  CONSTRAINT contract_documents_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text))
);
CREATE INDEX contract_documents_expert_system_id_idx ON contract_documents USING btree (expert_system_id);
CREATE INDEX contract_documents_uploaded_by_idx ON contract_documents USING btree (uploaded_by);

CREATE TABLE correction_requests (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  first_name text,
  last_name text,
  other_name text,
  date_of_birth date,
  nin_encrypted bytea,
  nin_blind_index bytea,
  nin_last4 text,
  reason text NOT NULL,
  requested_at timestamp with time zone NOT NULL,
  state text DEFAULT 'open'::text NOT NULL,
  decided_at timestamp with time zone,
  decided_by uuid,
  answer text,
  CONSTRAINT correction_requests_pkey PRIMARY KEY (id),
  CONSTRAINT correction_requests_decided_check CHECK ((((state = 'open'::text) = (decided_at IS NULL)) AND ((decided_by IS NULL) = (state = ANY (ARRAY['open'::text, 'withdrawn'::text]))) AND (decided_by IS DISTINCT FROM user_id))),
  CONSTRAINT correction_requests_nin_check CHECK ((num_nonnulls(nin_encrypted, nin_blind_index, nin_last4) = ANY (ARRAY[0, 3]))),
  CONSTRAINT correction_requests_something_check CHECK ((num_nonnulls(first_name, last_name, other_name, date_of_birth, nin_last4) > 0)),
  CONSTRAINT correction_requests_state_check CHECK ((state = ANY (ARRAY['open'::text, 'approved'::text, 'refused'::text, 'withdrawn'::text])))
);
CREATE UNIQUE INDEX correction_requests_open_idx ON correction_requests USING btree (user_id) WHERE (state = 'open'::text);
CREATE INDEX correction_requests_state_idx ON correction_requests USING btree (state, requested_at);
CREATE INDEX correction_requests_user_id_idx ON correction_requests USING btree (user_id, requested_at);

CREATE TABLE counter_bills (
  bill_id uuid NOT NULL,
  mda_id integer NOT NULL,
  raised_by uuid NOT NULL,
  raised_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  counter_id integer,
  CONSTRAINT counter_bills_pkey PRIMARY KEY (bill_id)
);
CREATE INDEX counter_bills_counter_id_idx ON counter_bills USING btree (counter_id) WHERE (counter_id IS NOT NULL);
CREATE INDEX counter_bills_mda_id_raised_at_idx ON counter_bills USING btree (mda_id, raised_at);
CREATE INDEX counter_bills_raised_by_idx ON counter_bills USING btree (raised_by);
ALTER TABLE counter_bills ENABLE ROW LEVEL SECURITY;
GRANT SELECT (bill_id, counter_id) ON counter_bills TO portal_read_expert_system, portal_read_mda, portal_read_offices, portal_read_state, portal_read_taxpayer;

CREATE TABLE credit_use_parts (
  use_id uuid NOT NULL,
  "position" smallint NOT NULL,
  payment_id uuid NOT NULL,
  proposal_id bigint,
  amount_kobo bigint NOT NULL,
  paye_credit_id uuid,
  CONSTRAINT credit_use_parts_use_id_position_pk PRIMARY KEY (use_id, "position"),
  CONSTRAINT credit_use_parts_amount_kobo_check CHECK ((amount_kobo > 0)),
  CONSTRAINT credit_use_parts_source_check CHECK (((proposal_id IS NULL) <> (paye_credit_id IS NULL)))
);
CREATE INDEX credit_use_parts_paye_credit_id_idx ON credit_use_parts USING btree (paye_credit_id);
CREATE INDEX credit_use_parts_payment_id_idx ON credit_use_parts USING btree (payment_id);
CREATE INDEX credit_use_parts_proposal_id_idx ON credit_use_parts USING btree (proposal_id);

CREATE TABLE credit_uses (
  id uuid DEFAULT uuidv7() NOT NULL,
  tpui text NOT NULL,
  bill_id uuid NOT NULL,
  amount_kobo bigint NOT NULL,
  state text DEFAULT 'proposed'::text NOT NULL,
  by_payer boolean NOT NULL,
  reason text DEFAULT ''::text NOT NULL,
  asked_by uuid NOT NULL,
  asked_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  decided_by uuid,
  decided_at timestamp with time zone,
  returned_at timestamp with time zone,
  CONSTRAINT credit_uses_pkey PRIMARY KEY (id),
  CONSTRAINT credit_uses_amount_kobo_check CHECK ((amount_kobo > 0)),
  CONSTRAINT credit_uses_state_check CHECK (((state = ANY (ARRAY['proposed'::text, 'used'::text, 'refused'::text, 'withdrawn'::text, 'returned'::text])) AND ((state = 'proposed'::text) = (decided_at IS NULL)) AND ((decided_at IS NULL) = (decided_by IS NULL)) AND ((state = 'returned'::text) = (returned_at IS NOT NULL)))),
  CONSTRAINT credit_uses_two_persons_check CHECK ((by_payer OR (state = ANY (ARRAY['proposed'::text, 'withdrawn'::text])) OR (decided_by <> asked_by)))
);
CREATE INDEX credit_uses_asked_at_idx ON credit_uses USING btree (asked_at);
CREATE UNIQUE INDEX credit_uses_bill_id_idx ON credit_uses USING btree (bill_id) WHERE (state = ANY (ARRAY['proposed'::text, 'used'::text, 'returned'::text]));
CREATE INDEX credit_uses_tpui_idx ON credit_uses USING btree (tpui, asked_at);

CREATE TABLE daily_totals (
  measure text NOT NULL,
  dimension text NOT NULL,
  key text NOT NULL,
  day date NOT NULL,
  status text NOT NULL,
  documents integer NOT NULL,
  lines integer NOT NULL,
  kobo bigint NOT NULL,
  CONSTRAINT daily_totals_measure_dimension_key_day_status_pk PRIMARY KEY (measure, dimension, key, day, status)
);
CREATE INDEX daily_totals_day_idx ON daily_totals USING btree (measure, dimension, day);
ALTER TABLE daily_totals ENABLE ROW LEVEL SECURITY;
GRANT SELECT ON daily_totals TO portal_read_expert_system, portal_read_mda, portal_read_offices, portal_read_state, portal_read_totals;

CREATE TABLE data_exports (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  requested_at timestamp with time zone NOT NULL,
  ready_at timestamp with time zone,
  content bytea,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT data_exports_pkey PRIMARY KEY (id),
  CONSTRAINT data_exports_ready_check CHECK (((ready_at IS NULL) = (content IS NULL)))
);
CREATE INDEX data_exports_expires_at_idx ON data_exports USING btree (expires_at);
CREATE INDEX data_exports_user_id_idx ON data_exports USING btree (user_id);

CREATE TABLE data_requests (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  "right" text NOT NULL,
  words text NOT NULL,
  received_at timestamp with time zone NOT NULL,
  CONSTRAINT data_requests_pkey PRIMARY KEY (id),
  CONSTRAINT data_requests_right_check CHECK (("right" = ANY (ARRAY['export'::text, 'correction'::text, 'erasure'::text])))
);
CREATE INDEX data_requests_user_id_idx ON data_requests USING btree (user_id);

CREATE TABLE deadline_extensions (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  deadline_id uuid NOT NULL,
  days integer NOT NULL,
  reason text NOT NULL,
  extended_by uuid NOT NULL,
  at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT deadline_extensions_pkey PRIMARY KEY (id),
  CONSTRAINT deadline_extensions_days_check CHECK ((days BETWEEN 1 AND 365)),
  CONSTRAINT deadline_extensions_reason_check CHECK ((length(reason) BETWEEN 3 AND 2000))
);
CREATE INDEX deadline_extensions_deadline_id_idx ON deadline_extensions USING btree (deadline_id);
CREATE INDEX deadline_extensions_extended_by_idx ON deadline_extensions USING btree (extended_by);

CREATE TABLE deadline_pauses (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  deadline_id uuid NOT NULL,
  from_day date NOT NULL,
  until_day date,
  reason text NOT NULL,
  paused_by uuid NOT NULL,
  at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  resumed_by uuid,
  CONSTRAINT deadline_pauses_pkey PRIMARY KEY (id),
  CONSTRAINT deadline_pauses_days_check CHECK ((until_day >= from_day)),
  CONSTRAINT deadline_pauses_reason_check CHECK ((length(reason) BETWEEN 3 AND 2000)),
  CONSTRAINT deadline_pauses_resumed_check CHECK (((until_day IS NULL) = (resumed_by IS NULL)))
);
CREATE INDEX deadline_pauses_deadline_id_idx ON deadline_pauses USING btree (deadline_id);
CREATE UNIQUE INDEX deadline_pauses_open_idx ON deadline_pauses USING btree (deadline_id) WHERE (until_day IS NULL);
CREATE INDEX deadline_pauses_paused_by_idx ON deadline_pauses USING btree (paused_by);
CREATE INDEX deadline_pauses_resumed_by_idx ON deadline_pauses USING btree (resumed_by);

CREATE TABLE deadlines (
  id uuid DEFAULT uuidv7() NOT NULL,
  rule_id text NOT NULL,
  rule_from date NOT NULL,
  started_on date NOT NULL,
  due_on date,
  told_stage smallint DEFAULT 0 NOT NULL,
  ended_at timestamp with time zone,
  CONSTRAINT deadlines_pkey PRIMARY KEY (id),
  CONSTRAINT deadlines_told_stage_check CHECK ((told_stage BETWEEN 0 AND 3))
);
CREATE INDEX deadlines_rule_idx ON deadlines USING btree (rule_id, rule_from);
CREATE INDEX deadlines_running_idx ON deadlines USING btree (due_on, id) WHERE (ended_at IS NULL);

CREATE TABLE declared_fibre_routes (
  declaration_id uuid NOT NULL,
  "position" smallint NOT NULL,
  lga_id integer NOT NULL,
  from_place text NOT NULL,
  to_place text NOT NULL,
  metres integer NOT NULL,
  ducts smallint NOT NULL,
  CONSTRAINT declared_fibre_routes_declaration_id_position_pk PRIMARY KEY (declaration_id, "position"),
  CONSTRAINT declared_fibre_routes_metres_check CHECK (((metres > 0) AND (ducts > 0)))
);
CREATE INDEX declared_fibre_routes_lga_id_idx ON declared_fibre_routes USING btree (lga_id);

CREATE TABLE declared_sites (
  declaration_id uuid NOT NULL,
  "position" smallint NOT NULL,
  kind text NOT NULL,
  name text NOT NULL,
  lga_id integer NOT NULL,
  place text NOT NULL,
  height_metres double precision NOT NULL,
  power text NOT NULL,
  sharers smallint NOT NULL,
  latitude double precision,
  longitude double precision,
  CONSTRAINT declared_sites_declaration_id_position_pk PRIMARY KEY (declaration_id, "position"),
  CONSTRAINT declared_sites_coordinates_check CHECK (((latitude IS NULL) = (longitude IS NULL))),
  CONSTRAINT declared_sites_height_metres_check CHECK ((height_metres > (0)::double precision)),
  CONSTRAINT declared_sites_kind_check CHECK ((kind = ANY (ARRAY['mast'::text, 'tower'::text, 'rooftop'::text]))),
  CONSTRAINT declared_sites_power_check CHECK ((power = ANY (ARRAY['grid'::text, 'generator'::text, 'solar'::text, 'hybrid'::text])))
);
CREATE INDEX declared_sites_lga_id_idx ON declared_sites USING btree (lga_id);

CREATE TABLE engine_codes (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  expert_system_id integer NOT NULL,
  code text NOT NULL,
  issued_on date DEFAULT ((now() AT TIME ZONE 'Africa/Lagos'::text))::date NOT NULL,
  revoked_on date,
  CONSTRAINT engine_codes_pkey PRIMARY KEY (id),
  CONSTRAINT engine_codes_code_unique UNIQUE (code),
  CONSTRAINT engine_codes_expert_system_id_id_unique UNIQUE (expert_system_id, id),
  CONSTRAINT engine_codes_revoked_on_check CHECK ((revoked_on >= issued_on))
);
GRANT SELECT ON engine_codes TO portal_read_expert_system, portal_read_mda, portal_read_offices, portal_read_state, portal_read_taxpayer, portal_read_totals;

CREATE TABLE enquiries (
  id uuid DEFAULT uuidv7() NOT NULL,
  reference text NOT NULL,
  request_id uuid NOT NULL,
  topic text NOT NULL,
  office_id smallint,
  name text NOT NULL,
  email text NOT NULL,
  phone text,
  message text NOT NULL,
  language text NOT NULL,
  state text DEFAULT 'received'::text NOT NULL,
  assignee_id uuid,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  content_digest bytea,
  cause text,
  closed_at timestamp with time zone,
  user_id uuid,
  waits_since timestamp with time zone,
  CONSTRAINT enquiries_pkey PRIMARY KEY (id),
  CONSTRAINT enquiries_reference_unique UNIQUE (reference),
  CONSTRAINT enquiries_request_id_unique UNIQUE (request_id),
  CONSTRAINT enquiries_assignee_check CHECK (((state <> 'assigned'::text) OR (assignee_id IS NOT NULL))),
  CONSTRAINT enquiries_cause_check CHECK (((cause IS NULL) OR (closed_at IS NOT NULL))),
  CONSTRAINT enquiries_email_check CHECK ((email = lower(email))),
  CONSTRAINT enquiries_state_check CHECK ((state = ANY (ARRAY['received'::text, 'assigned'::text, 'answered'::text, 'closed'::text])))
);
CREATE INDEX enquiries_assignee_id_idx ON enquiries USING btree (assignee_id);
CREATE INDEX enquiries_created_at_idx ON enquiries USING btree (created_at, id);
CREATE INDEX enquiries_mailbox_idx ON enquiries USING btree (mailbox_of(email), created_at);
CREATE INDEX enquiries_office_id_idx ON enquiries USING btree (office_id);
CREATE INDEX enquiries_state_idx ON enquiries USING btree (state, created_at);
CREATE INDEX enquiries_user_id_idx ON enquiries USING btree (user_id, created_at);

CREATE TABLE enquiry_answers (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  enquiry_id uuid NOT NULL,
  text text NOT NULL,
  answered_by uuid NOT NULL,
  at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT enquiry_answers_pkey PRIMARY KEY (id)
);
CREATE INDEX enquiry_answers_answered_by_idx ON enquiry_answers USING btree (answered_by);
CREATE INDEX enquiry_answers_enquiry_id_idx ON enquiry_answers USING btree (enquiry_id, id);

CREATE TABLE enquiry_files (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  enquiry_id uuid,
  reply_id bigint,
  file_name text NOT NULL,
  content_type text NOT NULL,
  size_bytes integer NOT NULL,
  sha256 bytea NOT NULL,
  storage_key text NOT NULL,
  uploaded_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT enquiry_files_pkey PRIMARY KEY (id),
  CONSTRAINT enquiry_files_storage_key_unique UNIQUE (storage_key),
  CONSTRAINT enquiry_files_content_type_check CHECK ((content_type = ANY (ARRAY['image/png'::text, 'image/jpeg'::text]))),
  CONSTRAINT enquiry_files_reply_check CHECK (((reply_id IS NULL) OR (enquiry_id IS NOT NULL)))
);
CREATE INDEX enquiry_files_enquiry_id_idx ON enquiry_files USING btree (enquiry_id);
CREATE INDEX enquiry_files_reply_id_idx ON enquiry_files USING btree (reply_id);
CREATE INDEX enquiry_files_unsent_idx ON enquiry_files USING btree (uploaded_at) WHERE (enquiry_id IS NULL);
CREATE INDEX enquiry_files_user_id_idx ON enquiry_files USING btree (user_id);

CREATE TABLE enquiry_replies (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  enquiry_id uuid NOT NULL,
  request_id uuid NOT NULL,
  text text NOT NULL,
  at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT enquiry_replies_pkey PRIMARY KEY (id),
  CONSTRAINT enquiry_replies_request_id_unique UNIQUE (request_id),
  CONSTRAINT enquiry_replies_text_check CHECK ((length(text) BETWEEN 1 AND 4000))
);
CREATE INDEX enquiry_replies_enquiry_id_idx ON enquiry_replies USING btree (enquiry_id, id);

CREATE TABLE expert_system_heads (
  expert_system_id integer NOT NULL,
  revenue_head_id integer NOT NULL,
  CONSTRAINT expert_system_heads_expert_system_id_revenue_head_id_pk PRIMARY KEY (expert_system_id, revenue_head_id)
);
CREATE INDEX expert_system_heads_revenue_head_id_idx ON expert_system_heads USING btree (revenue_head_id);

CREATE TABLE expert_systems (
  id integer GENERATED BY DEFAULT AS IDENTITY (START WITH 1001) NOT NULL,
  name text NOT NULL,
  allowed_redirects text[] DEFAULT '{}'::text[] NOT NULL,
  suspended_at timestamp with time zone,
  suspension_reason text,
  contact_name text DEFAULT ''::text NOT NULL,
  contact_email text DEFAULT ''::text NOT NULL,
  contact_phone text DEFAULT ''::text NOT NULL,
  contract_reference text DEFAULT ''::text NOT NULL,
  contract_from date,
  contract_until date,
  CONSTRAINT expert_systems_pkey PRIMARY KEY (id),
  CONSTRAINT expert_systems_contract_check CHECK ((contract_until >= contract_from)),
  CONSTRAINT expert_systems_suspension_check CHECK (((suspended_at IS NULL) = (suspension_reason IS NULL)))
);
GRANT SELECT (id, name) ON expert_systems TO portal_read_expert_system, portal_read_mda, portal_read_offices, portal_read_state, portal_read_taxpayer, portal_read_totals;
GRANT SELECT (suspended_at, contract_until) ON expert_systems TO portal_read_state;

CREATE TABLE exports (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  scope jsonb NOT NULL,
  report text NOT NULL,
  asked jsonb NOT NULL,
  columns text[] NOT NULL,
  format text NOT NULL,
  language text NOT NULL,
  state text DEFAULT 'queued'::text NOT NULL,
  problem text,
  attempt smallint DEFAULT 0 NOT NULL,
  rows integer,
  rows_done integer DEFAULT 0 NOT NULL,
  bytes bigint,
  parts integer,
  requested_at timestamp with time zone NOT NULL,
  as_of timestamp with time zone,
  finished_at timestamp with time zone,
  CONSTRAINT exports_pkey PRIMARY KEY (id),
  CONSTRAINT exports_done_check CHECK (((state <> ALL (ARRAY['done'::text, 'expired'::text])) OR ((num_nulls(rows, bytes, parts, as_of) = 0) AND (rows_done = rows)))),
  CONSTRAINT exports_finished_check CHECK (((finished_at IS NULL) = (state = ANY (ARRAY['queued'::text, 'running'::text])))),
  CONSTRAINT exports_format_check CHECK ((format = ANY (ARRAY['csv'::text, 'xlsx'::text, 'pdf'::text]))),
  CONSTRAINT exports_problem_check CHECK (((problem IS NOT NULL) = (state = 'failed'::text))),
  CONSTRAINT exports_rows_check CHECK (((rows_done >= 0) AND (rows_done <= COALESCE(rows, rows_done)))),
  CONSTRAINT exports_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'running'::text, 'done'::text, 'failed'::text, 'cancelled'::text, 'expired'::text])))
);
CREATE INDEX exports_kept_idx ON exports USING btree (finished_at) WHERE (state = 'done'::text);
CREATE INDEX exports_open_idx ON exports USING btree (requested_at) WHERE (state = ANY (ARRAY['queued'::text, 'running'::text]));
CREATE INDEX exports_requested_at_idx ON exports USING btree (requested_at);
CREATE INDEX exports_user_id_requested_at_idx ON exports USING btree (user_id, requested_at);

CREATE TABLE fiscal_statements (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  kind text NOT NULL,
  year smallint NOT NULL,
  value bigint NOT NULL,
  office text NOT NULL,
  stated_on date NOT NULL,
  document text NOT NULL,
  entered_by text NOT NULL,
  entered_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT fiscal_statements_pkey PRIMARY KEY (id),
  CONSTRAINT fiscal_statements_value_check CHECK ((value >= 0)),
  CONSTRAINT fiscal_statements_year_check CHECK ((year BETWEEN 2000 AND 2100))
);
CREATE INDEX fiscal_statements_newest_idx ON fiscal_statements USING btree (year, kind, id);

CREATE TABLE gateway_changes (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  gateway_id text NOT NULL,
  from_availability gateway_availability NOT NULL,
  to_availability gateway_availability NOT NULL,
  reason text NOT NULL,
  changed_by uuid NOT NULL,
  changed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT gateway_changes_pkey PRIMARY KEY (id),
  CONSTRAINT gateway_changes_change_check CHECK ((from_availability <> to_availability))
);
CREATE INDEX gateway_changes_gateway_id_idx ON gateway_changes USING btree (gateway_id, id);

CREATE TABLE genders (
  id smallint NOT NULL,
  name text NOT NULL,
  CONSTRAINT genders_pkey PRIMARY KEY (id),
  CONSTRAINT genders_name_unique UNIQUE (name)
);

CREATE TABLE head_attributes (
  tariff_id uuid NOT NULL,
  "position" smallint NOT NULL,
  key text NOT NULL,
  label jsonb NOT NULL,
  type text NOT NULL,
  is_required boolean NOT NULL,
  options jsonb DEFAULT '[]'::jsonb NOT NULL,
  "least" bigint,
  most bigint,
  CONSTRAINT head_attributes_tariff_id_position_pk PRIMARY KEY (tariff_id, "position"),
  CONSTRAINT head_attributes_key_key UNIQUE (tariff_id, key),
  CONSTRAINT head_attributes_key_check CHECK ((key ~ '^[a-z][a-z0-9-]{0,29}$'::text)),
  CONSTRAINT head_attributes_options_check CHECK (((type = 'choice'::text) = (jsonb_array_length(options) > 0))),
  CONSTRAINT head_attributes_type_check CHECK ((type = ANY (ARRAY['text'::text, 'number'::text, 'money'::text, 'date'::text, 'month'::text, 'choice'::text])))
);

CREATE TABLE head_tariffs (
  id uuid DEFAULT uuidv7() NOT NULL,
  revenue_head_id integer NOT NULL,
  version integer NOT NULL,
  rule jsonb NOT NULL,
  basis text NOT NULL,
  is_illustrative boolean DEFAULT false NOT NULL,
  valid_from date NOT NULL,
  valid_to date,
  proposed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  submission_id uuid,
  released_at timestamp with time zone,
  CONSTRAINT head_tariffs_pkey PRIMARY KEY (id),
  CONSTRAINT head_tariffs_submission_id_unique UNIQUE (submission_id),
  CONSTRAINT head_tariffs_version_key UNIQUE (revenue_head_id, version),
  CONSTRAINT head_tariffs_no_overlap EXCLUDE USING gist (int4range(revenue_head_id, revenue_head_id, '[]'::text) WITH &&, daterange(valid_from, valid_to, '[]'::text) WITH &&) WHERE ((released_at IS NOT NULL)),
  CONSTRAINT head_tariffs_basis_check CHECK ((length(basis) BETWEEN 3 AND 300)),
  CONSTRAINT head_tariffs_days_check CHECK ((valid_to >= valid_from)),
  CONSTRAINT head_tariffs_rule_check CHECK (((rule ->> 'kind'::text) = ANY (ARRAY['entered'::text, 'fixed'::text, 'by-choice'::text, 'banded'::text, 'rated'::text, 'formula'::text])))
);

CREATE TABLE holiday_proposals (
  id uuid DEFAULT uuidv7() NOT NULL,
  action text NOT NULL,
  day date NOT NULL,
  name jsonb,
  source text NOT NULL,
  proposed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT holiday_proposals_pkey PRIMARY KEY (id),
  CONSTRAINT holiday_proposals_action_check CHECK ((action = ANY (ARRAY['add'::text, 'remove'::text]))),
  CONSTRAINT holiday_proposals_name_check CHECK (((action = 'add'::text) = (name IS NOT NULL))),
  CONSTRAINT holiday_proposals_source_check CHECK ((length(source) BETWEEN 3 AND 300))
);
CREATE INDEX holiday_proposals_day_idx ON holiday_proposals USING btree (day, proposed_at);

CREATE TABLE idempotency_keys (
  scope text NOT NULL,
  key text NOT NULL,
  request_hash bytea NOT NULL,
  response_status smallint,
  response jsonb,
  locked_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT idempotency_keys_scope_key_pk PRIMARY KEY (scope, key),
  CONSTRAINT idempotency_keys_response_check CHECK (((response_status IS NULL) = (response IS NULL)))
);
CREATE INDEX idempotency_keys_created_at_idx ON idempotency_keys USING btree (created_at);

CREATE TABLE industries (
  id smallint NOT NULL,
  name text NOT NULL,
  CONSTRAINT industries_pkey PRIMARY KEY (id),
  CONSTRAINT industries_name_unique UNIQUE (name)
);

CREATE TABLE infrastructure_declarations (
  id uuid DEFAULT uuidv7() NOT NULL,
  reference text NOT NULL,
  submission_id uuid NOT NULL,
  state text DEFAULT 'received'::text NOT NULL,
  company_name text NOT NULL,
  rc_number text NOT NULL,
  contact_name text NOT NULL,
  email text NOT NULL,
  phone_number text NOT NULL,
  address text NOT NULL,
  language text NOT NULL,
  tariff_from date NOT NULL,
  lines jsonb NOT NULL,
  total_kobo bigint NOT NULL,
  bill_id uuid NOT NULL,
  received_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  checked_at timestamp with time zone,
  checked_by uuid,
  rejection_reason text,
  content_digest bytea,
  CONSTRAINT infrastructure_declarations_pkey PRIMARY KEY (id),
  CONSTRAINT infrastructure_declarations_bill_id_unique UNIQUE (bill_id),
  CONSTRAINT infrastructure_declarations_reference_unique UNIQUE (reference),
  CONSTRAINT infrastructure_declarations_submission_id_unique UNIQUE (submission_id),
  CONSTRAINT infrastructure_declarations_check_check CHECK ((((state = 'received'::text) = (checked_at IS NULL)) AND ((state = 'rejected'::text) = (rejection_reason IS NOT NULL)))),
  CONSTRAINT infrastructure_declarations_reference_check CHECK ((reference ~ '^CD[0-9A-HJKMNP-TV-Z]{10}$'::text)),
  CONSTRAINT infrastructure_declarations_state_check CHECK ((state = ANY (ARRAY['received'::text, 'confirmed'::text, 'rejected'::text]))),
  CONSTRAINT infrastructure_declarations_total_kobo_check CHECK ((total_kobo > 0))
);
CREATE INDEX infrastructure_declarations_checked_by_idx ON infrastructure_declarations USING btree (checked_by);
CREATE INDEX infrastructure_declarations_mailbox_idx ON infrastructure_declarations USING btree (mailbox_of(email), received_at);
CREATE INDEX infrastructure_declarations_state_received_at_idx ON infrastructure_declarations USING btree (state, received_at);

CREATE TABLE instalment_plans (
  id uuid DEFAULT uuidv7() NOT NULL,
  bill_id uuid NOT NULL,
  payer_tpui text NOT NULL,
  office_id smallint NOT NULL,
  total_kobo bigint NOT NULL,
  parts smallint NOT NULL,
  state text DEFAULT 'asked'::text NOT NULL,
  reason text NOT NULL,
  terms_version smallint NOT NULL,
  asked_by uuid NOT NULL,
  asked_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  decided_by uuid,
  decided_at timestamp with time zone,
  answer text,
  broken_on date,
  CONSTRAINT instalment_plans_pkey PRIMARY KEY (id),
  CONSTRAINT instalment_plans_decided_check CHECK ((((state = ANY (ARRAY['asked'::text, 'withdrawn'::text])) = (decided_by IS NULL)) AND ((state = 'broken'::text) = (broken_on IS NOT NULL)))),
  CONSTRAINT instalment_plans_parts_check CHECK (((parts BETWEEN 2 AND 12) AND (total_kobo > 0))),
  CONSTRAINT instalment_plans_reason_check CHECK (((length(reason) BETWEEN 3 AND 500) AND (length(answer) <= 2000))),
  CONSTRAINT instalment_plans_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'refused'::text, 'withdrawn'::text, 'active'::text, 'completed'::text, 'broken'::text])))
);
CREATE INDEX instalment_plans_active_idx ON instalment_plans USING btree (id) WHERE (state = 'active'::text);
CREATE UNIQUE INDEX instalment_plans_one_of_bill_idx ON instalment_plans USING btree (bill_id) WHERE (state <> ALL (ARRAY['refused'::text, 'withdrawn'::text]));
CREATE INDEX instalment_plans_payer_tpui_idx ON instalment_plans USING btree (payer_tpui);

CREATE TABLE instalments (
  plan_id uuid NOT NULL,
  number smallint NOT NULL,
  bill_id uuid NOT NULL,
  amount_kobo bigint NOT NULL,
  due_on date NOT NULL,
  CONSTRAINT instalments_plan_id_number_pk PRIMARY KEY (plan_id, number),
  CONSTRAINT instalments_bill_id_unique UNIQUE (bill_id),
  CONSTRAINT instalments_amount_kobo_check CHECK ((amount_kobo > 0))
);

CREATE TABLE known_devices (
  user_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  last_used_at timestamp with time zone NOT NULL,
  CONSTRAINT known_devices_user_id_token_hash_pk PRIMARY KEY (user_id, token_hash)
);
CREATE INDEX known_devices_last_used_at_idx ON known_devices USING btree (last_used_at);

CREATE TABLE law_rules (
  id text NOT NULL,
  from_day date NOT NULL,
  title jsonb NOT NULL,
  length integer NOT NULL,
  unit text NOT NULL,
  rolls_to_working_day boolean NOT NULL,
  may_pause boolean NOT NULL,
  may_extend boolean NOT NULL,
  source text NOT NULL,
  is_law boolean NOT NULL,
  CONSTRAINT law_rules_id_from_day_pk PRIMARY KEY (id, from_day),
  CONSTRAINT law_rules_length_check CHECK ((length BETWEEN 1 AND 3660)),
  CONSTRAINT law_rules_unit_check CHECK ((unit = ANY (ARRAY['days'::text, 'working-days'::text])))
);

CREATE TABLE ledger_accounts (
  code text NOT NULL,
  normal_side ledger_side NOT NULL,
  CONSTRAINT ledger_accounts_pkey PRIMARY KEY (code)
);

CREATE TABLE ledger_entries (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  transaction_id uuid NOT NULL,
  account text NOT NULL,
  amount_kobo bigint NOT NULL,
  CONSTRAINT ledger_entries_pkey PRIMARY KEY (id),
  CONSTRAINT ledger_entries_amount_kobo_check CHECK ((amount_kobo <> 0))
);
CREATE INDEX ledger_entries_account_idx ON ledger_entries USING btree (account);
CREATE INDEX ledger_entries_transaction_id_idx ON ledger_entries USING btree (transaction_id);

CREATE TABLE ledger_transactions (
  id uuid DEFAULT uuidv7() NOT NULL,
  kind text NOT NULL,
  reference text NOT NULL,
  booked_at timestamp with time zone NOT NULL,
  CONSTRAINT ledger_transactions_pkey PRIMARY KEY (id),
  CONSTRAINT ledger_transactions_kind_reference_unique UNIQUE (kind, reference)
);

CREATE TABLE lgas (
  id integer NOT NULL,
  state_id smallint NOT NULL,
  name text NOT NULL,
  CONSTRAINT lgas_pkey PRIMARY KEY (id),
  CONSTRAINT lgas_state_id_id_unique UNIQUE (state_id, id)
);
CREATE INDEX lgas_state_id_name_idx ON lgas USING btree (state_id, name);
GRANT SELECT ON lgas TO portal_read_expert_system, portal_read_mda, portal_read_offices, portal_read_state, portal_read_taxpayer, portal_read_totals;

CREATE TABLE mda_counters (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  mda_id integer NOT NULL,
  name text NOT NULL,
  place text NOT NULL,
  is_open boolean DEFAULT true NOT NULL,
  CONSTRAINT mda_counters_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX mda_counters_name_idx ON mda_counters USING btree (mda_id, lower(name));
GRANT SELECT (id, name) ON mda_counters TO portal_read_expert_system, portal_read_mda, portal_read_offices, portal_read_state, portal_read_taxpayer;

CREATE TABLE mda_requests (
  id uuid DEFAULT uuidv7() NOT NULL,
  mda_id integer NOT NULL,
  about text NOT NULL,
  words text NOT NULL,
  CONSTRAINT mda_requests_pkey PRIMARY KEY (id),
  CONSTRAINT mda_requests_about_check CHECK ((about = ANY (ARRAY['person'::text, 'leaver'::text, 'revenue-head'::text, 'target'::text, 'other'::text])))
);
CREATE INDEX mda_requests_mda_id_idx ON mda_requests USING btree (mda_id);

CREATE TABLE mdas (
  id integer NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  contact_name text DEFAULT ''::text NOT NULL,
  contact_email text DEFAULT ''::text NOT NULL,
  contact_phone text DEFAULT ''::text NOT NULL,
  signature_text text DEFAULT ''::text NOT NULL,
  CONSTRAINT mdas_pkey PRIMARY KEY (id),
  CONSTRAINT mdas_code_unique UNIQUE (code)
);
GRANT SELECT ON mdas TO portal_read_expert_system, portal_read_mda, portal_read_offices, portal_read_state, portal_read_taxpayer, portal_read_totals;

CREATE TABLE monthly_collections (
  month date NOT NULL,
  mda_id integer NOT NULL,
  revenue_head_id integer NOT NULL,
  channel_id smallint NOT NULL,
  gateway_id text NOT NULL,
  documents integer NOT NULL,
  lines integer NOT NULL,
  kobo bigint NOT NULL,
  CONSTRAINT monthly_collections_pk PRIMARY KEY (month, mda_id, revenue_head_id, channel_id, gateway_id)
);
ALTER TABLE monthly_collections ENABLE ROW LEVEL SECURITY;
GRANT SELECT ON monthly_collections TO portal_read_state, portal_read_totals;

CREATE TABLE monthly_payers (
  month date NOT NULL,
  tax_office_id smallint NOT NULL,
  lga_id integer NOT NULL,
  payer_category_id smallint NOT NULL,
  expert_system_id integer NOT NULL,
  documents integer NOT NULL,
  lines integer NOT NULL,
  kobo bigint NOT NULL,
  CONSTRAINT monthly_payers_pk PRIMARY KEY (month, tax_office_id, lga_id, payer_category_id, expert_system_id)
);
ALTER TABLE monthly_payers ENABLE ROW LEVEL SECURITY;
GRANT SELECT ON monthly_payers TO portal_read_state, portal_read_totals;

CREATE TABLE network_members (
  id uuid DEFAULT uuidv7() NOT NULL,
  code text NOT NULL,
  kind text NOT NULL,
  name text NOT NULL,
  is_company boolean NOT NULL,
  lga_id integer NOT NULL,
  area text NOT NULL,
  phone_number text,
  mda_id integer,
  application_id uuid,
  submission_id uuid,
  suspended_at timestamp with time zone,
  suspension_reason text,
  valid_until date NOT NULL,
  issued_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  content_digest bytea,
  user_id uuid,
  CONSTRAINT network_members_pkey PRIMARY KEY (id),
  CONSTRAINT network_members_application_id_unique UNIQUE (application_id),
  CONSTRAINT network_members_code_unique UNIQUE (code),
  CONSTRAINT network_members_submission_id_unique UNIQUE (submission_id),
  CONSTRAINT network_members_user_id_unique UNIQUE (user_id),
  CONSTRAINT network_members_code_check CHECK ((code ~ (('^'::text || CASE kind WHEN 'agent'::text THEN 'KA'::text WHEN 'collector'::text THEN 'KC'::text ELSE NULL::text END) || '[0-9A-HJKMNP-TV-Z]{10}$'::text))),
  CONSTRAINT network_members_employer_check CHECK (((kind = 'collector'::text) = (mda_id IS NOT NULL))),
  CONSTRAINT network_members_kind_check CHECK ((kind = ANY (ARRAY['agent'::text, 'collector'::text]))),
  CONSTRAINT network_members_suspension_check CHECK (((suspended_at IS NULL) = (suspension_reason IS NULL)))
);
CREATE INDEX network_members_lga_id_name_idx ON network_members USING btree (lga_id, name);
CREATE INDEX network_members_mda_id_idx ON network_members USING btree (mda_id);

CREATE TABLE notice_preferences (
  user_id uuid NOT NULL,
  topic text NOT NULL,
  mail boolean NOT NULL,
  CONSTRAINT notice_preferences_user_id_topic_pk PRIMARY KEY (user_id, topic)
);

CREATE TABLE notices (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  facts jsonb NOT NULL,
  path text,
  occasion text NOT NULL,
  at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  read_at timestamp with time zone,
  CONSTRAINT notices_pkey PRIMARY KEY (id),
  CONSTRAINT notices_occasion_key UNIQUE (user_id, occasion),
  CONSTRAINT notices_facts_check CHECK ((octet_length((facts)::text) <= 4000)),
  CONSTRAINT notices_occasion_check CHECK ((length(occasion) BETWEEN 1 AND 200)),
  CONSTRAINT notices_path_check CHECK (((path ~~ '/%'::text) AND (path !~~ '//%'::text) AND (strpos(path, chr(92)) = 0) AND (length(path) <= 500)))
);
CREATE INDEX notices_unread_idx ON notices USING btree (user_id) WHERE (read_at IS NULL);
CREATE INDEX notices_user_id_at_idx ON notices USING btree (user_id, at, id);

CREATE TABLE office_changes (
  id uuid DEFAULT uuidv7() NOT NULL,
  tpui text NOT NULL,
  from_office_id smallint NOT NULL,
  to_office_id smallint NOT NULL,
  reason text NOT NULL,
  requested_by uuid NOT NULL,
  requested_at timestamp with time zone NOT NULL,
  CONSTRAINT office_changes_pkey PRIMARY KEY (id)
);
CREATE INDEX office_changes_from_office_id_idx ON office_changes USING btree (from_office_id);
CREATE INDEX office_changes_requested_by_idx ON office_changes USING btree (requested_by);
CREATE INDEX office_changes_to_office_id_idx ON office_changes USING btree (to_office_id);
CREATE INDEX office_changes_tpui_idx ON office_changes USING btree (tpui);

CREATE TABLE office_proposals (
  id uuid DEFAULT uuidv7() NOT NULL,
  action text NOT NULL,
  name text,
  lga_id integer,
  address text,
  hours jsonb,
  office_id smallint,
  day date,
  successor_id smallint,
  reason text NOT NULL,
  proposed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT office_proposals_pkey PRIMARY KEY (id),
  CONSTRAINT office_proposals_action_check CHECK ((action = ANY (ARRAY['open'::text, 'close'::text]))),
  CONSTRAINT office_proposals_closing_check CHECK (((num_nonnulls(office_id, day, successor_id) = CASE action WHEN 'close'::text THEN 3 ELSE 0 END) AND COALESCE((office_id <> successor_id), true))),
  CONSTRAINT office_proposals_opening_check CHECK ( CASE WHEN (action = 'open'::text) THEN (num_nonnulls(name, address, hours) = 3) ELSE (num_nonnulls(name, lga_id, address, hours) = 0) END),
  CONSTRAINT office_proposals_reason_check CHECK ((length(reason) BETWEEN 3 AND 500))
);
CREATE INDEX office_proposals_lga_id_idx ON office_proposals USING btree (lga_id);
CREATE INDEX office_proposals_office_id_idx ON office_proposals USING btree (office_id);
CREATE INDEX office_proposals_successor_id_idx ON office_proposals USING btree (successor_id);

CREATE TABLE one_time_tokens (
  token_hash bytea NOT NULL,
  purpose text NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT one_time_tokens_pkey PRIMARY KEY (token_hash),
  CONSTRAINT one_time_tokens_purpose_check CHECK ((purpose = ANY (ARRAY['verify-email'::text, 'reset-password'::text])))
);
CREATE INDEX one_time_tokens_expires_at_idx ON one_time_tokens USING btree (expires_at);
CREATE INDEX one_time_tokens_user_id_idx ON one_time_tokens USING btree (user_id, purpose);

CREATE TABLE organisation_confirmations (
  tpui text NOT NULL,
  name text NOT NULL,
  registration_number text NOT NULL,
  confirmed_at timestamp with time zone NOT NULL,
  confirmed_by uuid NOT NULL,
  withdrawn_at timestamp with time zone,
  withdrawn_by uuid,
  withdrawal_reason text,
  CONSTRAINT organisation_confirmations_withdrawn_check CHECK ((((withdrawn_at IS NULL) AND (withdrawn_by IS NULL) AND (withdrawal_reason IS NULL)) OR ((withdrawn_at IS NOT NULL) AND (withdrawn_by IS NOT NULL) AND (length(btrim(withdrawal_reason)) >= 5))))
);
CREATE UNIQUE INDEX organisation_confirmations_idx ON organisation_confirmations USING btree (tpui, name, registration_number) WHERE (withdrawn_at IS NULL);

CREATE TABLE organisations (
  tpui text NOT NULL,
  name text NOT NULL,
  registration_number text NOT NULL,
  tin text NOT NULL,
  industry_id smallint NOT NULL,
  email text NOT NULL,
  phone_number text NOT NULL,
  address text NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  confirmed_at timestamp with time zone,
  confirmed_by uuid,
  CONSTRAINT organisations_pkey PRIMARY KEY (tpui),
  CONSTRAINT organisations_confirmed_check CHECK (((confirmed_at IS NULL) = (confirmed_by IS NULL))),
  CONSTRAINT organisations_name_check CHECK (((name = btrim(name)) AND (length(name) BETWEEN 1 AND 160))),
  CONSTRAINT organisations_number_check CHECK ((registration_number ~ '^((RC|BN)[0-9]{3,10})?$'::text)),
  CONSTRAINT organisations_tin_check CHECK ((tin ~ '^([0-9]{8,14})?$'::text))
);
CREATE INDEX organisations_changed_at_idx ON organisations USING btree (changed_at, tpui);
CREATE UNIQUE INDEX organisations_confirmed_number_idx ON organisations USING btree (registration_number) WHERE ((confirmed_at IS NOT NULL) AND (registration_number <> ''::text));

CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  topic text NOT NULL,
  dedupe_key text NOT NULL,
  payload jsonb NOT NULL,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  dispatched_at timestamp with time zone,
  attempts integer DEFAULT 0 NOT NULL,
  CONSTRAINT outbox_pkey PRIMARY KEY (id),
  CONSTRAINT outbox_dedupe_key_unique UNIQUE (dedupe_key)
);
CREATE INDEX outbox_due_idx ON outbox USING btree (id) WHERE (dispatched_at IS NULL);

CREATE TABLE paye_branches (
  id uuid DEFAULT uuidv7() NOT NULL,
  tpui text NOT NULL,
  name text NOT NULL,
  plain_name text NOT NULL,
  address text DEFAULT ''::text NOT NULL,
  is_closed boolean DEFAULT false NOT NULL,
  saved_at timestamp with time zone NOT NULL,
  CONSTRAINT paye_branches_pkey PRIMARY KEY (id),
  CONSTRAINT paye_branches_plain_name_key UNIQUE (tpui, plain_name),
  CONSTRAINT paye_branches_name_check CHECK (((length(name) BETWEEN 1 AND 80) AND (plain_name <> ''::text)))
);

CREATE TABLE paye_column_maps (
  tpui text NOT NULL,
  headings jsonb NOT NULL,
  saved_at timestamp with time zone NOT NULL,
  CONSTRAINT paye_column_maps_pkey PRIMARY KEY (tpui)
);

CREATE TABLE paye_credits (
  id uuid DEFAULT uuidv7() NOT NULL,
  schedule_id uuid,
  tpui text NOT NULL,
  amount_kobo bigint NOT NULL,
  state text DEFAULT 'open'::text NOT NULL,
  opened_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  proposed_by uuid,
  reason text DEFAULT ''::text NOT NULL,
  decided_by uuid,
  decided_at timestamp with time zone,
  decision_reason text DEFAULT ''::text NOT NULL,
  receipt_id uuid,
  returned_at timestamp with time zone,
  withholding_schedule_id uuid,
  CONSTRAINT paye_credits_pkey PRIMARY KEY (id),
  CONSTRAINT paye_credits_schedule_id_unique UNIQUE (schedule_id),
  CONSTRAINT paye_credits_withholding_schedule_id_unique UNIQUE (withholding_schedule_id),
  CONSTRAINT paye_credits_amount_kobo_check CHECK ((amount_kobo > 0)),
  CONSTRAINT paye_credits_month_check CHECK (((schedule_id IS NULL) <> (withholding_schedule_id IS NULL))),
  CONSTRAINT paye_credits_state_check CHECK (((state = ANY (ARRAY['open'::text, 'proposed'::text, 'granted'::text, 'refused'::text, 'lapsed'::text, 'returned'::text])) AND ((state = ANY (ARRAY['granted'::text, 'refused'::text, 'returned'::text])) = (decided_at IS NOT NULL)) AND ((decided_at IS NULL) = (decided_by IS NULL)) AND ((state = ANY (ARRAY['granted'::text, 'returned'::text])) = (receipt_id IS NOT NULL)) AND ((state = 'returned'::text) = (returned_at IS NOT NULL)) AND ((proposed_by IS NOT NULL) OR (state = ANY (ARRAY['open'::text, 'lapsed'::text]))))),
  CONSTRAINT paye_credits_two_persons_check CHECK ((decided_by <> proposed_by))
);
CREATE INDEX paye_credits_opened_at_idx ON paye_credits USING btree (opened_at);
CREATE INDEX paye_credits_receipt_id_idx ON paye_credits USING btree (receipt_id);
CREATE INDEX paye_credits_tpui_idx ON paye_credits USING btree (tpui);

CREATE TABLE paye_draft_parts (
  tpui text NOT NULL,
  month date NOT NULL,
  upload_id uuid NOT NULL,
  part smallint NOT NULL,
  lines jsonb NOT NULL,
  saved_by uuid NOT NULL,
  saved_at timestamp with time zone NOT NULL,
  CONSTRAINT paye_draft_parts_tpui_month_upload_id_part_pk PRIMARY KEY (tpui, month, upload_id, part),
  CONSTRAINT paye_draft_parts_part_check CHECK ((part BETWEEN 0 AND 98))
);
CREATE INDEX paye_draft_parts_saved_at_idx ON paye_draft_parts USING btree (saved_at);
CREATE INDEX paye_draft_parts_saved_by_idx ON paye_draft_parts USING btree (saved_by);

CREATE TABLE paye_queries (
  id uuid DEFAULT uuidv7() NOT NULL,
  schedule_id uuid NOT NULL,
  staff_number text,
  asked_by uuid NOT NULL,
  CONSTRAINT paye_queries_pkey PRIMARY KEY (id)
);
CREATE INDEX paye_queries_asked_by_idx ON paye_queries USING btree (asked_by);
CREATE INDEX paye_queries_schedule_id_idx ON paye_queries USING btree (schedule_id);

CREATE TABLE paye_query_words (
  query_id uuid NOT NULL,
  "position" smallint NOT NULL,
  side text NOT NULL,
  text text NOT NULL,
  said_by uuid NOT NULL,
  said_at timestamp with time zone NOT NULL,
  CONSTRAINT paye_query_words_query_id_position_pk PRIMARY KEY (query_id, "position"),
  CONSTRAINT paye_query_words_side_check CHECK (((side = ANY (ARRAY['office'::text, 'employer'::text])) AND (("position" > 1) OR (side = 'office'::text)))),
  CONSTRAINT paye_query_words_text_check CHECK (((length(text) BETWEEN 3 AND 2000) AND ("position" >= 1)))
);
CREATE INDEX paye_query_words_said_by_idx ON paye_query_words USING btree (said_by);

CREATE TABLE paye_return_rows (
  return_id uuid NOT NULL,
  staff_number text NOT NULL,
  name text NOT NULL,
  tax_id text NOT NULL,
  state_id smallint NOT NULL,
  months smallint NOT NULL,
  gross_kobo bigint NOT NULL,
  pension_kobo bigint NOT NULL,
  housing_fund_kobo bigint NOT NULL,
  health_insurance_kobo bigint NOT NULL,
  yearly_rent_kobo bigint NOT NULL,
  deducted_kobo bigint NOT NULL,
  law_kobo bigint NOT NULL,
  due_kobo bigint NOT NULL,
  year_law_kobo bigint NOT NULL,
  life_insurance_kobo bigint DEFAULT 0 NOT NULL,
  home_loan_interest_kobo bigint DEFAULT 0 NOT NULL,
  CONSTRAINT paye_return_rows_return_id_staff_number_pk PRIMARY KEY (return_id, staff_number)
);

CREATE TABLE paye_returns (
  id uuid DEFAULT uuidv7() NOT NULL,
  tpui text NOT NULL,
  year smallint NOT NULL,
  version smallint NOT NULL,
  employees integer NOT NULL,
  gross_kobo bigint NOT NULL,
  deducted_kobo bigint NOT NULL,
  law_kobo bigint NOT NULL,
  due_kobo bigint NOT NULL,
  projected_kobo bigint NOT NULL,
  signed_as text NOT NULL,
  filed_by uuid NOT NULL,
  filed_at timestamp with time zone NOT NULL,
  CONSTRAINT paye_returns_pkey PRIMARY KEY (id),
  CONSTRAINT paye_returns_version_key UNIQUE (tpui, year, version),
  CONSTRAINT paye_returns_signed_check CHECK (((signed_as = ANY (ARRAY['managing-director'::text, 'accountant'::text, 'secretary'::text, 'owner'::text])) AND (version >= 1) AND (projected_kobo >= 0)))
);
CREATE INDEX paye_returns_filed_by_idx ON paye_returns USING btree (filed_by);

CREATE TABLE paye_rows (
  schedule_id uuid NOT NULL,
  "position" integer NOT NULL,
  staff_number text NOT NULL,
  name text NOT NULL,
  tax_id text NOT NULL,
  state_id smallint NOT NULL,
  gross_kobo bigint NOT NULL,
  pension_kobo bigint NOT NULL,
  housing_fund_kobo bigint NOT NULL,
  health_insurance_kobo bigint NOT NULL,
  yearly_rent_kobo bigint NOT NULL,
  deducted_kobo bigint NOT NULL,
  law_kobo bigint NOT NULL,
  due_kobo bigint NOT NULL,
  life_insurance_kobo bigint DEFAULT 0 NOT NULL,
  home_loan_interest_kobo bigint DEFAULT 0 NOT NULL,
  branch_id uuid,
  CONSTRAINT paye_rows_schedule_id_position_pk PRIMARY KEY (schedule_id, "position"),
  CONSTRAINT paye_rows_staff_number_key UNIQUE (schedule_id, staff_number),
  CONSTRAINT paye_rows_amounts_check CHECK (((LEAST(gross_kobo, pension_kobo, housing_fund_kobo, health_insurance_kobo, yearly_rent_kobo, deducted_kobo, law_kobo) >= 0) AND ((due_kobo = 0) OR (due_kobo = GREATEST(law_kobo, deducted_kobo))))),
  CONSTRAINT paye_rows_reliefs_check CHECK ((LEAST(life_insurance_kobo, home_loan_interest_kobo) >= 0))
);
CREATE INDEX paye_rows_state_id_idx ON paye_rows USING btree (state_id);
CREATE INDEX paye_rows_tax_id_idx ON paye_rows USING btree (tax_id) WHERE (tax_id <> ''::text);

CREATE TABLE paye_schedules (
  id uuid DEFAULT uuidv7() NOT NULL,
  tpui text NOT NULL,
  month date NOT NULL,
  version smallint NOT NULL,
  state text DEFAULT 'draft'::text NOT NULL,
  employees integer DEFAULT 0 NOT NULL,
  gross_kobo bigint DEFAULT 0 NOT NULL,
  deducted_kobo bigint DEFAULT 0 NOT NULL,
  law_kobo bigint DEFAULT 0 NOT NULL,
  due_kobo bigint DEFAULT 0 NOT NULL,
  before_kobo bigint NOT NULL,
  bill_id uuid,
  saved_by uuid NOT NULL,
  saved_at timestamp with time zone NOT NULL,
  filed_by uuid,
  filed_at timestamp with time zone,
  outliers integer DEFAULT 0 NOT NULL,
  left_out jsonb DEFAULT '[]'::jsonb NOT NULL,
  replaced_kobo bigint DEFAULT 0 NOT NULL,
  CONSTRAINT paye_schedules_pkey PRIMARY KEY (id),
  CONSTRAINT paye_schedules_bill_id_unique UNIQUE (bill_id),
  CONSTRAINT paye_schedules_version_key UNIQUE (tpui, month, version),
  CONSTRAINT paye_schedules_bill_check CHECK ((((bill_id IS NOT NULL) = ((state = 'filed'::text) AND (due_kobo > (before_kobo - replaced_kobo)))) AND (replaced_kobo BETWEEN 0 AND before_kobo))),
  CONSTRAINT paye_schedules_filed_check CHECK (((state = ANY (ARRAY['draft'::text, 'filed'::text])) AND ((state = 'filed'::text) = (filed_at IS NOT NULL)) AND ((filed_at IS NULL) = (filed_by IS NULL)))),
  CONSTRAINT paye_schedules_left_out_check CHECK (((jsonb_typeof(left_out) = 'array'::text) AND (jsonb_array_length(left_out) <= 1000))),
  CONSTRAINT paye_schedules_month_check CHECK ((month = (date_trunc('month'::text, (month)::timestamp with time zone))::date)),
  CONSTRAINT paye_schedules_version_check CHECK ((version >= 1))
);
CREATE INDEX paye_schedules_filed_by_idx ON paye_schedules USING btree (filed_by);
CREATE UNIQUE INDEX paye_schedules_one_draft ON paye_schedules USING btree (tpui, month) WHERE (state = 'draft'::text);
CREATE INDEX paye_schedules_saved_by_idx ON paye_schedules USING btree (saved_by);
ALTER TABLE paye_schedules ENABLE ROW LEVEL SECURITY;
GRANT SELECT ON paye_schedules TO portal_read_offices, portal_read_state;

CREATE TABLE payer_snapshots (
  month date NOT NULL,
  dimension text NOT NULL,
  key text NOT NULL,
  payers integer NOT NULL,
  new_payers integer NOT NULL,
  kobo bigint NOT NULL,
  top10_kobo bigint NOT NULL,
  top50_kobo bigint NOT NULL,
  top100_kobo bigint NOT NULL,
  concentration integer NOT NULL,
  taken_at timestamp with time zone NOT NULL,
  CONSTRAINT payer_snapshots_dimension_key_month_pk PRIMARY KEY (dimension, key, month)
);
ALTER TABLE payer_snapshots ENABLE ROW LEVEL SECURITY;
GRANT SELECT ON payer_snapshots TO portal_read_expert_system, portal_read_mda, portal_read_offices, portal_read_state, portal_read_totals;

CREATE TABLE payment_allocations (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  payment_id uuid NOT NULL,
  proposal_id bigint NOT NULL,
  purpose text NOT NULL,
  bill_id uuid,
  tpui text,
  amount_kobo bigint NOT NULL,
  is_taken_back boolean GENERATED ALWAYS AS ((amount_kobo < 0)) STORED NOT NULL,
  allocated_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT payment_allocations_pkey PRIMARY KEY (id),
  CONSTRAINT payment_allocations_once UNIQUE NULLS NOT DISTINCT (proposal_id, purpose, bill_id, is_taken_back),
  CONSTRAINT payment_allocations_amount_kobo_check CHECK ((amount_kobo <> 0)),
  CONSTRAINT payment_allocations_purpose_check CHECK (((purpose = ANY (ARRAY['bill'::text, 'credit'::text, 'refund'::text])) AND ((bill_id IS NOT NULL) = (purpose = 'bill'::text)) AND ((tpui IS NOT NULL) = (purpose = 'credit'::text))))
);
CREATE INDEX payment_allocations_bill_id_idx ON payment_allocations USING btree (bill_id);
CREATE INDEX payment_allocations_payment_id_idx ON payment_allocations USING btree (payment_id);
CREATE INDEX payment_allocations_tpui_idx ON payment_allocations USING btree (tpui);

CREATE TABLE payment_basket_bills (
  basket_id uuid NOT NULL,
  "position" smallint NOT NULL,
  bill_id uuid NOT NULL,
  amount_kobo bigint NOT NULL,
  CONSTRAINT payment_basket_bills_basket_id_bill_id_pk PRIMARY KEY (basket_id, bill_id),
  CONSTRAINT payment_basket_bills_position_unique UNIQUE (basket_id, "position"),
  CONSTRAINT payment_basket_bills_amount_kobo_check CHECK (((amount_kobo > 0) AND ("position" > 0)))
);
CREATE INDEX payment_basket_bills_bill_id_idx ON payment_basket_bills USING btree (bill_id);

CREATE TABLE payment_baskets (
  id uuid DEFAULT uuidv7() NOT NULL,
  reference text NOT NULL,
  payer_tpui text NOT NULL,
  made_by uuid NOT NULL,
  total_kobo bigint NOT NULL,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT payment_baskets_pkey PRIMARY KEY (id),
  CONSTRAINT payment_baskets_reference_unique UNIQUE (reference),
  CONSTRAINT payment_baskets_reference_check CHECK ((reference ~ '^KB[0-9A-HJKMNP-TV-Z]{14}$'::text)),
  CONSTRAINT payment_baskets_total_kobo_check CHECK ((total_kobo > 0))
);
CREATE INDEX payment_baskets_payer_tpui_idx ON payment_baskets USING btree (payer_tpui, created_at);

CREATE TABLE payment_channels (
  id smallint NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  CONSTRAINT payment_channels_pkey PRIMARY KEY (id),
  CONSTRAINT payment_channels_code_unique UNIQUE (code)
);
GRANT SELECT ON payment_channels TO portal_read_expert_system, portal_read_mda, portal_read_offices, portal_read_state, portal_read_taxpayer, portal_read_totals;

CREATE TABLE payment_gateways (
  id text NOT NULL,
  name text NOT NULL,
  availability gateway_availability NOT NULL,
  steps jsonb NOT NULL,
  "position" smallint NOT NULL,
  CONSTRAINT payment_gateways_pkey PRIMARY KEY (id)
);
GRANT SELECT ON payment_gateways TO portal_read_expert_system, portal_read_mda, portal_read_offices, portal_read_state, portal_read_taxpayer, portal_read_totals;

CREATE TABLE payment_intent_moves (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  intent_id uuid NOT NULL,
  from_state payment_state NOT NULL,
  to_state payment_state NOT NULL,
  source payment_source NOT NULL,
  moved_at timestamp with time zone NOT NULL,
  recorded_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT payment_intent_moves_pkey PRIMARY KEY (id)
);
CREATE INDEX payment_intent_moves_intent_id_idx ON payment_intent_moves USING btree (intent_id);

CREATE TABLE payment_intents (
  id uuid DEFAULT uuidv7() NOT NULL,
  bill_id uuid NOT NULL,
  provider payment_provider NOT NULL,
  gateway_id text NOT NULL,
  order_id text NOT NULL,
  provider_ref text,
  amount_kobo bigint NOT NULL,
  state payment_state DEFAULT 'CREATED'::payment_state NOT NULL,
  redirect_url text,
  last_provider_code text,
  expires_at timestamp with time zone NOT NULL,
  next_check_at timestamp with time zone,
  checks integer DEFAULT 0 NOT NULL,
  version integer DEFAULT 0 NOT NULL,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  updated_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  basket_id uuid,
  begun_by text,
  CONSTRAINT payment_intents_pkey PRIMARY KEY (id),
  CONSTRAINT payment_intents_order_id_unique UNIQUE (order_id),
  CONSTRAINT payment_intents_provider_provider_ref_unique UNIQUE (provider, provider_ref),
  CONSTRAINT payment_intents_amount_kobo_check CHECK ((amount_kobo > 0)),
  CONSTRAINT payment_intents_order_id_check CHECK ((length(order_id) BETWEEN 6 AND 50)),
  CONSTRAINT payment_intents_provider_ref_check CHECK (((state = ANY (ARRAY['CREATED'::payment_state, 'INITIATING'::payment_state, 'FAILED'::payment_state, 'CANCELLED'::payment_state])) OR (provider_ref IS NOT NULL)))
) WITH (fillfactor=80);
CREATE INDEX payment_intents_basket_id_idx ON payment_intents USING btree (basket_id) WHERE (basket_id IS NOT NULL);
CREATE INDEX payment_intents_bill_id_idx ON payment_intents USING btree (bill_id);
CREATE INDEX payment_intents_next_check_at_idx ON payment_intents USING btree (next_check_at) WHERE (next_check_at IS NOT NULL);
CREATE UNIQUE INDEX payment_intents_one_live_idx ON payment_intents USING btree (bill_id, provider) WHERE ((state = ANY (ARRAY['CREATED'::payment_state, 'INITIATING'::payment_state, 'AWAITING_PAYMENT'::payment_state, 'PROCESSING'::payment_state])) AND (basket_id IS NULL));
CREATE UNIQUE INDEX payment_intents_one_live_of_basket_idx ON payment_intents USING btree (basket_id, provider) WHERE (state = ANY (ARRAY['CREATED'::payment_state, 'INITIATING'::payment_state, 'AWAITING_PAYMENT'::payment_state, 'PROCESSING'::payment_state]));

CREATE TABLE payment_settlements (
  payment_id uuid NOT NULL,
  provider payment_provider NOT NULL,
  provider_ref text NOT NULL,
  bill_id uuid NOT NULL,
  bill_reference text NOT NULL,
  mda_id integer NOT NULL,
  expert_system_id integer,
  gateway_id text NOT NULL,
  amount_kobo bigint NOT NULL,
  paid_on date NOT NULL,
  due_on date NOT NULL,
  state text DEFAULT 'awaited'::text NOT NULL,
  line_id bigint,
  batch_id bigint,
  received_kobo bigint DEFAULT 0 NOT NULL,
  fee_kobo bigint DEFAULT 0 NOT NULL,
  settled_on date,
  days_late integer GENERATED ALWAYS AS (GREATEST((settled_on - due_on), 0)) STORED,
  basket_intent_id uuid,
  written_off_kobo bigint DEFAULT 0 NOT NULL,
  taken_back_kobo bigint DEFAULT 0 NOT NULL,
  claimed_kobo bigint DEFAULT 0 NOT NULL,
  deducted_kobo bigint DEFAULT 0 NOT NULL,
  CONSTRAINT payment_settlements_pkey PRIMARY KEY (payment_id),
  CONSTRAINT payment_settlements_amount_kobo_check CHECK ((amount_kobo > 0)),
  CONSTRAINT payment_settlements_back_check CHECK (((deducted_kobo BETWEEN 0 AND claimed_kobo) AND (claimed_kobo <= taken_back_kobo) AND (taken_back_kobo <= amount_kobo))),
  CONSTRAINT payment_settlements_line_check CHECK (((state = ANY (ARRAY['awaited'::text, 'taken-back'::text, 'booked'::text])) = (line_id IS NULL))),
  CONSTRAINT payment_settlements_state_check CHECK ((state = ANY (ARRAY['awaited'::text, 'settled'::text, 'differs'::text, 'taken-back'::text, 'claim'::text, 'claim-met'::text, 'booked'::text])))
);
CREATE INDEX payment_settlements_batch_id_idx ON payment_settlements USING btree (batch_id);
CREATE INDEX payment_settlements_expert_system_id_idx ON payment_settlements USING btree (expert_system_id, paid_on);
CREATE INDEX payment_settlements_line_id_idx ON payment_settlements USING btree (line_id);
CREATE INDEX payment_settlements_mda_id_idx ON payment_settlements USING btree (mda_id, paid_on);
CREATE INDEX payment_settlements_open_idx ON payment_settlements USING btree (provider, paid_on) WHERE (state = ANY (ARRAY['awaited'::text, 'differs'::text, 'claim'::text]));
CREATE INDEX payment_settlements_paid_on_idx ON payment_settlements USING btree (paid_on, payment_id);
CREATE INDEX payment_settlements_reference_idx ON payment_settlements USING btree (provider, provider_ref);
CREATE INDEX payment_settlements_value_date_idx ON payment_settlements USING btree (COALESCE(settled_on, due_on), payment_id);
ALTER TABLE payment_settlements ENABLE ROW LEVEL SECURITY;
GRANT SELECT ON payment_settlements TO portal_read_expert_system, portal_read_mda, portal_read_state;

CREATE TABLE payment_transitions (
  from_state payment_state NOT NULL,
  to_state payment_state NOT NULL,
  verified_only boolean NOT NULL,
  CONSTRAINT payment_transitions_from_state_to_state_pk PRIMARY KEY (from_state, to_state)
);

CREATE TABLE payments (
  id uuid DEFAULT uuidv7() NOT NULL,
  intent_id uuid NOT NULL,
  bill_id uuid NOT NULL,
  provider payment_provider NOT NULL,
  provider_txn_ref text NOT NULL,
  amount_kobo bigint NOT NULL,
  channel text NOT NULL,
  source payment_source NOT NULL,
  disposition payment_disposition NOT NULL,
  paid_at timestamp with time zone NOT NULL,
  recorded_at timestamp with time zone NOT NULL,
  movement text DEFAULT ''::text NOT NULL,
  proposed_by uuid,
  decided_by uuid,
  basket_id uuid,
  CONSTRAINT payments_pkey PRIMARY KEY (id),
  CONSTRAINT payments_movement_unique UNIQUE (provider, provider_txn_ref, movement),
  CONSTRAINT payments_amount_kobo_check CHECK ((amount_kobo > 0)),
  CONSTRAINT payments_movement_check CHECK ((length(movement) <= 200))
);
CREATE INDEX payments_bill_id_idx ON payments USING btree (bill_id);
CREATE INDEX payments_intent_id_idx ON payments USING btree (intent_id);
CREATE INDEX payments_paid_at_idx ON payments USING btree (paid_at);

CREATE TABLE plan_penalties (
  id uuid DEFAULT uuidv7() NOT NULL,
  plan_id uuid NOT NULL,
  state text DEFAULT 'assessed'::text NOT NULL,
  due_at_first_on date NOT NULL,
  as_of date NOT NULL,
  penalty_kobo bigint NOT NULL,
  interest_kobo bigint NOT NULL,
  law text NOT NULL,
  assessed_by uuid NOT NULL,
  assessed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  decided_by uuid,
  decided_at timestamp with time zone,
  bill_id uuid,
  CONSTRAINT plan_penalties_pkey PRIMARY KEY (id),
  CONSTRAINT plan_penalties_bill_id_unique UNIQUE (bill_id),
  CONSTRAINT plan_penalties_amount_check CHECK (((penalty_kobo >= 0) AND (interest_kobo >= 0) AND ((penalty_kobo + interest_kobo) > 0))),
  CONSTRAINT plan_penalties_decided_check CHECK ((((state = 'assessed'::text) = (decided_by IS NULL)) AND ((decided_by IS NULL) = (decided_at IS NULL)) AND ((state = 'billed'::text) = (bill_id IS NOT NULL)))),
  CONSTRAINT plan_penalties_state_check CHECK ((state = ANY (ARRAY['assessed'::text, 'returned'::text, 'billed'::text, 'waived'::text]))),
  CONSTRAINT plan_penalties_two_persons CHECK (((state <> ALL (ARRAY['billed'::text, 'waived'::text])) OR (decided_by <> assessed_by)))
);
CREATE UNIQUE INDEX plan_penalties_one_assessed_idx ON plan_penalties USING btree (plan_id) WHERE (state = 'assessed'::text);
CREATE INDEX plan_penalties_plan_id_idx ON plan_penalties USING btree (plan_id);

CREATE TABLE portfolio_entries (
  tpui text NOT NULL,
  manager_id uuid NOT NULL,
  since timestamp with time zone NOT NULL,
  CONSTRAINT portfolio_entries_pkey PRIMARY KEY (tpui)
);
CREATE INDEX portfolio_entries_manager_id_idx ON portfolio_entries USING btree (manager_id, since);

CREATE TABLE portfolio_moves (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  tpui text NOT NULL,
  from_id uuid,
  to_id uuid,
  batch uuid NOT NULL,
  moved_by uuid,
  reason text NOT NULL,
  at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT portfolio_moves_pkey PRIMARY KEY (id),
  CONSTRAINT portfolio_moves_moves_check CHECK ((from_id IS DISTINCT FROM to_id))
);
CREATE INDEX portfolio_moves_from_id_idx ON portfolio_moves USING btree (from_id, id);
CREATE INDEX portfolio_moves_moved_by_idx ON portfolio_moves USING btree (moved_by);
CREATE INDEX portfolio_moves_to_id_idx ON portfolio_moves USING btree (to_id, id);
CREATE INDEX portfolio_moves_tpui_idx ON portfolio_moves USING btree (tpui, id);

CREATE TABLE provider_minutes (
  provider payment_provider NOT NULL,
  minute timestamp with time zone NOT NULL,
  calls integer NOT NULL,
  failures integer NOT NULL,
  total_ms bigint NOT NULL,
  slowest_ms integer NOT NULL,
  last_reason text,
  last_failure_at timestamp with time zone,
  last_answer_at timestamp with time zone,
  circuit_open_at timestamp with time zone,
  CONSTRAINT provider_minutes_minute_provider_pk PRIMARY KEY (minute, provider),
  CONSTRAINT provider_minutes_calls_check CHECK (((calls >= failures) AND (failures >= 0)))
);

CREATE TABLE provider_notifications (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  provider payment_provider NOT NULL,
  dedupe_key text NOT NULL,
  signature_valid boolean,
  raw bytea NOT NULL,
  headers jsonb DEFAULT '{}'::jsonb NOT NULL,
  received_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  processed_at timestamp with time zone,
  outcome text,
  intent_id uuid,
  provider_reference text,
  order_id text,
  movement_date text,
  movement_reference text,
  tries integer DEFAULT 0 NOT NULL,
  next_try_at timestamp with time zone DEFAULT now() NOT NULL,
  movement_kobo bigint,
  CONSTRAINT provider_notifications_pkey PRIMARY KEY (id),
  CONSTRAINT provider_notifications_provider_dedupe_key_unique UNIQUE (provider, dedupe_key)
);
CREATE INDEX provider_notifications_again_idx ON provider_notifications USING btree (next_try_at) WHERE ((processed_at IS NULL) AND (tries > 0));
CREATE INDEX provider_notifications_fresh_idx ON provider_notifications USING btree (id) WHERE ((processed_at IS NULL) AND (tries = 0));
CREATE INDEX provider_notifications_intent_id_idx ON provider_notifications USING btree (intent_id);

CREATE TABLE provider_observations (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  intent_id uuid NOT NULL,
  source payment_source NOT NULL,
  provider_code text,
  amount_kobo bigint,
  raw text NOT NULL,
  observed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  outcome text,
  doubt text,
  paid_at timestamp with time zone,
  movement_reference text,
  CONSTRAINT provider_observations_pkey PRIMARY KEY (id)
);
CREATE INDEX provider_observations_intent_id_idx ON provider_observations USING btree (intent_id);

CREATE TABLE public_holidays (
  day date NOT NULL,
  name jsonb NOT NULL,
  proposal_id uuid,
  CONSTRAINT public_holidays_pkey PRIMARY KEY (day),
  CONSTRAINT public_holidays_proposal_id_unique UNIQUE (proposal_id)
);

CREATE TABLE receipt_keys_seen (
  kid text NOT NULL,
  since timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  last_started_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT receipt_keys_seen_pkey PRIMARY KEY (kid)
);

CREATE TABLE receipt_voids (
  receipt_id uuid NOT NULL,
  reason text NOT NULL,
  voided_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT receipt_voids_pkey PRIMARY KEY (receipt_id)
);

CREATE TABLE receipts (
  id uuid DEFAULT uuidv7() NOT NULL,
  receipt_number text NOT NULL,
  bill_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  amount_kobo bigint NOT NULL,
  payer_name text NOT NULL,
  issued_at timestamp with time zone NOT NULL,
  CONSTRAINT receipts_pkey PRIMARY KEY (id),
  CONSTRAINT receipts_bill_id_unique UNIQUE (bill_id),
  CONSTRAINT receipts_payment_id_bill_id_unique UNIQUE (payment_id, bill_id),
  CONSTRAINT receipts_receipt_number_unique UNIQUE (receipt_number),
  CONSTRAINT receipts_amount_kobo_check CHECK ((amount_kobo > 0))
);
CREATE INDEX receipts_issued_at_idx ON receipts USING btree (issued_at);

CREATE TABLE reconciliation_runs (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  ran_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  asked_by uuid,
  up_to date NOT NULL,
  opened integer NOT NULL,
  closed integer NOT NULL,
  open_now integer NOT NULL,
  figures jsonb NOT NULL,
  CONSTRAINT reconciliation_runs_pkey PRIMARY KEY (id)
);

CREATE TABLE recovery_codes (
  user_id uuid NOT NULL,
  code_hash bytea NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT recovery_codes_user_id_code_hash_pk PRIMARY KEY (user_id, code_hash)
);

CREATE TABLE redirect_requests (
  id uuid DEFAULT uuidv7() NOT NULL,
  expert_system_id integer NOT NULL,
  address text NOT NULL,
  requested_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT redirect_requests_pkey PRIMARY KEY (id),
  CONSTRAINT redirect_requests_address_check CHECK (((address ~ '^https://[^/?#@]+/[^?#]*$'::text) AND (length(address) <= 200)))
);
CREATE INDEX redirect_requests_expert_system_id_idx ON redirect_requests USING btree (expert_system_id, requested_at);

CREATE TABLE refund_fundings (
  id uuid DEFAULT uuidv7() NOT NULL,
  amount_kobo bigint NOT NULL,
  value_date date NOT NULL,
  advice text NOT NULL,
  reason text NOT NULL,
  state text DEFAULT 'proposed'::text NOT NULL,
  proposed_by uuid NOT NULL,
  proposed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  decided_by uuid,
  decided_at timestamp with time zone,
  CONSTRAINT refund_fundings_pkey PRIMARY KEY (id),
  CONSTRAINT refund_fundings_advice_check CHECK ((length(advice) BETWEEN 3 AND 60)),
  CONSTRAINT refund_fundings_amount_kobo_check CHECK ((amount_kobo > 0)),
  CONSTRAINT refund_fundings_state_check CHECK (((state = ANY (ARRAY['proposed'::text, 'funded'::text, 'refused'::text, 'withdrawn'::text])) AND ((state = 'proposed'::text) = (decided_at IS NULL)) AND ((decided_at IS NULL) = (decided_by IS NULL)))),
  CONSTRAINT refund_fundings_two_check CHECK (((state = ANY (ARRAY['proposed'::text, 'withdrawn'::text])) OR (decided_by <> proposed_by)))
);
CREATE UNIQUE INDEX refund_fundings_advice_idx ON refund_fundings USING btree (advice) WHERE (state = ANY (ARRAY['proposed'::text, 'funded'::text]));
CREATE INDEX refund_fundings_proposed_at_idx ON refund_fundings USING btree (proposed_at);

CREATE TABLE refund_lists (
  id uuid DEFAULT uuidv7() NOT NULL,
  number text NOT NULL,
  made_by uuid NOT NULL,
  made_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT refund_lists_pkey PRIMARY KEY (id),
  CONSTRAINT refund_lists_number_unique UNIQUE (number)
);

CREATE TABLE refund_sends (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  refund_id uuid NOT NULL,
  attempt integer NOT NULL,
  method text NOT NULL,
  reference text NOT NULL,
  sent_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  outcome text,
  answer text,
  answered_at timestamp with time zone,
  asks integer DEFAULT 0 NOT NULL,
  next_ask_at timestamp with time zone,
  CONSTRAINT refund_sends_pkey PRIMARY KEY (id),
  CONSTRAINT refund_sends_attempt_unique UNIQUE (refund_id, attempt),
  CONSTRAINT refund_sends_reference_unique UNIQUE (reference),
  CONSTRAINT refund_sends_method_check CHECK ((method = ANY (ARRAY['provider'::text, 'bank'::text]))),
  CONSTRAINT refund_sends_outcome_check CHECK (((outcome = ANY (ARRAY['done'::text, 'pending'::text, 'failed'::text, 'unknown'::text])) AND ((outcome IS NULL) = (answered_at IS NULL))))
);
CREATE INDEX refund_sends_next_ask_at_idx ON refund_sends USING btree (next_ask_at) WHERE (next_ask_at IS NOT NULL);

CREATE TABLE refunds (
  id uuid DEFAULT uuidv7() NOT NULL,
  number text NOT NULL,
  request_id uuid,
  payment_id uuid NOT NULL,
  bill_id uuid NOT NULL,
  receipt_id uuid,
  proposal_id bigint,
  cause text NOT NULL,
  amount_kobo bigint NOT NULL,
  explanation text NOT NULL,
  is_tax boolean NOT NULL,
  needs_audit boolean NOT NULL,
  requested_by uuid,
  asked_by text NOT NULL,
  requested_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  state text DEFAULT 'requested'::text NOT NULL,
  bank_code text,
  account_number text,
  account_name text,
  method text,
  was_settled boolean,
  list_id uuid,
  CONSTRAINT refunds_pkey PRIMARY KEY (id),
  CONSTRAINT refunds_number_unique UNIQUE (number),
  CONSTRAINT refunds_request_id_unique UNIQUE (request_id),
  CONSTRAINT refunds_account_check CHECK ((((bank_code IS NULL) = (account_number IS NULL)) AND ((bank_code IS NULL) = (account_name IS NULL)) AND (account_number ~ '^[0-9]{10}$'::text) AND (bank_code ~ '^[0-9]{3}$'::text))),
  CONSTRAINT refunds_amount_kobo_check CHECK ((amount_kobo > 0)),
  CONSTRAINT refunds_asked_by_check CHECK ((((asked_by = 'decision'::text) = (proposal_id IS NOT NULL)) AND ((asked_by = 'decision'::text) = (cause = 'decision'::text)) AND ((asked_by = 'decision'::text) = (requested_by IS NULL)))),
  CONSTRAINT refunds_list_check CHECK (((list_id IS NULL) OR (method = 'bank'::text))),
  CONSTRAINT refunds_method_check CHECK (((method = ANY (ARRAY['provider'::text, 'bank'::text])) AND ((method IS NULL) OR (method = 'provider'::text) OR (account_number IS NOT NULL)))),
  CONSTRAINT refunds_origin_check CHECK (((receipt_id IS NULL) <> (proposal_id IS NULL)))
);
CREATE INDEX refunds_bill_id_idx ON refunds USING btree (bill_id);
CREATE INDEX refunds_list_id_idx ON refunds USING btree (list_id);
CREATE UNIQUE INDEX refunds_one_of_proposal_idx ON refunds USING btree (proposal_id);
CREATE UNIQUE INDEX refunds_one_of_receipt_idx ON refunds USING btree (receipt_id) WHERE (state <> ALL (ARRAY['refused'::text, 'withdrawn'::text]));
CREATE INDEX refunds_payment_id_idx ON refunds USING btree (payment_id);
CREATE INDEX refunds_requested_at_idx ON refunds USING btree (requested_at, id);

CREATE TABLE registration_look_ups (
  id uuid DEFAULT uuidv7() NOT NULL,
  token_hash bytea NOT NULL,
  category_id smallint NOT NULL,
  user_name text NOT NULL,
  number_index bytea NOT NULL,
  person_sealed bytea NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  code_hash bytea,
  code_expires_at timestamp with time zone,
  code_tries smallint DEFAULT 0 NOT NULL,
  proved_at timestamp with time zone,
  mismatches smallint DEFAULT 0 NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT registration_look_ups_pkey PRIMARY KEY (id),
  CONSTRAINT registration_look_ups_token_hash_unique UNIQUE (token_hash),
  CONSTRAINT registration_look_ups_user_name_unique UNIQUE (user_name)
);
CREATE INDEX registration_look_ups_expires_at_idx ON registration_look_ups USING btree (expires_at);

CREATE TABLE representations (
  id uuid DEFAULT uuidv7() NOT NULL,
  principal_tpui text NOT NULL,
  invited_by uuid NOT NULL,
  kind text NOT NULL,
  rights text[] NOT NULL,
  label text NOT NULL,
  code_hash bytea NOT NULL,
  invited_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  representative_id uuid,
  accepted_at timestamp with time zone,
  ended_at timestamp with time zone,
  ended_by uuid,
  CONSTRAINT representations_pkey PRIMARY KEY (id),
  CONSTRAINT representations_code_hash_unique UNIQUE (code_hash),
  CONSTRAINT representations_accepted_check CHECK (((representative_id IS NULL) = (accepted_at IS NULL))),
  CONSTRAINT representations_ended_check CHECK (((ended_at IS NULL) = (ended_by IS NULL))),
  CONSTRAINT representations_kind_check CHECK ((kind = ANY (ARRAY['agent'::text, 'person'::text]))),
  CONSTRAINT representations_rights_check CHECK (((cardinality(rights) > 0) AND (rights <@ ARRAY['see'::text, 'bills'::text, 'paye-prepare'::text, 'paye-file'::text, 'withholding-prepare'::text, 'withholding-file'::text])))
);
CREATE INDEX representations_ended_by_idx ON representations USING btree (ended_by);
CREATE INDEX representations_invited_by_idx ON representations USING btree (invited_by);
CREATE INDEX representations_principal_tpui_idx ON representations USING btree (principal_tpui);
CREATE INDEX representations_representative_id_idx ON representations USING btree (representative_id);

CREATE TABLE revenue_heads (
  id integer GENERATED BY DEFAULT AS IDENTITY (START WITH 10001) NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  mda_id integer NOT NULL,
  is_illustrative boolean DEFAULT true NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  allows_plans boolean DEFAULT false NOT NULL,
  CONSTRAINT revenue_heads_pkey PRIMARY KEY (id),
  CONSTRAINT revenue_heads_code_unique UNIQUE (code),
  CONSTRAINT revenue_heads_code_check CHECK ((code ~ '^[0-9]{8}$'::text))
);
CREATE INDEX revenue_heads_mda_id_idx ON revenue_heads USING btree (mda_id);
GRANT SELECT ON revenue_heads TO portal_read_expert_system, portal_read_mda, portal_read_offices, portal_read_state, portal_read_taxpayer, portal_read_totals;

CREATE TABLE revenue_targets (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  year smallint NOT NULL,
  month smallint,
  mda_id integer,
  revenue_head_id integer,
  kobo bigint NOT NULL,
  version smallint NOT NULL,
  source text NOT NULL,
  entered_by text NOT NULL,
  entered_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT revenue_targets_pkey PRIMARY KEY (id),
  CONSTRAINT revenue_targets_kobo_check CHECK ((kobo >= 0)),
  CONSTRAINT revenue_targets_month_check CHECK ((month BETWEEN 1 AND 12)),
  CONSTRAINT revenue_targets_subject_check CHECK (((mda_id IS NULL) OR (revenue_head_id IS NULL)))
);
CREATE INDEX revenue_targets_year_idx ON revenue_targets USING btree (year, version);
ALTER TABLE revenue_targets ENABLE ROW LEVEL SECURITY;
GRANT SELECT ON revenue_targets TO portal_read_mda, portal_read_state, portal_read_totals;

CREATE TABLE review_cases (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  kind text NOT NULL,
  bill_id uuid,
  intent_id uuid,
  payment_id uuid,
  detail jsonb DEFAULT '{}'::jsonb NOT NULL,
  opened_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  resolved_at timestamp with time zone,
  resolution text,
  CONSTRAINT review_cases_pkey PRIMARY KEY (id),
  CONSTRAINT review_cases_resolution_check CHECK (((resolved_at IS NULL) = (resolution IS NULL)))
);
CREATE INDEX review_cases_intent_id_idx ON review_cases USING btree (intent_id);
CREATE INDEX review_cases_open_bill_id_idx ON review_cases USING btree (bill_id) WHERE (resolved_at IS NULL);
CREATE UNIQUE INDEX review_cases_open_kind_intent_id_idx ON review_cases USING btree (kind, intent_id) WHERE ((payment_id IS NULL) AND (resolved_at IS NULL));
CREATE UNIQUE INDEX review_cases_open_kind_payment_id_idx ON review_cases USING btree (kind, payment_id) WHERE (resolved_at IS NULL);
CREATE INDEX review_cases_opened_at_idx ON review_cases USING btree (opened_at, id);
CREATE INDEX review_cases_payment_id_idx ON review_cases USING btree (payment_id);

CREATE TABLE review_findings (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  case_id bigint NOT NULL,
  proposal text NOT NULL,
  outcome text NOT NULL,
  amount_kobo bigint,
  found_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT review_findings_pkey PRIMARY KEY (id),
  CONSTRAINT review_findings_once UNIQUE NULLS NOT DISTINCT (case_id, proposal, outcome, amount_kobo),
  CONSTRAINT review_findings_proposal_check CHECK ((proposal = ANY (ARRAY['accept'::text, 'decide-amount'::text, 'return'::text, 'take-back'::text, 'close'::text])))
);

CREATE TABLE review_proposal_bills (
  proposal_id bigint NOT NULL,
  "position" smallint NOT NULL,
  bill_id uuid NOT NULL,
  amount_kobo bigint NOT NULL,
  write_off_kobo bigint DEFAULT 0 NOT NULL,
  CONSTRAINT review_proposal_bills_proposal_id_position_pk PRIMARY KEY (proposal_id, "position"),
  CONSTRAINT review_proposal_bills_bill UNIQUE (proposal_id, bill_id),
  CONSTRAINT review_proposal_bills_kobo_check CHECK (((amount_kobo > 0) AND (write_off_kobo >= 0)))
);

CREATE TABLE review_proposals (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  case_id bigint NOT NULL,
  decision text NOT NULL,
  bill_id uuid,
  tpui text,
  bill_kobo bigint DEFAULT 0 NOT NULL,
  credit_kobo bigint DEFAULT 0 NOT NULL,
  refund_kobo bigint DEFAULT 0 NOT NULL,
  write_off_kobo bigint DEFAULT 0 NOT NULL,
  book_kobo bigint DEFAULT 0 NOT NULL,
  counters_id bigint,
  proposed_by uuid NOT NULL,
  proposed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  outcome text,
  ended_by uuid,
  ended_at timestamp with time zone,
  movement text,
  CONSTRAINT review_proposals_pkey PRIMARY KEY (id),
  CONSTRAINT review_proposals_decision_check CHECK ((decision = ANY (ARRAY['accept'::text, 'apply'::text, 'spread'::text, 'credit'::text, 'refund'::text, 'take-back'::text, 'book'::text, 'close'::text, 'counter'::text, 'no-payment'::text]))),
  CONSTRAINT review_proposals_kobo_check CHECK ((LEAST(bill_kobo, credit_kobo, refund_kobo, write_off_kobo, book_kobo) >= 0)),
  CONSTRAINT review_proposals_movement_check CHECK (((movement IS NULL) OR ((decision = 'book'::text) AND (length(movement) BETWEEN 1 AND 200)))),
  CONSTRAINT review_proposals_outcome_check CHECK (((outcome = ANY (ARRAY['approved'::text, 'refused'::text, 'withdrawn'::text])) AND ((outcome IS NULL) = (ended_by IS NULL)) AND ((outcome IS NULL) = (ended_at IS NULL)))),
  CONSTRAINT review_proposals_shape_check CHECK ((((bill_id IS NOT NULL) = (decision = ANY (ARRAY['accept'::text, 'apply'::text]))) AND ((bill_kobo > 0) = (decision = ANY (ARRAY['accept'::text, 'apply'::text, 'spread'::text]))) AND ((credit_kobo = 0) OR (tpui IS NOT NULL)) AND ((decision <> 'credit'::text) OR (credit_kobo > 0)) AND ((decision <> 'refund'::text) OR (refund_kobo > 0)) AND ((decision = ANY (ARRAY['accept'::text, 'apply'::text, 'spread'::text, 'credit'::text, 'refund'::text])) OR ((credit_kobo + refund_kobo) = 0)) AND ((write_off_kobo = 0) OR ((bill_kobo > 0) AND ((credit_kobo + refund_kobo) = 0))) AND ((book_kobo > 0) = (decision = 'book'::text)) AND ((counters_id IS NOT NULL) = (decision = 'counter'::text)))),
  CONSTRAINT review_proposals_two_persons_check CHECK (((outcome IS NULL) OR (outcome = 'withdrawn'::text) OR (ended_by <> proposed_by))),
  CONSTRAINT review_proposals_write_off_check CHECK ((write_off_kobo <= 500000))
);
CREATE INDEX review_proposals_bill_id_idx ON review_proposals USING btree (bill_id);
CREATE INDEX review_proposals_case_id_idx ON review_proposals USING btree (case_id, id);
CREATE UNIQUE INDEX review_proposals_countered_once_idx ON review_proposals USING btree (counters_id) WHERE (outcome = 'approved'::text);
CREATE UNIQUE INDEX review_proposals_one_approved_idx ON review_proposals USING btree (case_id) WHERE (outcome = 'approved'::text);
CREATE UNIQUE INDEX review_proposals_one_waits_idx ON review_proposals USING btree (case_id) WHERE (outcome IS NULL);

CREATE TABLE roles (
  name text NOT NULL,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT roles_pkey PRIMARY KEY (name),
  CONSTRAINT roles_name_check CHECK (((name = btrim(name)) AND (length(name) BETWEEN 2 AND 60)))
);

CREATE TABLE saved_views (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  circle text NOT NULL,
  report text NOT NULL,
  name text NOT NULL,
  search text NOT NULL,
  is_shared boolean NOT NULL,
  saved_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT saved_views_pkey PRIMARY KEY (id),
  CONSTRAINT saved_views_user_id_report_name_unique UNIQUE (user_id, report, name),
  CONSTRAINT saved_views_name_check CHECK ((length(name) BETWEEN 1 AND 60)),
  CONSTRAINT saved_views_search_check CHECK ((length(search) <= 1000))
);
CREATE INDEX saved_views_shared_idx ON saved_views USING btree (report, circle) WHERE is_shared;

CREATE TABLE second_factors (
  user_id uuid NOT NULL,
  secret_encrypted bytea NOT NULL,
  enrolled_at timestamp with time zone NOT NULL,
  last_used_step bigint DEFAULT 0 NOT NULL,
  CONSTRAINT second_factors_pkey PRIMARY KEY (user_id)
);

CREATE TABLE service_changes (
  id uuid DEFAULT uuidv7() NOT NULL,
  subject text NOT NULL,
  value jsonb,
  reason text NOT NULL,
  state text DEFAULT 'proposed'::text NOT NULL,
  proposed_by uuid NOT NULL,
  proposed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  decided_by uuid,
  decided_at timestamp with time zone,
  decision_reason text,
  CONSTRAINT service_changes_pkey PRIMARY KEY (id),
  CONSTRAINT service_changes_decided_check CHECK ((((state = 'proposed'::text) = (decided_by IS NULL)) AND ((state = 'proposed'::text) = (decided_at IS NULL)))),
  CONSTRAINT service_changes_refusal_check CHECK (((state <> 'refused'::text) OR (decision_reason IS NOT NULL))),
  CONSTRAINT service_changes_state_check CHECK ((state = ANY (ARRAY['proposed'::text, 'released'::text, 'refused'::text, 'withdrawn'::text]))),
  CONSTRAINT service_changes_subject_check CHECK ((subject ~ '^(mail|amount|feature):[a-z-]+$'::text)),
  CONSTRAINT service_changes_two_check CHECK ( CASE state WHEN 'withdrawn'::text THEN (decided_by = proposed_by) WHEN 'proposed'::text THEN true ELSE ((decided_by <> proposed_by) OR ((state = 'released'::text) AND (subject ~~ 'feature:%'::text) AND (value = 'false'::jsonb))) END)
);
CREATE INDEX service_changes_decided_by_idx ON service_changes USING btree (decided_by);
CREATE INDEX service_changes_proposed_by_idx ON service_changes USING btree (proposed_by);
CREATE INDEX service_changes_subject_idx ON service_changes USING btree (subject, decided_at);
CREATE UNIQUE INDEX service_changes_waiting_key ON service_changes USING btree (subject) WHERE (state = 'proposed'::text);

CREATE TABLE services_given (
  receipt_id uuid NOT NULL,
  mda_id integer NOT NULL,
  given_by uuid NOT NULL,
  given_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT services_given_pkey PRIMARY KEY (receipt_id)
);
CREATE INDEX services_given_given_by_idx ON services_given USING btree (given_by);
CREATE INDEX services_given_mda_id_given_at_idx ON services_given USING btree (mda_id, given_at);

CREATE TABLE sessions (
  id uuid DEFAULT uuidv7() NOT NULL,
  token_hash bytea NOT NULL,
  user_id uuid NOT NULL,
  door text NOT NULL,
  address text NOT NULL,
  device text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  last_used_at timestamp with time zone NOT NULL,
  idle_seconds integer NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  revoked_at timestamp with time zone,
  CONSTRAINT sessions_pkey PRIMARY KEY (id),
  CONSTRAINT sessions_token_hash_unique UNIQUE (token_hash),
  CONSTRAINT sessions_idle_seconds_check CHECK ((idle_seconds > 0))
);
CREATE INDEX sessions_expires_at_idx ON sessions USING btree (expires_at);
CREATE INDEX sessions_user_id_idx ON sessions USING btree (user_id) WHERE (revoked_at IS NULL);

CREATE TABLE settlement_batches (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  provider payment_provider NOT NULL,
  reference text NOT NULL,
  value_date date NOT NULL,
  lines integer DEFAULT 0 NOT NULL,
  gross_kobo bigint DEFAULT 0 NOT NULL,
  fee_kobo bigint DEFAULT 0 NOT NULL,
  net_kobo bigint GENERATED ALWAYS AS ((gross_kobo - fee_kobo)) STORED NOT NULL,
  matched_kobo bigint DEFAULT 0 NOT NULL,
  bank_kobo bigint DEFAULT 0 NOT NULL,
  credited_on date,
  written_off_kobo bigint DEFAULT 0 NOT NULL,
  CONSTRAINT settlement_batches_pkey PRIMARY KEY (id),
  CONSTRAINT settlement_batches_reference_key UNIQUE (provider, reference),
  CONSTRAINT settlement_batches_reference_check CHECK ((length(reference) BETWEEN 1 AND 60))
);
CREATE INDEX settlement_batches_value_date_idx ON settlement_batches USING btree (value_date, id);
ALTER TABLE settlement_batches ENABLE ROW LEVEL SECURITY;
GRANT SELECT ON settlement_batches TO portal_read_expert_system, portal_read_mda, portal_read_state;

CREATE TABLE settlement_cases (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  kind text NOT NULL,
  subject text NOT NULL,
  reference text NOT NULL,
  provider payment_provider,
  payment_id uuid,
  line_id bigint,
  batch_id bigint,
  bank_line_id bigint,
  expected_kobo bigint DEFAULT 0 NOT NULL,
  received_kobo bigint DEFAULT 0 NOT NULL,
  opened_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  day date NOT NULL,
  closed_at timestamp with time zone,
  evidence text,
  CONSTRAINT settlement_cases_pkey PRIMARY KEY (id),
  CONSTRAINT settlement_cases_closed_check CHECK (((closed_at IS NULL) = (evidence IS NULL)))
);
CREATE UNIQUE INDEX settlement_cases_open_idx ON settlement_cases USING btree (kind, subject) WHERE (closed_at IS NULL);
CREATE INDEX settlement_cases_opened_at_idx ON settlement_cases USING btree (opened_at, id);

CREATE TABLE settlement_files (
  id uuid DEFAULT uuidv7() NOT NULL,
  source_id text NOT NULL,
  sha256 text NOT NULL,
  name text NOT NULL,
  bytes integer NOT NULL,
  storage_key text NOT NULL,
  received_by uuid,
  received_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  state text DEFAULT 'received'::text NOT NULL,
  columns jsonb,
  new_lines integer DEFAULT 0 NOT NULL,
  repeated_lines integer DEFAULT 0 NOT NULL,
  bad_lines integer DEFAULT 0 NOT NULL,
  imported_by uuid,
  imported_at timestamp with time zone,
  CONSTRAINT settlement_files_pkey PRIMARY KEY (id),
  CONSTRAINT settlement_files_sha256_unique UNIQUE (sha256),
  CONSTRAINT settlement_files_name_check CHECK ((length(name) BETWEEN 1 AND 120)),
  CONSTRAINT settlement_files_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT settlement_files_state_check CHECK ((state = ANY (ARRAY['received'::text, 'importing'::text, 'imported'::text, 'failed'::text])))
);
CREATE INDEX settlement_files_received_at_idx ON settlement_files USING btree (received_at);

CREATE TABLE settlement_lines (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  batch_id bigint NOT NULL,
  file_id uuid NOT NULL,
  "row" integer NOT NULL,
  provider payment_provider NOT NULL,
  reference text DEFAULT ''::text NOT NULL,
  order_id text DEFAULT ''::text NOT NULL,
  gross_kobo bigint NOT NULL,
  fee_kobo bigint DEFAULT 0 NOT NULL,
  paid_on date NOT NULL,
  channel text DEFAULT ''::text NOT NULL,
  line_hash text NOT NULL,
  state text DEFAULT 'new'::text NOT NULL,
  matched_by text,
  matched_kobo bigint DEFAULT 0 NOT NULL,
  booked_kobo bigint,
  written_off_kobo bigint DEFAULT 0 NOT NULL,
  CONSTRAINT settlement_lines_pkey PRIMARY KEY (id),
  CONSTRAINT settlement_lines_line_hash_unique UNIQUE (line_hash),
  CONSTRAINT settlement_lines_fee_kobo_check CHECK ((abs(fee_kobo) <= abs(gross_kobo))),
  CONSTRAINT settlement_lines_gross_kobo_check CHECK ((gross_kobo <> 0)),
  CONSTRAINT settlement_lines_state_check CHECK ((state = ANY (ARRAY['new'::text, 'matched'::text, 'differs'::text, 'theirs-only'::text, 'takes-back'::text])))
);
CREATE INDEX settlement_lines_batch_id_idx ON settlement_lines USING btree (batch_id);
CREATE INDEX settlement_lines_file_id_idx ON settlement_lines USING btree (file_id);
CREATE INDEX settlement_lines_open_idx ON settlement_lines USING btree (provider) WHERE (state = ANY (ARRAY['new'::text, 'differs'::text, 'theirs-only'::text]));
CREATE INDEX settlement_lines_paid_on_idx ON settlement_lines USING btree (provider, paid_on);
CREATE INDEX settlement_lines_reference_idx ON settlement_lines USING btree (provider, reference);
CREATE INDEX settlement_lines_to_book_idx ON settlement_lines USING btree (batch_id) WHERE ((booked_kobo IS NULL) OR (booked_kobo <> matched_kobo));

CREATE TABLE settlement_proposal_parts (
  proposal_id bigint NOT NULL,
  "position" smallint NOT NULL,
  payment_id uuid,
  batch_id bigint,
  CONSTRAINT settlement_proposal_parts_proposal_id_position_pk PRIMARY KEY (proposal_id, "position"),
  CONSTRAINT settlement_proposal_parts_one_check CHECK ((num_nonnulls(payment_id, batch_id) = 1))
);

CREATE TABLE settlement_proposals (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  case_id bigint NOT NULL,
  action text NOT NULL,
  line_id bigint,
  bank_line_id bigint,
  write_off_kobo bigint DEFAULT 0 NOT NULL,
  proposed_by uuid NOT NULL,
  proposed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  outcome text,
  ended_by uuid,
  ended_at timestamp with time zone,
  intent_id uuid,
  CONSTRAINT settlement_proposals_pkey PRIMARY KEY (id),
  CONSTRAINT settlement_proposals_action_check CHECK (((action = ANY (ARRAY['match'::text, 'write-off'::text, 'book'::text])) AND ((intent_id IS NULL) OR (action = 'book'::text)))),
  CONSTRAINT settlement_proposals_end_check CHECK ((((outcome IS NULL) = (ended_at IS NULL)) AND ((outcome IS NULL) OR (outcome = ANY (ARRAY['approved'::text, 'refused'::text, 'withdrawn'::text, 'lapsed'::text]))))),
  CONSTRAINT settlement_proposals_match_check CHECK ((((action = 'match'::text) = (num_nonnulls(line_id, bank_line_id) = 1)) AND ((action <> 'match'::text) = (write_off_kobo <> 0)))),
  CONSTRAINT settlement_proposals_two_check CHECK (((outcome IS DISTINCT FROM 'approved'::text) OR ((ended_by IS NOT NULL) AND (ended_by <> proposed_by))))
);
CREATE INDEX settlement_proposals_case_id_idx ON settlement_proposals USING btree (case_id);
CREATE UNIQUE INDEX settlement_proposals_waiting_idx ON settlement_proposals USING btree (case_id) WHERE (outcome IS NULL);

CREATE TABLE settlement_row_errors (
  file_id uuid NOT NULL,
  "row" integer NOT NULL,
  "column" text NOT NULL,
  problem text NOT NULL,
  value text NOT NULL,
  CONSTRAINT settlement_row_errors_file_id_row_column_pk PRIMARY KEY (file_id, "row", "column")
);

CREATE TABLE settlement_sources (
  id text NOT NULL,
  name text NOT NULL,
  provider payment_provider,
  columns jsonb,
  settles_after smallint DEFAULT 1 NOT NULL,
  expected_from date DEFAULT ((now() AT TIME ZONE 'Africa/Lagos'::text))::date NOT NULL,
  CONSTRAINT settlement_sources_pkey PRIMARY KEY (id)
);

CREATE TABLE sign_in_challenges (
  token_hash bytea NOT NULL,
  user_id uuid NOT NULL,
  door text NOT NULL,
  secret_encrypted bytea,
  attempts smallint DEFAULT 0 NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT sign_in_challenges_pkey PRIMARY KEY (token_hash)
);
CREATE INDEX sign_in_challenges_expires_at_idx ON sign_in_challenges USING btree (expires_at);
CREATE INDEX sign_in_challenges_user_id_idx ON sign_in_challenges USING btree (user_id);

CREATE TABLE staff_cards (
  code text NOT NULL,
  user_id uuid NOT NULL,
  valid_until date NOT NULL,
  issued_by uuid NOT NULL,
  issued_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  revoked_by uuid,
  revoked_at timestamp with time zone,
  reason text,
  CONSTRAINT staff_cards_pkey PRIMARY KEY (code),
  CONSTRAINT staff_cards_revoked_check CHECK (((revoked_at IS NULL) = (revoked_by IS NULL)))
);
CREATE INDEX staff_cards_issued_by_idx ON staff_cards USING btree (issued_by);
CREATE UNIQUE INDEX staff_cards_one_idx ON staff_cards USING btree (user_id) WHERE (revoked_at IS NULL);
CREATE INDEX staff_cards_revoked_by_idx ON staff_cards USING btree (revoked_by);
CREATE INDEX staff_cards_user_id_idx ON staff_cards USING btree (user_id);

CREATE TABLE states (
  id smallint NOT NULL,
  name text NOT NULL,
  iso_code text NOT NULL,
  zone text NOT NULL,
  CONSTRAINT states_pkey PRIMARY KEY (id),
  CONSTRAINT states_iso_code_unique UNIQUE (iso_code),
  CONSTRAINT states_name_unique UNIQUE (name)
);

CREATE TABLE tax_managers (
  user_id uuid NOT NULL,
  staff_number text DEFAULT ''::text NOT NULL,
  grade text DEFAULT ''::text NOT NULL,
  portfolio_limit integer NOT NULL,
  delegation_limit_kobo bigint DEFAULT 0 NOT NULL,
  changed_by uuid NOT NULL,
  changed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT tax_managers_pkey PRIMARY KEY (user_id),
  CONSTRAINT tax_managers_limits_check CHECK (((portfolio_limit BETWEEN 0 AND 5000) AND (delegation_limit_kobo >= 0)))
);
CREATE INDEX tax_managers_changed_by_idx ON tax_managers USING btree (changed_by);

CREATE TABLE tax_office_hours (
  office_id smallint NOT NULL,
  weekday smallint NOT NULL,
  opens_at time without time zone NOT NULL,
  closes_at time without time zone NOT NULL,
  CONSTRAINT tax_office_hours_office_id_weekday_pk PRIMARY KEY (office_id, weekday),
  CONSTRAINT tax_office_hours_order_check CHECK ((opens_at < closes_at)),
  CONSTRAINT tax_office_hours_weekday_check CHECK ((weekday BETWEEN 1 AND 7))
);

CREATE TABLE tax_office_places (
  office_id smallint NOT NULL,
  lga_id integer,
  address text NOT NULL,
  is_illustrative boolean DEFAULT true NOT NULL,
  CONSTRAINT tax_office_places_pkey PRIMARY KEY (office_id)
);
CREATE INDEX tax_office_places_lga_id_idx ON tax_office_places USING btree (lga_id);

CREATE TABLE tax_offices (
  id smallint GENERATED BY DEFAULT AS IDENTITY (START WITH 1001) NOT NULL,
  name text NOT NULL,
  closed_on date,
  successor_id smallint,
  CONSTRAINT tax_offices_pkey PRIMARY KEY (id),
  CONSTRAINT tax_offices_name_unique UNIQUE (name),
  CONSTRAINT tax_offices_closed_check CHECK ((((closed_on IS NULL) = (successor_id IS NULL)) AND COALESCE((successor_id <> id), true)))
);
CREATE INDEX tax_offices_successor_id_idx ON tax_offices USING btree (successor_id);
GRANT SELECT ON tax_offices TO portal_read_expert_system, portal_read_mda, portal_read_offices, portal_read_state, portal_read_taxpayer, portal_read_totals;

CREATE TABLE taxpayer_categories (
  id smallint NOT NULL,
  name text NOT NULL,
  CONSTRAINT taxpayer_categories_pkey PRIMARY KEY (id),
  CONSTRAINT taxpayer_categories_name_unique UNIQUE (name)
);
GRANT SELECT ON taxpayer_categories TO portal_read_expert_system, portal_read_mda, portal_read_offices, portal_read_state, portal_read_taxpayer, portal_read_totals;

CREATE TABLE taxpayer_import_rows (
  import_id uuid NOT NULL,
  number integer NOT NULL,
  cells text[] NOT NULL,
  problems text[] DEFAULT '{}'::text[] NOT NULL,
  facts jsonb,
  person_key text,
  tpui text,
  is_new boolean DEFAULT false NOT NULL,
  bill_id uuid,
  is_kept boolean DEFAULT false NOT NULL,
  CONSTRAINT taxpayer_import_rows_import_id_number_pk PRIMARY KEY (import_id, number)
);
CREATE INDEX taxpayer_import_rows_bill_id_idx ON taxpayer_import_rows USING btree (bill_id);
CREATE INDEX taxpayer_import_rows_person_key_idx ON taxpayer_import_rows USING btree (import_id, person_key);

CREATE TABLE taxpayer_imports (
  id uuid DEFAULT uuidv7() NOT NULL,
  file_name text NOT NULL,
  headers text[] NOT NULL,
  mapping jsonb DEFAULT '{}'::jsonb NOT NULL,
  state text DEFAULT 'read'::text NOT NULL,
  rows integer DEFAULT 0 NOT NULL,
  good integer DEFAULT 0 NOT NULL,
  bad integer DEFAULT 0 NOT NULL,
  new_taxpayers integer DEFAULT 0 NOT NULL,
  bills integer DEFAULT 0 NOT NULL,
  total_kobo bigint DEFAULT 0 NOT NULL,
  kept integer DEFAULT 0 NOT NULL,
  uploaded_by uuid NOT NULL,
  uploaded_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  proposed_by uuid,
  work_id uuid,
  released_by uuid,
  applied_at timestamp with time zone,
  undone_by uuid,
  undone_at timestamp with time zone,
  undo_reason text,
  undo_proposed_by uuid,
  undo_work_id uuid,
  content_digest bytea,
  CONSTRAINT taxpayer_imports_pkey PRIMARY KEY (id),
  CONSTRAINT taxpayer_imports_state_check CHECK ((state = ANY (ARRAY['read'::text, 'checked'::text, 'proposed'::text, 'released'::text, 'applied'::text, 'undone'::text]))),
  CONSTRAINT taxpayer_imports_two_persons_check CHECK ( CASE WHEN (state = ANY (ARRAY['released'::text, 'applied'::text, 'undone'::text])) THEN ((released_by IS NOT NULL) AND (released_by <> proposed_by)) ELSE (released_by IS NULL) END),
  CONSTRAINT taxpayer_imports_undone_check CHECK (((state = 'undone'::text) = (undone_by IS NOT NULL)))
);
CREATE UNIQUE INDEX taxpayer_imports_content_digest_idx ON taxpayer_imports USING btree (content_digest) WHERE (state <> 'undone'::text);
CREATE INDEX taxpayer_imports_proposed_by_idx ON taxpayer_imports USING btree (proposed_by);
CREATE INDEX taxpayer_imports_released_by_idx ON taxpayer_imports USING btree (released_by);
CREATE INDEX taxpayer_imports_undo_proposed_by_idx ON taxpayer_imports USING btree (undo_proposed_by);
CREATE INDEX taxpayer_imports_undone_by_idx ON taxpayer_imports USING btree (undone_by);
CREATE INDEX taxpayer_imports_uploaded_at_idx ON taxpayer_imports USING btree (uploaded_at, id);
CREATE INDEX taxpayer_imports_uploaded_by_idx ON taxpayer_imports USING btree (uploaded_by);

CREATE TABLE taxpayer_merges (
  id uuid DEFAULT uuidv7() NOT NULL,
  action text NOT NULL,
  from_tpui text NOT NULL,
  into_tpui text NOT NULL,
  reason text NOT NULL,
  state text DEFAULT 'proposed'::text NOT NULL,
  proposed_by uuid NOT NULL,
  proposed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  decided_by uuid,
  decided_at timestamp with time zone,
  office_was smallint,
  office_source_was text,
  account_was text,
  CONSTRAINT taxpayer_merges_pkey PRIMARY KEY (id),
  CONSTRAINT taxpayer_merges_decided_check CHECK (((state = 'proposed'::text) = (decided_by IS NULL))),
  CONSTRAINT taxpayer_merges_two_check CHECK ((from_tpui <> into_tpui)),
  CONSTRAINT taxpayer_merges_two_persons_check CHECK (((decided_by IS DISTINCT FROM proposed_by) OR (state = 'withdrawn'::text)))
);
CREATE INDEX taxpayer_merges_decided_by_idx ON taxpayer_merges USING btree (decided_by);
CREATE INDEX taxpayer_merges_from_tpui_idx ON taxpayer_merges USING btree (from_tpui, proposed_at);
CREATE INDEX taxpayer_merges_into_tpui_idx ON taxpayer_merges USING btree (into_tpui);
CREATE UNIQUE INDEX taxpayer_merges_pending_idx ON taxpayer_merges USING btree (from_tpui) WHERE (state = 'proposed'::text);
CREATE INDEX taxpayer_merges_proposed_by_idx ON taxpayer_merges USING btree (proposed_by);

CREATE TABLE taxpayers (
  tpui text NOT NULL,
  user_id uuid,
  name text NOT NULL,
  phone text NOT NULL,
  category_id smallint NOT NULL,
  lga_id integer,
  home_office_id smallint,
  home_office_source text,
  standing text NOT NULL,
  registered_on date NOT NULL,
  merged_into text,
  CONSTRAINT taxpayers_pkey PRIMARY KEY (tpui),
  CONSTRAINT taxpayers_user_id_unique UNIQUE (user_id),
  CONSTRAINT taxpayers_account_check CHECK (((user_id IS NOT NULL) = (standing = ANY (ARRAY['active'::text, 'suspended'::text])))),
  CONSTRAINT taxpayers_home_office_source_check CHECK (((home_office_id IS NULL) = (home_office_source IS NULL))),
  CONSTRAINT taxpayers_standing_check CHECK ((standing = ANY (ARRAY['active'::text, 'suspended'::text, 'known'::text, 'closed'::text])))
);
CREATE INDEX taxpayers_home_office_id_registered_on_idx ON taxpayers USING btree (home_office_id, registered_on);
CREATE INDEX taxpayers_merged_into_idx ON taxpayers USING btree (merged_into) WHERE (merged_into IS NOT NULL);
CREATE INDEX taxpayers_name_idx ON taxpayers USING gin (lower(name) gin_trgm_ops);
CREATE INDEX taxpayers_phone_idx ON taxpayers USING btree (phone);
CREATE INDEX taxpayers_registered_on_idx ON taxpayers USING btree (registered_on, tpui);
CREATE INDEX taxpayers_sound_idx ON taxpayers USING btree (sound_of_name(name), registered_on);
ALTER TABLE taxpayers ENABLE ROW LEVEL SECURITY;
GRANT SELECT ON taxpayers TO portal_read_offices, portal_read_state;

CREATE TABLE totals_proofs (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  started_at timestamp with time zone NOT NULL,
  finished_at timestamp with time zone NOT NULL,
  holds boolean NOT NULL,
  differences jsonb NOT NULL,
  CONSTRAINT totals_proofs_pkey PRIMARY KEY (id),
  CONSTRAINT totals_proofs_holds_check CHECK ((holds = (differences = '[]'::jsonb)))
);

CREATE TABLE totals_queue (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  measure text NOT NULL,
  status text NOT NULL,
  day date NOT NULL,
  mda_id integer NOT NULL,
  revenue_head_id integer NOT NULL,
  tax_office_id smallint,
  lga_id integer,
  payer_category_id smallint NOT NULL,
  expert_system_id integer,
  engine_code_id integer,
  channel_id smallint,
  gateway_id text,
  hour smallint,
  documents smallint NOT NULL,
  lines smallint NOT NULL,
  kobo bigint NOT NULL,
  CONSTRAINT totals_queue_pkey PRIMARY KEY (id)
);

CREATE TABLE treasury_accounts (
  id uuid DEFAULT uuidv7() NOT NULL,
  mda_id integer NOT NULL,
  bank_code text NOT NULL,
  account_number text NOT NULL,
  account_name text NOT NULL,
  state text DEFAULT 'proposed'::text NOT NULL,
  reason text NOT NULL,
  proposed_by uuid NOT NULL,
  proposed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  decided_by uuid,
  decided_at timestamp with time zone,
  CONSTRAINT treasury_accounts_pkey PRIMARY KEY (id),
  CONSTRAINT treasury_accounts_number_check CHECK (((account_number ~ '^[0-9]{10}$'::text) AND (bank_code ~ '^[0-9]{3}$'::text) AND (length(account_name) BETWEEN 3 AND 80))),
  CONSTRAINT treasury_accounts_state_check CHECK (((state = ANY (ARRAY['proposed'::text, 'active'::text, 'refused'::text, 'withdrawn'::text, 'replaced'::text])) AND ((state = 'proposed'::text) = (decided_at IS NULL)) AND ((decided_at IS NULL) = (decided_by IS NULL)))),
  CONSTRAINT treasury_accounts_two_check CHECK (((state = ANY (ARRAY['proposed'::text, 'withdrawn'::text])) OR (decided_by <> proposed_by)))
);
CREATE UNIQUE INDEX treasury_accounts_active_idx ON treasury_accounts USING btree (mda_id) WHERE (state = 'active'::text);
CREATE INDEX treasury_accounts_mda_id_idx ON treasury_accounts USING btree (mda_id, proposed_at);
CREATE UNIQUE INDEX treasury_accounts_waits_idx ON treasury_accounts USING btree (mda_id) WHERE (state = 'proposed'::text);

CREATE TABLE treasury_mda_snapshots (
  year smallint NOT NULL,
  mda_id integer NOT NULL,
  paid_kobo bigint NOT NULL,
  settled_kobo bigint NOT NULL,
  median_days numeric(6,1),
  CONSTRAINT treasury_mda_snapshots_pk PRIMARY KEY (year, mda_id),
  CONSTRAINT treasury_mda_snapshots_settled_check CHECK ((settled_kobo BETWEEN 0 AND paid_kobo))
);
ALTER TABLE treasury_mda_snapshots ENABLE ROW LEVEL SECURITY;
GRANT SELECT ON treasury_mda_snapshots TO portal_read_state, portal_read_totals;

CREATE TABLE treasury_snapshots (
  year smallint NOT NULL,
  until date NOT NULL,
  settled_since date,
  paid_kobo bigint,
  settled_kobo bigint,
  median_days numeric(6,1),
  served_since date,
  receipts integer,
  served integer,
  taken_at timestamp with time zone NOT NULL,
  CONSTRAINT treasury_snapshots_pkey PRIMARY KEY (year),
  CONSTRAINT treasury_snapshots_served_check CHECK ((((served_since IS NULL) = (receipts IS NULL)) AND ((receipts IS NULL) = (served IS NULL)) AND (served <= receipts))),
  CONSTRAINT treasury_snapshots_settled_check CHECK ((((settled_since IS NULL) = (paid_kobo IS NULL)) AND ((paid_kobo IS NULL) = (settled_kobo IS NULL)) AND (settled_kobo <= paid_kobo)))
);
ALTER TABLE treasury_snapshots ENABLE ROW LEVEL SECURITY;
GRANT SELECT ON treasury_snapshots TO portal_read_state, portal_read_totals;

CREATE TABLE user_pictures (
  user_id uuid NOT NULL,
  name text NOT NULL,
  jpeg bytea NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT user_pictures_pkey PRIMARY KEY (user_id),
  CONSTRAINT user_pictures_name_unique UNIQUE (name),
  CONSTRAINT user_pictures_jpeg_check CHECK (((octet_length(jpeg) >= 1) AND (octet_length(jpeg) <= 131072)))
);

CREATE TABLE user_registrations (
  user_id uuid NOT NULL,
  category_id smallint NOT NULL,
  user_name text NOT NULL,
  phone_number text NOT NULL,
  date_of_birth date NOT NULL,
  gender_id smallint NOT NULL,
  occupation text NOT NULL,
  nationality text NOT NULL,
  state_id smallint NOT NULL,
  lga_id integer NOT NULL,
  address_line1 text NOT NULL,
  address_line2 text,
  postal_code text,
  identity_proof text NOT NULL,
  agent_pre_registration_id uuid,
  registered_at timestamp with time zone NOT NULL,
  CONSTRAINT user_registrations_pkey PRIMARY KEY (user_id),
  CONSTRAINT user_registrations_agent_pre_registration_id_unique UNIQUE (agent_pre_registration_id),
  CONSTRAINT user_registrations_user_name_unique UNIQUE (user_name),
  CONSTRAINT user_registrations_agent_proof_check CHECK (((agent_pre_registration_id IS NULL) OR (identity_proof = 'code'::text))),
  CONSTRAINT user_registrations_identity_proof_check CHECK ((identity_proof = ANY (ARRAY['code'::text, 'office'::text, 'details'::text])))
);

CREATE TABLE user_roles (
  user_id uuid NOT NULL,
  role_name text NOT NULL,
  "position" integer NOT NULL,
  CONSTRAINT user_roles_user_id_role_name_pk PRIMARY KEY (user_id, role_name)
);
CREATE UNIQUE INDEX user_roles_position_idx ON user_roles USING btree (user_id, "position");
CREATE INDEX user_roles_role_name_idx ON user_roles USING btree (role_name);

CREATE TABLE users (
  id uuid DEFAULT uuidv7() NOT NULL,
  email text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  other_name text,
  avatar text,
  password_hash text,
  email_verified_at timestamp with time zone,
  status text DEFAULT 'active'::text NOT NULL,
  tpui text,
  nin_encrypted bytea,
  nin_blind_index bytea,
  nin_last4 text,
  mda_id integer,
  tax_office_id smallint,
  expert_system_id integer,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  person_blind_index bytea,
  user_type text,
  CONSTRAINT users_pkey PRIMARY KEY (id),
  CONSTRAINT users_tpui_unique UNIQUE (tpui),
  CONSTRAINT users_deleted_check CHECK (((status <> 'deleted'::text) OR (password_hash IS NULL))),
  CONSTRAINT users_email_check CHECK ((email = lower(email))),
  CONSTRAINT users_identified_check CHECK (((user_type IS NOT NULL) OR ((nin_blind_index IS NULL) AND (person_blind_index IS NULL)))),
  CONSTRAINT users_nin_check CHECK ((((nin_encrypted IS NULL) = (nin_blind_index IS NULL)) AND ((nin_encrypted IS NULL) = (nin_last4 IS NULL)))),
  CONSTRAINT users_status_check CHECK ((status = ANY (ARRAY['active'::text, 'suspended'::text, 'deleted'::text]))),
  CONSTRAINT users_user_type_check CHECK ((user_type = ANY (ARRAY['Agent'::text, 'Individual'::text, 'Corporate'::text, 'State Agency'::text, 'Federal Agency'::text])))
);
CREATE UNIQUE INDEX users_email_idx ON users USING btree (email) WHERE (status <> 'deleted'::text);
CREATE INDEX users_expert_system_id_idx ON users USING btree (expert_system_id);
CREATE INDEX users_mda_id_idx ON users USING btree (mda_id);
CREATE INDEX users_nin_blind_index_idx ON users USING btree (nin_blind_index) WHERE ((nin_blind_index IS NOT NULL) AND (tpui IS NOT NULL));
CREATE UNIQUE INDEX users_nin_of_person_idx ON users USING btree (nin_blind_index, user_type) WHERE ((status <> 'deleted'::text) AND (tpui IS NOT NULL) AND (user_type = ANY (ARRAY['Individual'::text, 'Agent'::text])));
CREATE UNIQUE INDEX users_person_index_of_person_idx ON users USING btree (person_blind_index, user_type) WHERE ((status <> 'deleted'::text) AND (tpui IS NOT NULL) AND (user_type = ANY (ARRAY['Individual'::text, 'Agent'::text])));
CREATE INDEX users_tax_office_id_idx ON users USING btree (tax_office_id);

CREATE TABLE withholding_column_maps (
  tpui text NOT NULL,
  headings jsonb NOT NULL,
  saved_at timestamp with time zone NOT NULL,
  CONSTRAINT withholding_column_maps_pkey PRIMARY KEY (tpui)
);

CREATE TABLE withholding_notes (
  schedule_id uuid NOT NULL,
  beneficiary text NOT NULL,
  tax_kobo bigint NOT NULL,
  made_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  taken_back_at timestamp with time zone,
  taken_back_by uuid,
  taken_back_reason text DEFAULT ''::text NOT NULL,
  CONSTRAINT withholding_notes_schedule_id_beneficiary_pk PRIMARY KEY (schedule_id, beneficiary),
  CONSTRAINT withholding_notes_taken_back_check CHECK ((((taken_back_at IS NULL) = (taken_back_by IS NULL)) AND ((taken_back_at IS NULL) = (taken_back_reason = ''::text)))),
  CONSTRAINT withholding_notes_tax_kobo_check CHECK ((tax_kobo > 0))
);

CREATE TABLE withholding_queries (
  id uuid DEFAULT uuidv7() NOT NULL,
  schedule_id uuid NOT NULL,
  "position" integer,
  asked_by uuid NOT NULL,
  CONSTRAINT withholding_queries_pkey PRIMARY KEY (id)
);
CREATE INDEX withholding_queries_asked_by_idx ON withholding_queries USING btree (asked_by);
CREATE INDEX withholding_queries_schedule_id_idx ON withholding_queries USING btree (schedule_id);

CREATE TABLE withholding_query_words (
  query_id uuid NOT NULL,
  "position" smallint NOT NULL,
  side text NOT NULL,
  text text NOT NULL,
  said_by uuid NOT NULL,
  said_at timestamp with time zone NOT NULL,
  CONSTRAINT withholding_query_words_query_id_position_pk PRIMARY KEY (query_id, "position"),
  CONSTRAINT withholding_query_words_side_check CHECK (((side = ANY (ARRAY['office'::text, 'employer'::text])) AND (("position" > 1) OR (side = 'office'::text)))),
  CONSTRAINT withholding_query_words_text_check CHECK (((length(text) BETWEEN 3 AND 2000) AND ("position" >= 1)))
);
CREATE INDEX withholding_query_words_said_by_idx ON withholding_query_words USING btree (said_by);

CREATE TABLE withholding_rows (
  schedule_id uuid NOT NULL,
  "position" integer NOT NULL,
  name text NOT NULL,
  tax_id text NOT NULL,
  payee text NOT NULL,
  transaction text NOT NULL,
  state_id smallint NOT NULL,
  invoice text NOT NULL,
  gross_kobo bigint NOT NULL,
  deducted_kobo bigint NOT NULL,
  rate_ppm integer NOT NULL,
  is_doubled boolean NOT NULL,
  law_kobo bigint NOT NULL,
  due_kobo bigint NOT NULL,
  beneficiary text GENERATED ALWAYS AS (md5( CASE WHEN (tax_id <> ''::text) THEN ('id:'::text || lower(translate(tax_id, '- '::text, ''::text))) ELSE ('name:'::text || lower(name)) END)) STORED NOT NULL,
  CONSTRAINT withholding_rows_schedule_id_position_pk PRIMARY KEY (schedule_id, "position"),
  CONSTRAINT withholding_rows_amounts_check CHECK (((LEAST(deducted_kobo, law_kobo) >= 0) AND (GREATEST(deducted_kobo, law_kobo) <= gross_kobo) AND (gross_kobo > 0) AND ((due_kobo = 0) OR (due_kobo = GREATEST(law_kobo, deducted_kobo))))),
  CONSTRAINT withholding_rows_payee_check CHECK (((payee = ANY (ARRAY['resident-company'::text, 'non-resident-company'::text, 'resident-individual'::text, 'non-resident-individual'::text])) AND ((due_kobo = 0) OR (payee = 'resident-individual'::text)))),
  CONSTRAINT withholding_rows_rate_check CHECK (((rate_ppm BETWEEN 0 AND 1000000) AND ((rate_ppm > 0) OR (law_kobo = 0))))
);
CREATE INDEX withholding_rows_beneficiary_idx ON withholding_rows USING btree (beneficiary);
CREATE INDEX withholding_rows_state_id_idx ON withholding_rows USING btree (state_id);

CREATE TABLE withholding_schedules (
  id uuid DEFAULT uuidv7() NOT NULL,
  tpui text NOT NULL,
  month date NOT NULL,
  version smallint NOT NULL,
  state text DEFAULT 'draft'::text NOT NULL,
  payer text NOT NULL,
  payments integer DEFAULT 0 NOT NULL,
  gross_kobo bigint DEFAULT 0 NOT NULL,
  deducted_kobo bigint DEFAULT 0 NOT NULL,
  law_kobo bigint DEFAULT 0 NOT NULL,
  due_kobo bigint DEFAULT 0 NOT NULL,
  before_kobo bigint NOT NULL,
  bill_id uuid,
  saved_by uuid NOT NULL,
  saved_at timestamp with time zone NOT NULL,
  filed_by uuid,
  filed_at timestamp with time zone,
  left_out jsonb DEFAULT '[]'::jsonb NOT NULL,
  replaced_kobo bigint DEFAULT 0 NOT NULL,
  CONSTRAINT withholding_schedules_pkey PRIMARY KEY (id),
  CONSTRAINT withholding_schedules_bill_id_unique UNIQUE (bill_id),
  CONSTRAINT withholding_schedules_version_key UNIQUE (tpui, month, version),
  CONSTRAINT withholding_schedules_bill_check CHECK ((((bill_id IS NOT NULL) = ((state = 'filed'::text) AND (due_kobo > (before_kobo - replaced_kobo)))) AND (replaced_kobo BETWEEN 0 AND before_kobo))),
  CONSTRAINT withholding_schedules_filed_check CHECK (((state = ANY (ARRAY['draft'::text, 'filed'::text])) AND ((state = 'filed'::text) = (filed_at IS NOT NULL)) AND ((filed_at IS NULL) = (filed_by IS NULL)))),
  CONSTRAINT withholding_schedules_left_out_check CHECK (((jsonb_typeof(left_out) = 'array'::text) AND (jsonb_array_length(left_out) <= 1000))),
  CONSTRAINT withholding_schedules_month_check CHECK ((month = (date_trunc('month'::text, (month)::timestamp with time zone))::date)),
  CONSTRAINT withholding_schedules_payer_check CHECK (((version >= 1) AND (payer = ANY (ARRAY['company'::text, 'small-business'::text]))))
);
CREATE INDEX withholding_schedules_filed_by_idx ON withholding_schedules USING btree (filed_by);
CREATE UNIQUE INDEX withholding_schedules_one_draft ON withholding_schedules USING btree (tpui, month) WHERE (state = 'draft'::text);
CREATE INDEX withholding_schedules_saved_by_idx ON withholding_schedules USING btree (saved_by);
ALTER TABLE withholding_schedules ENABLE ROW LEVEL SECURITY;
GRANT SELECT ON withholding_schedules TO portal_read_offices, portal_read_state;

CREATE TABLE work_assignments (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  item_id uuid NOT NULL,
  assignee_id uuid,
  assigned_by uuid NOT NULL,
  reason text,
  at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT work_assignments_pkey PRIMARY KEY (id),
  CONSTRAINT work_assignments_reason_check CHECK ((length(reason) <= 2000))
);
CREATE INDEX work_assignments_assigned_by_idx ON work_assignments USING btree (assigned_by);
CREATE INDEX work_assignments_assignee_id_idx ON work_assignments USING btree (assignee_id);
CREATE INDEX work_assignments_item_id_idx ON work_assignments USING btree (item_id, id);

CREATE TABLE work_capacities (
  user_id uuid NOT NULL,
  capacity text NOT NULL,
  given_by uuid NOT NULL,
  given_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT work_capacities_user_id_capacity_pk PRIMARY KEY (user_id, capacity),
  CONSTRAINT work_capacities_capacity_check CHECK ((capacity = ANY (ARRAY['headquarters'::text, 'legal'::text])))
);
CREATE INDEX work_capacities_given_by_idx ON work_capacities USING btree (given_by);

CREATE TABLE work_covers (
  id uuid DEFAULT uuidv7() NOT NULL,
  absent_id uuid NOT NULL,
  cover_id uuid NOT NULL,
  from_day date NOT NULL,
  until_day date NOT NULL,
  entered_by uuid NOT NULL,
  entered_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  ended_at timestamp with time zone,
  ended_by uuid,
  CONSTRAINT work_covers_pkey PRIMARY KEY (id),
  CONSTRAINT work_covers_days_check CHECK ((from_day <= until_day)),
  CONSTRAINT work_covers_ended_check CHECK (((ended_at IS NULL) = (ended_by IS NULL))),
  CONSTRAINT work_covers_two_check CHECK ((absent_id <> cover_id))
);
CREATE INDEX work_covers_absent_id_idx ON work_covers USING btree (absent_id);
CREATE INDEX work_covers_cover_id_idx ON work_covers USING btree (cover_id);
CREATE INDEX work_covers_ended_by_idx ON work_covers USING btree (ended_by);
CREATE INDEX work_covers_entered_by_idx ON work_covers USING btree (entered_by);

CREATE TABLE work_items (
  id uuid DEFAULT uuidv7() NOT NULL,
  kind text NOT NULL,
  state text NOT NULL,
  subject text NOT NULL,
  reference text NOT NULL,
  office_id smallint,
  assignee_id uuid,
  opened_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  since timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  closed_at timestamp with time zone,
  version integer DEFAULT 0 NOT NULL,
  deadline_id uuid,
  tpui text,
  CONSTRAINT work_items_pkey PRIMARY KEY (id),
  CONSTRAINT work_items_deadline_id_unique UNIQUE (deadline_id),
  CONSTRAINT work_items_subject_key UNIQUE (kind, subject)
);
CREATE INDEX work_items_assignee_id_idx ON work_items USING btree (assignee_id) WHERE (closed_at IS NULL);
CREATE INDEX work_items_kind_state_idx ON work_items USING btree (kind, state);
CREATE INDEX work_items_office_id_idx ON work_items USING btree (office_id, opened_at);
CREATE INDEX work_items_open_idx ON work_items USING btree (opened_at, id) WHERE (closed_at IS NULL);
CREATE INDEX work_items_reference_idx ON work_items USING btree (reference, id);
CREATE INDEX work_items_since_idx ON work_items USING btree (since, id);
CREATE INDEX work_items_tpui_idx ON work_items USING btree (tpui) WHERE (closed_at IS NULL);

CREATE TABLE work_moves (
  kind text NOT NULL,
  move text NOT NULL,
  from_state text NOT NULL,
  to_state text NOT NULL,
  actors text[] NOT NULL,
  needs_reason boolean NOT NULL,
  needs_document boolean NOT NULL,
  other_than text[] NOT NULL,
  CONSTRAINT work_moves_kind_move_from_state_pk PRIMARY KEY (kind, move, from_state)
);

CREATE TABLE work_states (
  kind text NOT NULL,
  state text NOT NULL,
  opened_by text[],
  is_final boolean NOT NULL,
  CONSTRAINT work_states_kind_state_pk PRIMARY KEY (kind, state)
);

CREATE TABLE work_steps (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  item_id uuid NOT NULL,
  number integer NOT NULL,
  move text NOT NULL,
  to_state text NOT NULL,
  at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  user_id uuid,
  on_behalf_of uuid,
  role text,
  reason text,
  document text,
  CONSTRAINT work_steps_pkey PRIMARY KEY (id),
  CONSTRAINT work_steps_number_key UNIQUE (item_id, number),
  CONSTRAINT work_steps_behalf_check CHECK (((on_behalf_of IS NULL) OR (user_id IS NOT NULL))),
  CONSTRAINT work_steps_reason_check CHECK (((length(reason) <= 2000) AND (length(document) <= 200)))
);
CREATE INDEX work_steps_on_behalf_of_idx ON work_steps USING btree (on_behalf_of);
CREATE INDEX work_steps_user_id_idx ON work_steps USING btree (user_id);

-- Counters of calls per address; the application made them by itself while it owned the schema.
CREATE TABLE IF NOT EXISTS rate_limits (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint);

-- References between tables.
ALTER TABLE access_review_persons ADD CONSTRAINT access_review_persons_decided_by_users_id_fk FOREIGN KEY (decided_by) REFERENCES users(id);
ALTER TABLE access_review_persons ADD CONSTRAINT access_review_persons_review_id_access_reviews_id_fk FOREIGN KEY (review_id) REFERENCES access_reviews(id);
ALTER TABLE access_review_persons ADD CONSTRAINT access_review_persons_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE access_reviews ADD CONSTRAINT access_reviews_opened_by_users_id_fk FOREIGN KEY (opened_by) REFERENCES users(id);
ALTER TABLE account_deletions ADD CONSTRAINT account_deletions_decided_by_users_id_fk FOREIGN KEY (decided_by) REFERENCES users(id);
ALTER TABLE account_deletions ADD CONSTRAINT account_deletions_proposed_by_users_id_fk FOREIGN KEY (proposed_by) REFERENCES users(id);
ALTER TABLE account_deletions ADD CONSTRAINT account_deletions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE activity_log ADD CONSTRAINT activity_log_seal_id_activity_seals_id_fk FOREIGN KEY (seal_id) REFERENCES activity_seals(id);
ALTER TABLE agent_applications ADD CONSTRAINT agent_applications_decided_by_users_id_fk FOREIGN KEY (decided_by) REFERENCES users(id);
ALTER TABLE agent_applications ADD CONSTRAINT agent_applications_lga_id_lgas_id_fk FOREIGN KEY (lga_id) REFERENCES lgas(id);
ALTER TABLE agent_documents ADD CONSTRAINT agent_documents_type_id_agent_document_types_id_fk FOREIGN KEY (type_id) REFERENCES agent_document_types(id);
ALTER TABLE agent_documents ADD CONSTRAINT agent_documents_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE agent_fee_bills ADD CONSTRAINT agent_fee_bills_bill_id_bills_id_fk FOREIGN KEY (bill_id) REFERENCES bills(id);
ALTER TABLE agent_fee_bills ADD CONSTRAINT agent_fee_bills_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE agent_pre_registrations ADD CONSTRAINT agent_pre_registrations_agency_id_agencies_id_fk FOREIGN KEY (agency_id) REFERENCES agencies(id);
ALTER TABLE agent_pre_registrations ADD CONSTRAINT agent_pre_registrations_used_by_users_id_fk FOREIGN KEY (used_by) REFERENCES users(id);
ALTER TABLE answer_templates ADD CONSTRAINT answer_templates_changed_by_users_id_fk FOREIGN KEY (changed_by) REFERENCES users(id);
ALTER TABLE bank_lines ADD CONSTRAINT bank_lines_batch_id_settlement_batches_id_fk FOREIGN KEY (batch_id) REFERENCES settlement_batches(id);
ALTER TABLE bank_lines ADD CONSTRAINT bank_lines_file_id_settlement_files_id_fk FOREIGN KEY (file_id) REFERENCES settlement_files(id);
ALTER TABLE bill_corrections ADD CONSTRAINT bill_corrections_bill_id_bills_id_fk FOREIGN KEY (bill_id) REFERENCES bills(id);
ALTER TABLE bill_corrections ADD CONSTRAINT bill_corrections_corrected_by_users_id_fk FOREIGN KEY (corrected_by) REFERENCES users(id);
ALTER TABLE bill_corrections ADD CONSTRAINT bill_corrections_new_bill_id_bills_id_fk FOREIGN KEY (new_bill_id) REFERENCES bills(id);
ALTER TABLE bill_disputes ADD CONSTRAINT bill_disputes_bill_id_bills_id_fk FOREIGN KEY (bill_id) REFERENCES bills(id);
ALTER TABLE bill_line_terms ADD CONSTRAINT bill_line_terms_line_fk FOREIGN KEY (bill_id, "position") REFERENCES bill_lines(bill_id, "position");
ALTER TABLE bill_line_terms ADD CONSTRAINT bill_line_terms_tariff_id_head_tariffs_id_fk FOREIGN KEY (tariff_id) REFERENCES head_tariffs(id);
ALTER TABLE bill_lines ADD CONSTRAINT bill_lines_bill_id_bills_id_fk FOREIGN KEY (bill_id) REFERENCES bills(id);
ALTER TABLE bill_lines ADD CONSTRAINT bill_lines_revenue_head_id_revenue_heads_id_fk FOREIGN KEY (revenue_head_id) REFERENCES revenue_heads(id);
ALTER TABLE bill_mails ADD CONSTRAINT bill_mails_bill_id_bills_id_fk FOREIGN KEY (bill_id) REFERENCES bills(id);
ALTER TABLE bill_messages ADD CONSTRAINT bill_messages_asked_by_users_id_fk FOREIGN KEY (asked_by) REFERENCES users(id);
ALTER TABLE bill_messages ADD CONSTRAINT bill_messages_bill_id_bills_id_fk FOREIGN KEY (bill_id) REFERENCES bills(id);
ALTER TABLE bill_renewals ADD CONSTRAINT bill_renewals_bill_id_bills_id_fk FOREIGN KEY (bill_id) REFERENCES bills(id);
ALTER TABLE bills ADD CONSTRAINT bills_engine_code_of_expert_system_fk FOREIGN KEY (expert_system_id, engine_code_id) REFERENCES engine_codes(expert_system_id, id);
ALTER TABLE bills ADD CONSTRAINT bills_expert_system_id_expert_systems_id_fk FOREIGN KEY (expert_system_id) REFERENCES expert_systems(id);
ALTER TABLE bills ADD CONSTRAINT bills_mda_id_mdas_id_fk FOREIGN KEY (mda_id) REFERENCES mdas(id);
ALTER TABLE bills ADD CONSTRAINT bills_payer_category_id_taxpayer_categories_id_fk FOREIGN KEY (payer_category_id) REFERENCES taxpayer_categories(id);
ALTER TABLE bills ADD CONSTRAINT bills_payer_lga_id_lgas_id_fk FOREIGN KEY (payer_lga_id) REFERENCES lgas(id);
ALTER TABLE bills ADD CONSTRAINT bills_tax_office_id_tax_offices_id_fk FOREIGN KEY (tax_office_id) REFERENCES tax_offices(id);
ALTER TABLE collection_lines ADD CONSTRAINT collection_lines_bill_id_bills_id_fk FOREIGN KEY (bill_id) REFERENCES bills(id);
ALTER TABLE collection_lines ADD CONSTRAINT collection_lines_receipt_id_receipts_id_fk FOREIGN KEY (receipt_id) REFERENCES receipts(id);
ALTER TABLE consultant_covers ADD CONSTRAINT consultant_covers_absent_id_consultants_id_fk FOREIGN KEY (absent_id) REFERENCES consultants(id);
ALTER TABLE consultant_covers ADD CONSTRAINT consultant_covers_cover_id_consultants_id_fk FOREIGN KEY (cover_id) REFERENCES consultants(id);
ALTER TABLE consultant_covers ADD CONSTRAINT consultant_covers_ended_by_users_id_fk FOREIGN KEY (ended_by) REFERENCES users(id);
ALTER TABLE consultant_covers ADD CONSTRAINT consultant_covers_entered_by_users_id_fk FOREIGN KEY (entered_by) REFERENCES users(id);
ALTER TABLE consultants ADD CONSTRAINT consultants_office_id_tax_offices_id_fk FOREIGN KEY (office_id) REFERENCES tax_offices(id);
ALTER TABLE consultation_moves ADD CONSTRAINT consultation_moves_consultation_id_consultations_id_fk FOREIGN KEY (consultation_id) REFERENCES consultations(id);
ALTER TABLE consultations ADD CONSTRAINT consultations_answered_by_users_id_fk FOREIGN KEY (answered_by) REFERENCES users(id);
ALTER TABLE consultations ADD CONSTRAINT consultations_consultant_id_consultants_id_fk FOREIGN KEY (consultant_id) REFERENCES consultants(id);
ALTER TABLE contact_changes ADD CONSTRAINT contact_changes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE content_items ADD CONSTRAINT content_items_draft_saved_by_users_id_fk FOREIGN KEY (draft_saved_by) REFERENCES users(id);
ALTER TABLE content_items ADD CONSTRAINT content_items_proposed_by_users_id_fk FOREIGN KEY (proposed_by) REFERENCES users(id);
ALTER TABLE content_picture_files ADD CONSTRAINT content_picture_files_picture_id_content_pictures_id_fk FOREIGN KEY (picture_id) REFERENCES content_pictures(id);
ALTER TABLE content_pictures ADD CONSTRAINT content_pictures_uploaded_by_users_id_fk FOREIGN KEY (uploaded_by) REFERENCES users(id);
ALTER TABLE content_versions ADD CONSTRAINT content_versions_item_id_content_items_id_fk FOREIGN KEY (item_id) REFERENCES content_items(id);
ALTER TABLE content_versions ADD CONSTRAINT content_versions_proposed_by_users_id_fk FOREIGN KEY (proposed_by) REFERENCES users(id);
ALTER TABLE content_versions ADD CONSTRAINT content_versions_published_by_users_id_fk FOREIGN KEY (published_by) REFERENCES users(id);
ALTER TABLE contract_documents ADD CONSTRAINT contract_documents_expert_system_id_expert_systems_id_fk FOREIGN KEY (expert_system_id) REFERENCES expert_systems(id);
ALTER TABLE contract_documents ADD CONSTRAINT contract_documents_uploaded_by_users_id_fk FOREIGN KEY (uploaded_by) REFERENCES users(id);
ALTER TABLE correction_requests ADD CONSTRAINT correction_requests_decided_by_users_id_fk FOREIGN KEY (decided_by) REFERENCES users(id);
ALTER TABLE correction_requests ADD CONSTRAINT correction_requests_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE counter_bills ADD CONSTRAINT counter_bills_bill_id_bills_id_fk FOREIGN KEY (bill_id) REFERENCES bills(id);
ALTER TABLE counter_bills ADD CONSTRAINT counter_bills_counter_id_mda_counters_id_fk FOREIGN KEY (counter_id) REFERENCES mda_counters(id);
ALTER TABLE counter_bills ADD CONSTRAINT counter_bills_mda_id_mdas_id_fk FOREIGN KEY (mda_id) REFERENCES mdas(id);
ALTER TABLE counter_bills ADD CONSTRAINT counter_bills_raised_by_users_id_fk FOREIGN KEY (raised_by) REFERENCES users(id);
ALTER TABLE credit_use_parts ADD CONSTRAINT credit_use_parts_paye_credit_id_paye_credits_id_fk FOREIGN KEY (paye_credit_id) REFERENCES paye_credits(id);
ALTER TABLE credit_use_parts ADD CONSTRAINT credit_use_parts_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id);
ALTER TABLE credit_use_parts ADD CONSTRAINT credit_use_parts_proposal_id_review_proposals_id_fk FOREIGN KEY (proposal_id) REFERENCES review_proposals(id);
ALTER TABLE credit_use_parts ADD CONSTRAINT credit_use_parts_use_id_credit_uses_id_fk FOREIGN KEY (use_id) REFERENCES credit_uses(id);
ALTER TABLE credit_uses ADD CONSTRAINT credit_uses_bill_id_bills_id_fk FOREIGN KEY (bill_id) REFERENCES bills(id);
ALTER TABLE data_exports ADD CONSTRAINT data_exports_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE data_requests ADD CONSTRAINT data_requests_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE deadline_extensions ADD CONSTRAINT deadline_extensions_deadline_id_deadlines_id_fk FOREIGN KEY (deadline_id) REFERENCES deadlines(id);
ALTER TABLE deadline_extensions ADD CONSTRAINT deadline_extensions_extended_by_users_id_fk FOREIGN KEY (extended_by) REFERENCES users(id);
ALTER TABLE deadline_pauses ADD CONSTRAINT deadline_pauses_deadline_id_deadlines_id_fk FOREIGN KEY (deadline_id) REFERENCES deadlines(id);
ALTER TABLE deadline_pauses ADD CONSTRAINT deadline_pauses_paused_by_users_id_fk FOREIGN KEY (paused_by) REFERENCES users(id);
ALTER TABLE deadline_pauses ADD CONSTRAINT deadline_pauses_resumed_by_users_id_fk FOREIGN KEY (resumed_by) REFERENCES users(id);
ALTER TABLE deadlines ADD CONSTRAINT deadlines_rule_id_rule_from_law_rules_id_from_day_fk FOREIGN KEY (rule_id, rule_from) REFERENCES law_rules(id, from_day);
ALTER TABLE declared_fibre_routes ADD CONSTRAINT declared_fibre_routes_declaration_id_infrastructure_declaration FOREIGN KEY (declaration_id) REFERENCES infrastructure_declarations(id);
ALTER TABLE declared_fibre_routes ADD CONSTRAINT declared_fibre_routes_lga_id_lgas_id_fk FOREIGN KEY (lga_id) REFERENCES lgas(id);
ALTER TABLE declared_sites ADD CONSTRAINT declared_sites_declaration_id_infrastructure_declarations_id_fk FOREIGN KEY (declaration_id) REFERENCES infrastructure_declarations(id);
ALTER TABLE declared_sites ADD CONSTRAINT declared_sites_lga_id_lgas_id_fk FOREIGN KEY (lga_id) REFERENCES lgas(id);
ALTER TABLE engine_codes ADD CONSTRAINT engine_codes_expert_system_id_expert_systems_id_fk FOREIGN KEY (expert_system_id) REFERENCES expert_systems(id);
ALTER TABLE enquiries ADD CONSTRAINT enquiries_assignee_id_users_id_fk FOREIGN KEY (assignee_id) REFERENCES users(id);
ALTER TABLE enquiries ADD CONSTRAINT enquiries_office_id_tax_offices_id_fk FOREIGN KEY (office_id) REFERENCES tax_offices(id);
ALTER TABLE enquiries ADD CONSTRAINT enquiries_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE enquiry_answers ADD CONSTRAINT enquiry_answers_answered_by_users_id_fk FOREIGN KEY (answered_by) REFERENCES users(id);
ALTER TABLE enquiry_answers ADD CONSTRAINT enquiry_answers_enquiry_id_enquiries_id_fk FOREIGN KEY (enquiry_id) REFERENCES enquiries(id);
ALTER TABLE enquiry_files ADD CONSTRAINT enquiry_files_enquiry_id_enquiries_id_fk FOREIGN KEY (enquiry_id) REFERENCES enquiries(id);
ALTER TABLE enquiry_files ADD CONSTRAINT enquiry_files_reply_id_enquiry_replies_id_fk FOREIGN KEY (reply_id) REFERENCES enquiry_replies(id);
ALTER TABLE enquiry_files ADD CONSTRAINT enquiry_files_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE enquiry_replies ADD CONSTRAINT enquiry_replies_enquiry_id_enquiries_id_fk FOREIGN KEY (enquiry_id) REFERENCES enquiries(id);
ALTER TABLE expert_system_heads ADD CONSTRAINT expert_system_heads_expert_system_id_expert_systems_id_fk FOREIGN KEY (expert_system_id) REFERENCES expert_systems(id);
ALTER TABLE expert_system_heads ADD CONSTRAINT expert_system_heads_revenue_head_id_revenue_heads_id_fk FOREIGN KEY (revenue_head_id) REFERENCES revenue_heads(id);
ALTER TABLE exports ADD CONSTRAINT exports_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE gateway_changes ADD CONSTRAINT gateway_changes_gateway_id_payment_gateways_id_fk FOREIGN KEY (gateway_id) REFERENCES payment_gateways(id);
ALTER TABLE head_attributes ADD CONSTRAINT head_attributes_tariff_id_head_tariffs_id_fk FOREIGN KEY (tariff_id) REFERENCES head_tariffs(id);
ALTER TABLE head_tariffs ADD CONSTRAINT head_tariffs_revenue_head_id_revenue_heads_id_fk FOREIGN KEY (revenue_head_id) REFERENCES revenue_heads(id);
ALTER TABLE infrastructure_declarations ADD CONSTRAINT infrastructure_declarations_bill_id_bills_id_fk FOREIGN KEY (bill_id) REFERENCES bills(id);
ALTER TABLE infrastructure_declarations ADD CONSTRAINT infrastructure_declarations_checked_by_users_id_fk FOREIGN KEY (checked_by) REFERENCES users(id);
ALTER TABLE instalment_plans ADD CONSTRAINT instalment_plans_bill_id_bills_id_fk FOREIGN KEY (bill_id) REFERENCES bills(id);
ALTER TABLE instalments ADD CONSTRAINT instalments_bill_id_bills_id_fk FOREIGN KEY (bill_id) REFERENCES bills(id);
ALTER TABLE instalments ADD CONSTRAINT instalments_plan_id_instalment_plans_id_fk FOREIGN KEY (plan_id) REFERENCES instalment_plans(id);
ALTER TABLE known_devices ADD CONSTRAINT known_devices_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_transaction_id_ledger_transactions_id_fk FOREIGN KEY (transaction_id) REFERENCES ledger_transactions(id);
ALTER TABLE lgas ADD CONSTRAINT lgas_state_id_states_id_fk FOREIGN KEY (state_id) REFERENCES states(id);
ALTER TABLE mda_counters ADD CONSTRAINT mda_counters_mda_id_mdas_id_fk FOREIGN KEY (mda_id) REFERENCES mdas(id);
ALTER TABLE mda_requests ADD CONSTRAINT mda_requests_mda_id_mdas_id_fk FOREIGN KEY (mda_id) REFERENCES mdas(id);
ALTER TABLE network_members ADD CONSTRAINT network_members_application_id_agent_applications_id_fk FOREIGN KEY (application_id) REFERENCES agent_applications(id);
ALTER TABLE network_members ADD CONSTRAINT network_members_lga_id_lgas_id_fk FOREIGN KEY (lga_id) REFERENCES lgas(id);
ALTER TABLE network_members ADD CONSTRAINT network_members_mda_id_mdas_id_fk FOREIGN KEY (mda_id) REFERENCES mdas(id);
ALTER TABLE network_members ADD CONSTRAINT network_members_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE notice_preferences ADD CONSTRAINT notice_preferences_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE notices ADD CONSTRAINT notices_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE office_changes ADD CONSTRAINT office_changes_from_office_id_tax_offices_id_fk FOREIGN KEY (from_office_id) REFERENCES tax_offices(id);
ALTER TABLE office_changes ADD CONSTRAINT office_changes_requested_by_users_id_fk FOREIGN KEY (requested_by) REFERENCES users(id);
ALTER TABLE office_changes ADD CONSTRAINT office_changes_to_office_id_tax_offices_id_fk FOREIGN KEY (to_office_id) REFERENCES tax_offices(id);
ALTER TABLE office_proposals ADD CONSTRAINT office_proposals_lga_id_lgas_id_fk FOREIGN KEY (lga_id) REFERENCES lgas(id);
ALTER TABLE office_proposals ADD CONSTRAINT office_proposals_office_id_tax_offices_id_fk FOREIGN KEY (office_id) REFERENCES tax_offices(id);
ALTER TABLE office_proposals ADD CONSTRAINT office_proposals_successor_id_tax_offices_id_fk FOREIGN KEY (successor_id) REFERENCES tax_offices(id);
ALTER TABLE one_time_tokens ADD CONSTRAINT one_time_tokens_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE organisation_confirmations ADD CONSTRAINT organisation_confirmations_withdrawn_by_users_id_fk FOREIGN KEY (withdrawn_by) REFERENCES users(id);
ALTER TABLE organisations ADD CONSTRAINT organisations_confirmed_by_users_id_fk FOREIGN KEY (confirmed_by) REFERENCES users(id);
ALTER TABLE organisations ADD CONSTRAINT organisations_industry_id_industries_id_fk FOREIGN KEY (industry_id) REFERENCES industries(id);
ALTER TABLE organisations ADD CONSTRAINT organisations_tpui_users_tpui_fk FOREIGN KEY (tpui) REFERENCES users(tpui);
ALTER TABLE paye_credits ADD CONSTRAINT paye_credits_receipt_id_receipts_id_fk FOREIGN KEY (receipt_id) REFERENCES receipts(id);
ALTER TABLE paye_credits ADD CONSTRAINT paye_credits_schedule_id_paye_schedules_id_fk FOREIGN KEY (schedule_id) REFERENCES paye_schedules(id);
ALTER TABLE paye_credits ADD CONSTRAINT paye_credits_withholding_schedule_id_withholding_schedules_id_f FOREIGN KEY (withholding_schedule_id) REFERENCES withholding_schedules(id);
ALTER TABLE paye_draft_parts ADD CONSTRAINT paye_draft_parts_saved_by_users_id_fk FOREIGN KEY (saved_by) REFERENCES users(id);
ALTER TABLE paye_queries ADD CONSTRAINT paye_queries_asked_by_users_id_fk FOREIGN KEY (asked_by) REFERENCES users(id);
ALTER TABLE paye_queries ADD CONSTRAINT paye_queries_schedule_id_paye_schedules_id_fk FOREIGN KEY (schedule_id) REFERENCES paye_schedules(id);
ALTER TABLE paye_query_words ADD CONSTRAINT paye_query_words_query_id_paye_queries_id_fk FOREIGN KEY (query_id) REFERENCES paye_queries(id);
ALTER TABLE paye_query_words ADD CONSTRAINT paye_query_words_said_by_users_id_fk FOREIGN KEY (said_by) REFERENCES users(id);
ALTER TABLE paye_return_rows ADD CONSTRAINT paye_return_rows_return_id_paye_returns_id_fk FOREIGN KEY (return_id) REFERENCES paye_returns(id);
ALTER TABLE paye_returns ADD CONSTRAINT paye_returns_filed_by_users_id_fk FOREIGN KEY (filed_by) REFERENCES users(id);
ALTER TABLE paye_rows ADD CONSTRAINT paye_rows_schedule_id_paye_schedules_id_fk FOREIGN KEY (schedule_id) REFERENCES paye_schedules(id);
ALTER TABLE paye_rows ADD CONSTRAINT paye_rows_state_id_states_id_fk FOREIGN KEY (state_id) REFERENCES states(id);
ALTER TABLE paye_schedules ADD CONSTRAINT paye_schedules_bill_id_bills_id_fk FOREIGN KEY (bill_id) REFERENCES bills(id);
ALTER TABLE paye_schedules ADD CONSTRAINT paye_schedules_filed_by_users_id_fk FOREIGN KEY (filed_by) REFERENCES users(id);
ALTER TABLE paye_schedules ADD CONSTRAINT paye_schedules_saved_by_users_id_fk FOREIGN KEY (saved_by) REFERENCES users(id);
ALTER TABLE payment_allocations ADD CONSTRAINT payment_allocations_bill_id_bills_id_fk FOREIGN KEY (bill_id) REFERENCES bills(id);
ALTER TABLE payment_allocations ADD CONSTRAINT payment_allocations_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id);
ALTER TABLE payment_allocations ADD CONSTRAINT payment_allocations_proposal_id_review_proposals_id_fk FOREIGN KEY (proposal_id) REFERENCES review_proposals(id);
ALTER TABLE payment_basket_bills ADD CONSTRAINT payment_basket_bills_basket_id_payment_baskets_id_fk FOREIGN KEY (basket_id) REFERENCES payment_baskets(id);
ALTER TABLE payment_basket_bills ADD CONSTRAINT payment_basket_bills_bill_id_bills_id_fk FOREIGN KEY (bill_id) REFERENCES bills(id);
ALTER TABLE payment_intent_moves ADD CONSTRAINT payment_intent_moves_intent_id_payment_intents_id_fk FOREIGN KEY (intent_id) REFERENCES payment_intents(id);
ALTER TABLE payment_intents ADD CONSTRAINT payment_intents_basket_id_payment_baskets_id_fk FOREIGN KEY (basket_id) REFERENCES payment_baskets(id);
ALTER TABLE payment_intents ADD CONSTRAINT payment_intents_bill_id_bills_id_fk FOREIGN KEY (bill_id) REFERENCES bills(id);
ALTER TABLE payment_intents ADD CONSTRAINT payment_intents_gateway_id_payment_gateways_id_fk FOREIGN KEY (gateway_id) REFERENCES payment_gateways(id);
ALTER TABLE payment_settlements ADD CONSTRAINT payment_settlements_basket_intent_id_payment_intents_id_fk FOREIGN KEY (basket_intent_id) REFERENCES payment_intents(id);
ALTER TABLE payment_settlements ADD CONSTRAINT payment_settlements_batch_id_settlement_batches_id_fk FOREIGN KEY (batch_id) REFERENCES settlement_batches(id);
ALTER TABLE payment_settlements ADD CONSTRAINT payment_settlements_bill_id_bills_id_fk FOREIGN KEY (bill_id) REFERENCES bills(id);
ALTER TABLE payment_settlements ADD CONSTRAINT payment_settlements_line_id_settlement_lines_id_fk FOREIGN KEY (line_id) REFERENCES settlement_lines(id);
ALTER TABLE payment_settlements ADD CONSTRAINT payment_settlements_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id);
ALTER TABLE payments ADD CONSTRAINT payments_basket_id_payment_baskets_id_fk FOREIGN KEY (basket_id) REFERENCES payment_baskets(id);
ALTER TABLE payments ADD CONSTRAINT payments_bill_id_bills_id_fk FOREIGN KEY (bill_id) REFERENCES bills(id);
ALTER TABLE payments ADD CONSTRAINT payments_intent_id_payment_intents_id_fk FOREIGN KEY (intent_id) REFERENCES payment_intents(id);
ALTER TABLE plan_penalties ADD CONSTRAINT plan_penalties_bill_id_bills_id_fk FOREIGN KEY (bill_id) REFERENCES bills(id);
ALTER TABLE plan_penalties ADD CONSTRAINT plan_penalties_plan_id_instalment_plans_id_fk FOREIGN KEY (plan_id) REFERENCES instalment_plans(id);
ALTER TABLE portfolio_entries ADD CONSTRAINT portfolio_entries_manager_id_users_id_fk FOREIGN KEY (manager_id) REFERENCES users(id);
ALTER TABLE portfolio_entries ADD CONSTRAINT portfolio_entries_tpui_taxpayers_tpui_fk FOREIGN KEY (tpui) REFERENCES taxpayers(tpui);
ALTER TABLE portfolio_moves ADD CONSTRAINT portfolio_moves_from_id_users_id_fk FOREIGN KEY (from_id) REFERENCES users(id);
ALTER TABLE portfolio_moves ADD CONSTRAINT portfolio_moves_moved_by_users_id_fk FOREIGN KEY (moved_by) REFERENCES users(id);
ALTER TABLE portfolio_moves ADD CONSTRAINT portfolio_moves_to_id_users_id_fk FOREIGN KEY (to_id) REFERENCES users(id);
ALTER TABLE provider_notifications ADD CONSTRAINT provider_notifications_intent_id_payment_intents_id_fk FOREIGN KEY (intent_id) REFERENCES payment_intents(id);
ALTER TABLE provider_observations ADD CONSTRAINT provider_observations_intent_id_payment_intents_id_fk FOREIGN KEY (intent_id) REFERENCES payment_intents(id);
ALTER TABLE public_holidays ADD CONSTRAINT public_holidays_proposal_id_holiday_proposals_id_fk FOREIGN KEY (proposal_id) REFERENCES holiday_proposals(id);
ALTER TABLE receipt_voids ADD CONSTRAINT receipt_voids_receipt_id_receipts_id_fk FOREIGN KEY (receipt_id) REFERENCES receipts(id);
ALTER TABLE receipts ADD CONSTRAINT receipts_bill_id_bills_id_fk FOREIGN KEY (bill_id) REFERENCES bills(id);
ALTER TABLE receipts ADD CONSTRAINT receipts_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id);
ALTER TABLE recovery_codes ADD CONSTRAINT recovery_codes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE redirect_requests ADD CONSTRAINT redirect_requests_expert_system_id_expert_systems_id_fk FOREIGN KEY (expert_system_id) REFERENCES expert_systems(id);
ALTER TABLE refund_sends ADD CONSTRAINT refund_sends_refund_id_refunds_id_fk FOREIGN KEY (refund_id) REFERENCES refunds(id);
ALTER TABLE refunds ADD CONSTRAINT refunds_bill_id_bills_id_fk FOREIGN KEY (bill_id) REFERENCES bills(id);
ALTER TABLE refunds ADD CONSTRAINT refunds_list_id_refund_lists_id_fk FOREIGN KEY (list_id) REFERENCES refund_lists(id);
ALTER TABLE refunds ADD CONSTRAINT refunds_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id);
ALTER TABLE refunds ADD CONSTRAINT refunds_proposal_id_review_proposals_id_fk FOREIGN KEY (proposal_id) REFERENCES review_proposals(id);
ALTER TABLE refunds ADD CONSTRAINT refunds_receipt_id_receipts_id_fk FOREIGN KEY (receipt_id) REFERENCES receipts(id);
ALTER TABLE registration_look_ups ADD CONSTRAINT registration_look_ups_category_id_taxpayer_categories_id_fk FOREIGN KEY (category_id) REFERENCES taxpayer_categories(id);
ALTER TABLE representations ADD CONSTRAINT representations_ended_by_users_id_fk FOREIGN KEY (ended_by) REFERENCES users(id);
ALTER TABLE representations ADD CONSTRAINT representations_invited_by_users_id_fk FOREIGN KEY (invited_by) REFERENCES users(id);
ALTER TABLE representations ADD CONSTRAINT representations_representative_id_users_id_fk FOREIGN KEY (representative_id) REFERENCES users(id);
ALTER TABLE revenue_heads ADD CONSTRAINT revenue_heads_mda_id_mdas_id_fk FOREIGN KEY (mda_id) REFERENCES mdas(id);
ALTER TABLE review_cases ADD CONSTRAINT review_cases_bill_id_bills_id_fk FOREIGN KEY (bill_id) REFERENCES bills(id);
ALTER TABLE review_cases ADD CONSTRAINT review_cases_intent_id_payment_intents_id_fk FOREIGN KEY (intent_id) REFERENCES payment_intents(id);
ALTER TABLE review_cases ADD CONSTRAINT review_cases_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id);
ALTER TABLE review_findings ADD CONSTRAINT review_findings_case_id_review_cases_id_fk FOREIGN KEY (case_id) REFERENCES review_cases(id);
ALTER TABLE review_proposal_bills ADD CONSTRAINT review_proposal_bills_bill_id_bills_id_fk FOREIGN KEY (bill_id) REFERENCES bills(id);
ALTER TABLE review_proposal_bills ADD CONSTRAINT review_proposal_bills_proposal_id_review_proposals_id_fk FOREIGN KEY (proposal_id) REFERENCES review_proposals(id);
ALTER TABLE review_proposals ADD CONSTRAINT review_proposals_bill_id_bills_id_fk FOREIGN KEY (bill_id) REFERENCES bills(id);
ALTER TABLE review_proposals ADD CONSTRAINT review_proposals_case_id_review_cases_id_fk FOREIGN KEY (case_id) REFERENCES review_cases(id);
ALTER TABLE saved_views ADD CONSTRAINT saved_views_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE second_factors ADD CONSTRAINT second_factors_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE service_changes ADD CONSTRAINT service_changes_decided_by_users_id_fk FOREIGN KEY (decided_by) REFERENCES users(id);
ALTER TABLE service_changes ADD CONSTRAINT service_changes_proposed_by_users_id_fk FOREIGN KEY (proposed_by) REFERENCES users(id);
ALTER TABLE services_given ADD CONSTRAINT services_given_given_by_users_id_fk FOREIGN KEY (given_by) REFERENCES users(id);
ALTER TABLE services_given ADD CONSTRAINT services_given_mda_id_mdas_id_fk FOREIGN KEY (mda_id) REFERENCES mdas(id);
ALTER TABLE services_given ADD CONSTRAINT services_given_receipt_id_receipts_id_fk FOREIGN KEY (receipt_id) REFERENCES receipts(id);
ALTER TABLE sessions ADD CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE settlement_cases ADD CONSTRAINT settlement_cases_bank_line_id_bank_lines_id_fk FOREIGN KEY (bank_line_id) REFERENCES bank_lines(id);
ALTER TABLE settlement_cases ADD CONSTRAINT settlement_cases_batch_id_settlement_batches_id_fk FOREIGN KEY (batch_id) REFERENCES settlement_batches(id);
ALTER TABLE settlement_cases ADD CONSTRAINT settlement_cases_line_id_settlement_lines_id_fk FOREIGN KEY (line_id) REFERENCES settlement_lines(id);
ALTER TABLE settlement_cases ADD CONSTRAINT settlement_cases_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id);
ALTER TABLE settlement_files ADD CONSTRAINT settlement_files_source_id_settlement_sources_id_fk FOREIGN KEY (source_id) REFERENCES settlement_sources(id);
ALTER TABLE settlement_lines ADD CONSTRAINT settlement_lines_batch_id_settlement_batches_id_fk FOREIGN KEY (batch_id) REFERENCES settlement_batches(id);
ALTER TABLE settlement_lines ADD CONSTRAINT settlement_lines_file_id_settlement_files_id_fk FOREIGN KEY (file_id) REFERENCES settlement_files(id);
ALTER TABLE settlement_proposal_parts ADD CONSTRAINT settlement_proposal_parts_batch_id_settlement_batches_id_fk FOREIGN KEY (batch_id) REFERENCES settlement_batches(id);
ALTER TABLE settlement_proposal_parts ADD CONSTRAINT settlement_proposal_parts_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id);
ALTER TABLE settlement_proposal_parts ADD CONSTRAINT settlement_proposal_parts_proposal_id_settlement_proposals_id_f FOREIGN KEY (proposal_id) REFERENCES settlement_proposals(id);
ALTER TABLE settlement_proposals ADD CONSTRAINT settlement_proposals_bank_line_id_bank_lines_id_fk FOREIGN KEY (bank_line_id) REFERENCES bank_lines(id);
ALTER TABLE settlement_proposals ADD CONSTRAINT settlement_proposals_case_id_settlement_cases_id_fk FOREIGN KEY (case_id) REFERENCES settlement_cases(id);
ALTER TABLE settlement_proposals ADD CONSTRAINT settlement_proposals_intent_id_payment_intents_id_fk FOREIGN KEY (intent_id) REFERENCES payment_intents(id);
ALTER TABLE settlement_proposals ADD CONSTRAINT settlement_proposals_line_id_settlement_lines_id_fk FOREIGN KEY (line_id) REFERENCES settlement_lines(id);
ALTER TABLE settlement_row_errors ADD CONSTRAINT settlement_row_errors_file_id_settlement_files_id_fk FOREIGN KEY (file_id) REFERENCES settlement_files(id);
ALTER TABLE sign_in_challenges ADD CONSTRAINT sign_in_challenges_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE staff_cards ADD CONSTRAINT staff_cards_issued_by_users_id_fk FOREIGN KEY (issued_by) REFERENCES users(id);
ALTER TABLE staff_cards ADD CONSTRAINT staff_cards_revoked_by_users_id_fk FOREIGN KEY (revoked_by) REFERENCES users(id);
ALTER TABLE staff_cards ADD CONSTRAINT staff_cards_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE tax_managers ADD CONSTRAINT tax_managers_changed_by_users_id_fk FOREIGN KEY (changed_by) REFERENCES users(id);
ALTER TABLE tax_managers ADD CONSTRAINT tax_managers_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE tax_office_hours ADD CONSTRAINT tax_office_hours_office_id_tax_offices_id_fk FOREIGN KEY (office_id) REFERENCES tax_offices(id);
ALTER TABLE tax_office_places ADD CONSTRAINT tax_office_places_lga_id_lgas_id_fk FOREIGN KEY (lga_id) REFERENCES lgas(id);
ALTER TABLE tax_office_places ADD CONSTRAINT tax_office_places_office_id_tax_offices_id_fk FOREIGN KEY (office_id) REFERENCES tax_offices(id);
ALTER TABLE tax_offices ADD CONSTRAINT tax_offices_successor_id_tax_offices_id_fk FOREIGN KEY (successor_id) REFERENCES tax_offices(id);
ALTER TABLE taxpayer_import_rows ADD CONSTRAINT taxpayer_import_rows_bill_id_bills_id_fk FOREIGN KEY (bill_id) REFERENCES bills(id);
ALTER TABLE taxpayer_import_rows ADD CONSTRAINT taxpayer_import_rows_import_id_taxpayer_imports_id_fk FOREIGN KEY (import_id) REFERENCES taxpayer_imports(id);
ALTER TABLE taxpayer_imports ADD CONSTRAINT taxpayer_imports_proposed_by_users_id_fk FOREIGN KEY (proposed_by) REFERENCES users(id);
ALTER TABLE taxpayer_imports ADD CONSTRAINT taxpayer_imports_released_by_users_id_fk FOREIGN KEY (released_by) REFERENCES users(id);
ALTER TABLE taxpayer_imports ADD CONSTRAINT taxpayer_imports_undo_proposed_by_users_id_fk FOREIGN KEY (undo_proposed_by) REFERENCES users(id);
ALTER TABLE taxpayer_imports ADD CONSTRAINT taxpayer_imports_undone_by_users_id_fk FOREIGN KEY (undone_by) REFERENCES users(id);
ALTER TABLE taxpayer_imports ADD CONSTRAINT taxpayer_imports_uploaded_by_users_id_fk FOREIGN KEY (uploaded_by) REFERENCES users(id);
ALTER TABLE taxpayer_merges ADD CONSTRAINT taxpayer_merges_decided_by_users_id_fk FOREIGN KEY (decided_by) REFERENCES users(id);
ALTER TABLE taxpayer_merges ADD CONSTRAINT taxpayer_merges_from_tpui_taxpayers_tpui_fk FOREIGN KEY (from_tpui) REFERENCES taxpayers(tpui);
ALTER TABLE taxpayer_merges ADD CONSTRAINT taxpayer_merges_into_tpui_taxpayers_tpui_fk FOREIGN KEY (into_tpui) REFERENCES taxpayers(tpui);
ALTER TABLE taxpayer_merges ADD CONSTRAINT taxpayer_merges_proposed_by_users_id_fk FOREIGN KEY (proposed_by) REFERENCES users(id);
ALTER TABLE taxpayers ADD CONSTRAINT taxpayers_category_id_taxpayer_categories_id_fk FOREIGN KEY (category_id) REFERENCES taxpayer_categories(id);
ALTER TABLE taxpayers ADD CONSTRAINT taxpayers_home_office_id_tax_offices_id_fk FOREIGN KEY (home_office_id) REFERENCES tax_offices(id);
ALTER TABLE taxpayers ADD CONSTRAINT taxpayers_lga_id_lgas_id_fk FOREIGN KEY (lga_id) REFERENCES lgas(id);
ALTER TABLE taxpayers ADD CONSTRAINT taxpayers_merged_into_taxpayers_tpui_fk FOREIGN KEY (merged_into) REFERENCES taxpayers(tpui);
ALTER TABLE taxpayers ADD CONSTRAINT taxpayers_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE treasury_accounts ADD CONSTRAINT treasury_accounts_mda_id_mdas_id_fk FOREIGN KEY (mda_id) REFERENCES mdas(id);
ALTER TABLE treasury_mda_snapshots ADD CONSTRAINT treasury_mda_snapshots_mda_id_mdas_id_fk FOREIGN KEY (mda_id) REFERENCES mdas(id);
ALTER TABLE treasury_mda_snapshots ADD CONSTRAINT treasury_mda_snapshots_year_treasury_snapshots_year_fk FOREIGN KEY (year) REFERENCES treasury_snapshots(year) ON DELETE CASCADE;
ALTER TABLE user_pictures ADD CONSTRAINT user_pictures_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE user_registrations ADD CONSTRAINT user_registrations_agent_pre_registration_id_agent_pre_registra FOREIGN KEY (agent_pre_registration_id) REFERENCES agent_pre_registrations(id);
ALTER TABLE user_registrations ADD CONSTRAINT user_registrations_category_id_taxpayer_categories_id_fk FOREIGN KEY (category_id) REFERENCES taxpayer_categories(id);
ALTER TABLE user_registrations ADD CONSTRAINT user_registrations_gender_id_genders_id_fk FOREIGN KEY (gender_id) REFERENCES genders(id);
ALTER TABLE user_registrations ADD CONSTRAINT user_registrations_lga_of_state_fk FOREIGN KEY (state_id, lga_id) REFERENCES lgas(state_id, id);
ALTER TABLE user_registrations ADD CONSTRAINT user_registrations_state_id_states_id_fk FOREIGN KEY (state_id) REFERENCES states(id);
ALTER TABLE user_registrations ADD CONSTRAINT user_registrations_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE user_roles ADD CONSTRAINT user_roles_role_name_roles_name_fk FOREIGN KEY (role_name) REFERENCES roles(name) ON DELETE CASCADE;
ALTER TABLE user_roles ADD CONSTRAINT user_roles_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE users ADD CONSTRAINT users_expert_system_id_expert_systems_id_fk FOREIGN KEY (expert_system_id) REFERENCES expert_systems(id);
ALTER TABLE users ADD CONSTRAINT users_mda_id_mdas_id_fk FOREIGN KEY (mda_id) REFERENCES mdas(id);
ALTER TABLE users ADD CONSTRAINT users_tax_office_id_tax_offices_id_fk FOREIGN KEY (tax_office_id) REFERENCES tax_offices(id);
ALTER TABLE withholding_notes ADD CONSTRAINT withholding_notes_schedule_id_withholding_schedules_id_fk FOREIGN KEY (schedule_id) REFERENCES withholding_schedules(id);
ALTER TABLE withholding_queries ADD CONSTRAINT withholding_queries_asked_by_users_id_fk FOREIGN KEY (asked_by) REFERENCES users(id);
ALTER TABLE withholding_queries ADD CONSTRAINT withholding_queries_schedule_id_withholding_schedules_id_fk FOREIGN KEY (schedule_id) REFERENCES withholding_schedules(id);
ALTER TABLE withholding_query_words ADD CONSTRAINT withholding_query_words_query_id_withholding_queries_id_fk FOREIGN KEY (query_id) REFERENCES withholding_queries(id);
ALTER TABLE withholding_query_words ADD CONSTRAINT withholding_query_words_said_by_users_id_fk FOREIGN KEY (said_by) REFERENCES users(id);
ALTER TABLE withholding_rows ADD CONSTRAINT withholding_rows_schedule_id_withholding_schedules_id_fk FOREIGN KEY (schedule_id) REFERENCES withholding_schedules(id);
ALTER TABLE withholding_rows ADD CONSTRAINT withholding_rows_state_id_states_id_fk FOREIGN KEY (state_id) REFERENCES states(id);
ALTER TABLE withholding_schedules ADD CONSTRAINT withholding_schedules_bill_id_bills_id_fk FOREIGN KEY (bill_id) REFERENCES bills(id);
ALTER TABLE withholding_schedules ADD CONSTRAINT withholding_schedules_filed_by_users_id_fk FOREIGN KEY (filed_by) REFERENCES users(id);
ALTER TABLE withholding_schedules ADD CONSTRAINT withholding_schedules_saved_by_users_id_fk FOREIGN KEY (saved_by) REFERENCES users(id);
ALTER TABLE work_assignments ADD CONSTRAINT work_assignments_assigned_by_users_id_fk FOREIGN KEY (assigned_by) REFERENCES users(id);
ALTER TABLE work_assignments ADD CONSTRAINT work_assignments_assignee_id_users_id_fk FOREIGN KEY (assignee_id) REFERENCES users(id);
ALTER TABLE work_assignments ADD CONSTRAINT work_assignments_item_id_work_items_id_fk FOREIGN KEY (item_id) REFERENCES work_items(id);
ALTER TABLE work_capacities ADD CONSTRAINT work_capacities_given_by_users_id_fk FOREIGN KEY (given_by) REFERENCES users(id);
ALTER TABLE work_capacities ADD CONSTRAINT work_capacities_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE work_covers ADD CONSTRAINT work_covers_absent_id_users_id_fk FOREIGN KEY (absent_id) REFERENCES users(id);
ALTER TABLE work_covers ADD CONSTRAINT work_covers_cover_id_users_id_fk FOREIGN KEY (cover_id) REFERENCES users(id);
ALTER TABLE work_covers ADD CONSTRAINT work_covers_ended_by_users_id_fk FOREIGN KEY (ended_by) REFERENCES users(id);
ALTER TABLE work_covers ADD CONSTRAINT work_covers_entered_by_users_id_fk FOREIGN KEY (entered_by) REFERENCES users(id);
ALTER TABLE work_items ADD CONSTRAINT work_items_assignee_id_users_id_fk FOREIGN KEY (assignee_id) REFERENCES users(id);
ALTER TABLE work_items ADD CONSTRAINT work_items_deadline_id_deadlines_id_fk FOREIGN KEY (deadline_id) REFERENCES deadlines(id);
ALTER TABLE work_items ADD CONSTRAINT work_items_kind_state_work_states_kind_state_fk FOREIGN KEY (kind, state) REFERENCES work_states(kind, state);
ALTER TABLE work_items ADD CONSTRAINT work_items_office_id_tax_offices_id_fk FOREIGN KEY (office_id) REFERENCES tax_offices(id);
ALTER TABLE work_moves ADD CONSTRAINT work_moves_kind_from_state_work_states_kind_state_fk FOREIGN KEY (kind, from_state) REFERENCES work_states(kind, state);
ALTER TABLE work_moves ADD CONSTRAINT work_moves_kind_to_state_work_states_kind_state_fk FOREIGN KEY (kind, to_state) REFERENCES work_states(kind, state);
ALTER TABLE work_steps ADD CONSTRAINT work_steps_item_id_work_items_id_fk FOREIGN KEY (item_id) REFERENCES work_items(id);
ALTER TABLE work_steps ADD CONSTRAINT work_steps_on_behalf_of_users_id_fk FOREIGN KEY (on_behalf_of) REFERENCES users(id);
ALTER TABLE work_steps ADD CONSTRAINT work_steps_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);

-- Rows before these checks were written may break them; new rows do not.
ALTER TABLE bills ADD CONSTRAINT bills_cancelled_by_check CHECK ((((cancelled_by IS NULL) = (cancelled_reason IS NULL)) AND ((cancelled_reason IS NULL) OR ((cancelled_at IS NOT NULL) AND ((length(cancelled_reason) >= 3) AND (length(cancelled_reason) <= 500)))))) NOT VALID;
ALTER TABLE organisations ADD CONSTRAINT organisations_name_link_check CHECK ((name !~* '(:/|//|@|\mwww\.|[[:alnum:]]\.(com|net|org|info|biz|gov|edu|ng|io|co|me|ly|xyz|site|online|website|store|shop|top|link|click|app|page|web|africa|bank|pay|money|cash|loan|tax|email)\M)'::text)) NOT VALID;
ALTER TABLE payments ADD CONSTRAINT payments_paid_at_check CHECK ((paid_at <= recorded_at)) NOT VALID;
ALTER TABLE payments ADD CONSTRAINT payments_second_movement_check CHECK (((movement = ''::text) OR (basket_id IS NOT NULL) OR (source = 'statement'::payment_source) OR ((source = 'operator'::payment_source) AND (proposed_by IS NOT NULL) AND (decided_by IS NOT NULL) AND (proposed_by <> decided_by)))) NOT VALID;

-- Reference rows.
INSERT INTO roles (name) VALUES
  ('Admin'),
  ('Administrator'),
  ('SuperAdmin'),
  ('Governor'),
  ('Expert System'),
  ('MDA User'),
  ('Tax Office Director'),
  ('Tax Office Manager'),
  ('Tax Officer'),
  ('Agent'),
  ('Individual'),
  ('Corporate'),
  ('State Agency'),
  ('Federal Agency');
INSERT INTO ledger_accounts (code, normal_side) VALUES
  ('clearing:remita', 'debit'),
  ('clearing:interswitch', 'debit'),
  ('suspense:mismatch', 'credit'),
  ('liability:overpayment', 'credit'),
  ('liability:taxpayer-credit', 'credit'),
  ('liability:refunds', 'credit'),
  ('expense:write-off', 'debit'),
  ('transit:remita', 'debit'),
  ('transit:interswitch', 'debit'),
  ('expense:provider-fees', 'debit'),
  ('suspense:settlement', 'credit'),
  ('bank:treasury', 'debit'),
  ('bank:refunds', 'debit'),
  ('expense:settlement-differences', 'debit'),
  ('receivable:providers', 'debit');
INSERT INTO payment_transitions (from_state, to_state, verified_only) VALUES
  ('CREATED', 'INITIATING', false),
  ('CREATED', 'CANCELLED', false),
  ('INITIATING', 'AWAITING_PAYMENT', false),
  ('INITIATING', 'FAILED', false),
  ('INITIATING', 'CONFIRMED', true),
  ('INITIATING', 'REVIEW', true),
  ('AWAITING_PAYMENT', 'PROCESSING', false),
  ('AWAITING_PAYMENT', 'CANCELLED', false),
  ('AWAITING_PAYMENT', 'FAILED', true),
  ('AWAITING_PAYMENT', 'EXPIRED', true),
  ('AWAITING_PAYMENT', 'CONFIRMED', true),
  ('AWAITING_PAYMENT', 'REVIEW', true),
  ('PROCESSING', 'AWAITING_PAYMENT', true),
  ('PROCESSING', 'FAILED', true),
  ('PROCESSING', 'EXPIRED', true),
  ('PROCESSING', 'CONFIRMED', true),
  ('PROCESSING', 'REVIEW', true),
  ('FAILED', 'CONFIRMED', true),
  ('FAILED', 'REVIEW', true),
  ('CANCELLED', 'CONFIRMED', true),
  ('CANCELLED', 'REVIEW', true),
  ('EXPIRED', 'CONFIRMED', true),
  ('EXPIRED', 'REVIEW', true),
  ('REVIEW', 'CONFIRMED', true),
  ('REVIEW', 'REFUND_PENDING', true),
  ('CONFIRMED', 'REFUND_PENDING', true),
  ('CONFIRMED', 'REVERSED', true),
  ('REFUND_PENDING', 'REFUNDED', true),
  ('REFUND_PENDING', 'REVIEW', true),
  ('EXPIRED', 'AWAITING_PAYMENT', false),
  ('FAILED', 'AWAITING_PAYMENT', false);
INSERT INTO settlement_sources (id, name, provider, columns, settles_after) VALUES
  ('remita', 'Remita', 'remita', NULL, 1),
  ('interswitch', 'Interswitch', 'interswitch', NULL, 1),
  ('bank', 'Bank statement', NULL, NULL, 1);
INSERT INTO law_rules (id, from_day, title, length, unit, rolls_to_working_day, may_pause, may_extend, source, is_law) VALUES
  ('information.answer', '2026-01-01', '{"en": "Answer to a notice for information", "ha": "Amsar neman bayani"}', 7, 'days', true, false, true, 'Nigeria Tax Administration Act 2025, section 57', true),
  ('assessment.payment', '2026-01-01', '{"en": "Payment of an assessment", "ha": "Biyan haraji da aka tantance"}', 30, 'days', true, true, true, 'Nigeria Tax Administration Act 2025, section 49(2)', true),
  ('objection.lodging', '2026-01-01', '{"en": "Objection to an assessment", "ha": "Ƙin yarda da tantancewa"}', 30, 'days', true, false, true, 'Nigeria Tax Administration Act 2025, section 41(3)', true),
  ('objection.decision', '2026-01-01', '{"en": "Decision on an objection, else it is upheld", "ha": "Yanke shawara kan ƙorafi, in ba haka ba an karɓe shi"}', 90, 'days', false, false, false, 'Nigeria Tax Administration Act 2025, section 41(6)', true),
  ('determination.payment', '2026-01-01', '{"en": "Payment after a determination", "ha": "Biya bayan yanke shawara"}', 30, 'days', true, true, true, 'Nigeria Tax Administration Act 2025, section 49(4)', true),
  ('demand.payment', '2026-01-01', '{"en": "Payment of a demand notice", "ha": "Biyan takardar buƙata"}', 30, 'days', true, true, true, 'Nigeria Tax Administration Act 2025, section 65(2)', true),
  ('tcc.decision', '2026-01-01', '{"en": "Tax clearance certificate, or the reasons why not", "ha": "Takardar shaidar haraji, ko dalilin ƙin bayarwa"}', 14, 'days', false, false, false, 'Nigeria Tax Administration Act 2025, section 72', true),
  ('refund.payment', '2026-01-01', '{"en": "Payment of a refund that was decided", "ha": "Mayar da kuɗi da aka amince"}', 90, 'days', false, false, false, 'Nigeria Tax Administration Act 2025, section 55(3)', true),
  ('distrained-goods.keeping', '2026-01-01', '{"en": "Keeping of goods before their sale", "ha": "Ajiye kaya kafin sayarwa"}', 14, 'days', true, true, true, 'Nigeria Tax Administration Act 2025, section 61(5)', true),
  ('distrained-surplus.return', '2026-01-01', '{"en": "Return of the surplus of a sale", "ha": "Mayar da rarar kuɗin sayarwa"}', 90, 'days', false, false, false, 'Nigeria Tax Administration Act 2025, section 61(7)', true),
  ('receipt-correction.decision', '2026-01-01', '{"en": "Correction of a paid bill", "ha": "Gyaran takardar kuɗi da aka biya"}', 10, 'working-days', false, true, true, 'Promise of the service', false),
  ('office-change.release', '2026-01-01', '{"en": "Release to another tax office", "ha": "Saki zuwa wani ofis"}', 5, 'working-days', false, true, true, 'Promise of the service', false),
  ('declaration.check', '2026-01-01', '{"en": "Check of a declaration", "ha": "Duba bayanin kai"}', 10, 'working-days', false, true, true, 'Promise of the service', false),
  ('holiday.release', '2026-01-01', '{"en": "Release of a public holiday", "ha": "Amincewa da ranar hutu"}', 2, 'working-days', false, false, false, 'Promise of the service', false),
  ('enquiry.answer', '2020-01-01', '{"en": "Answer to a message", "ha": "Amsar saƙo"}', 5, 'working-days', false, false, false, 'Promise of the service', false),
  ('data-request.answer', '2023-06-12', '{"en": "Answer to a data-protection request", "ha": "Amsar buƙatar kare bayanai"}', 30, 'days', false, false, false, 'Promise of the service; the right is of the Nigeria Data Protection Act 2023, section 34', false),
  ('plan.decision', '2026-01-01', '{"en": "Decision about payment in parts", "ha": "Yanke shawara kan biya kashi-kashi"}', 10, 'working-days', false, true, true, 'Promise of the service', false);
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES
  ('declaration-check', 'received', '{system}', false),
  ('declaration-check', 'confirmed', NULL, true),
  ('declaration-check', 'rejected', NULL, true),
  ('holiday-release', 'proposed', '{SuperAdmin}', false),
  ('holiday-release', 'released', NULL, true),
  ('holiday-release', 'refused', NULL, true),
  ('holiday-release', 'withdrawn', NULL, true),
  ('tariff-release', 'proposed', '{"MDA User"}', false),
  ('tariff-release', 'released', NULL, true),
  ('tariff-release', 'refused', NULL, true),
  ('tariff-release', 'withdrawn', NULL, true),
  ('redirect-release', 'proposed', '{"Expert System"}', false),
  ('redirect-release', 'released', NULL, true),
  ('redirect-release', 'refused', NULL, true),
  ('redirect-release', 'withdrawn', NULL, true),
  ('money-review', 'open', '{system}', false),
  ('money-review', 'proposed', NULL, false),
  ('money-review', 'decided', NULL, true),
  ('office-change', 'requested', '{Agent,Individual,Corporate,"State Agency","Federal Agency"}', false),
  ('office-change', 'granted', NULL, true),
  ('office-change', 'refused', NULL, true),
  ('office-change', 'withdrawn', NULL, true),
  ('details-correction', 'requested', '{Agent,Individual,Corporate,"State Agency","Federal Agency"}', false),
  ('details-correction', 'granted', NULL, true),
  ('details-correction', 'refused', NULL, true),
  ('details-correction', 'withdrawn', NULL, true),
  ('taxpayer-merge', 'proposed', '{SuperAdmin}', false),
  ('taxpayer-merge', 'released', NULL, true),
  ('taxpayer-merge', 'refused', NULL, true),
  ('taxpayer-merge', 'withdrawn', NULL, true),
  ('data-request', 'received', '{SuperAdmin}', false),
  ('data-request', 'answered', NULL, true),
  ('data-request', 'refused', NULL, true),
  ('data-request', 'withdrawn', NULL, true),
  ('taxpayer-import', 'proposed', '{SuperAdmin}', false),
  ('taxpayer-import', 'released', NULL, true),
  ('taxpayer-import', 'refused', NULL, true),
  ('taxpayer-import', 'withdrawn', NULL, true),
  ('settlement-difference', 'open', '{system}', false),
  ('settlement-difference', 'closed', NULL, true),
  ('instalment-plan', 'asked', '{Agent,Individual,Corporate,"State Agency","Federal Agency"}', false),
  ('instalment-plan', 'granted', NULL, true),
  ('instalment-plan', 'refused', NULL, true),
  ('instalment-plan', 'withdrawn', NULL, true),
  ('bill-dispute', 'asked', '{Agent,Individual,Corporate,"State Agency","Federal Agency"}', false),
  ('bill-dispute', 'granted', NULL, true),
  ('bill-dispute', 'corrected', NULL, true),
  ('bill-dispute', 'refused', NULL, true),
  ('bill-dispute', 'withdrawn', NULL, true),
  ('refund', 'requested', '{system,Admin,Administrator,SuperAdmin,Agent,Individual,Corporate,"State Agency","Federal Agency"}', false),
  ('refund', 'audited', NULL, false),
  ('refund', 'proposed', NULL, false),
  ('refund', 'payable', NULL, false),
  ('refund', 'sent', NULL, false),
  ('refund', 'evidenced', NULL, false),
  ('refund', 'paid', NULL, true),
  ('refund', 'refused', NULL, true),
  ('refund', 'withdrawn', NULL, true),
  ('agent-registration', 'received', '{system}', false),
  ('agent-registration', 'reviewed', NULL, false),
  ('agent-registration', 'approved', NULL, true),
  ('agent-registration', 'declined', NULL, true),
  ('paye-query', 'asked', '{"Tax Office Director","Tax Office Manager","Tax Officer"}', false),
  ('paye-query', 'answered', NULL, false),
  ('paye-query', 'settled', NULL, true),
  ('paye-query', 'withdrawn', NULL, true),
  ('settlement-difference', 'proposed', NULL, false),
  ('mda-request', 'asked', '{"MDA User"}', false),
  ('mda-request', 'done', NULL, true),
  ('mda-request', 'refused', NULL, true),
  ('mda-request', 'withdrawn', NULL, true),
  ('treasury-account', 'proposed', '{SuperAdmin}', false),
  ('treasury-account', 'active', NULL, true),
  ('treasury-account', 'refused', NULL, true),
  ('treasury-account', 'withdrawn', NULL, true),
  ('credit-use', 'proposed', '{Admin,Administrator,SuperAdmin}', false),
  ('credit-use', 'used', NULL, true),
  ('credit-use', 'refused', NULL, true),
  ('credit-use', 'withdrawn', NULL, true),
  ('refund-funding', 'proposed', '{Admin,Administrator,SuperAdmin}', false),
  ('refund-funding', 'funded', NULL, true),
  ('refund-funding', 'refused', NULL, true),
  ('refund-funding', 'withdrawn', NULL, true),
  ('plan-penalty', 'open', '{system}', false),
  ('plan-penalty', 'assessed', NULL, false),
  ('plan-penalty', 'billed', NULL, true),
  ('plan-penalty', 'waived', NULL, true),
  ('import-undo', 'proposed', '{SuperAdmin}', false),
  ('import-undo', 'released', NULL, true),
  ('import-undo', 'refused', NULL, true),
  ('import-undo', 'withdrawn', NULL, true),
  ('paye-credit', 'open', '{system}', false),
  ('paye-credit', 'proposed', NULL, false),
  ('paye-credit', 'granted', NULL, true),
  ('paye-credit', 'refused', NULL, true),
  ('paye-credit', 'lapsed', NULL, true),
  ('withholding-query', 'asked', '{"Tax Office Director","Tax Office Manager","Tax Officer"}', false),
  ('withholding-query', 'answered', NULL, false),
  ('withholding-query', 'settled', NULL, true),
  ('withholding-query', 'withdrawn', NULL, true),
  ('account-deletion', 'proposed', '{SuperAdmin}', false),
  ('account-deletion', 'approved', NULL, true),
  ('account-deletion', 'refused', NULL, true),
  ('account-deletion', 'withdrawn', NULL, true),
  ('account-deletion', 'lapsed', NULL, true),
  ('tax-office', 'proposed', '{SuperAdmin,"Tax Office Director"}', false),
  ('tax-office', 'approved', NULL, false),
  ('tax-office', 'done', NULL, true),
  ('tax-office', 'refused', NULL, true),
  ('tax-office', 'withdrawn', NULL, true);
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES
  ('holiday-release', 'release', 'proposed', 'released', '{SuperAdmin}', false, false, '{open}'),
  ('holiday-release', 'refuse', 'proposed', 'refused', '{SuperAdmin}', true, false, '{open}'),
  ('holiday-release', 'withdraw', 'proposed', 'withdrawn', '{SuperAdmin}', true, false, '{}'),
  ('tariff-release', 'release', 'proposed', 'released', '{SuperAdmin}', false, false, '{open}'),
  ('tariff-release', 'refuse', 'proposed', 'refused', '{SuperAdmin}', true, false, '{open}'),
  ('tariff-release', 'withdraw', 'proposed', 'withdrawn', '{system}', true, false, '{}'),
  ('redirect-release', 'release', 'proposed', 'released', '{Admin,Administrator,SuperAdmin}', false, false, '{open}'),
  ('redirect-release', 'refuse', 'proposed', 'refused', '{Admin,Administrator,SuperAdmin}', true, false, '{open}'),
  ('redirect-release', 'withdraw', 'proposed', 'withdrawn', '{system}', false, false, '{}'),
  ('money-review', 'propose', 'open', 'proposed', '{Admin,Administrator,SuperAdmin}', true, false, '{}'),
  ('money-review', 'approve', 'proposed', 'decided', '{SuperAdmin}', true, false, '{propose}'),
  ('money-review', 'refuse', 'proposed', 'open', '{SuperAdmin}', true, false, '{propose}'),
  ('money-review', 'withdraw', 'proposed', 'open', '{Admin,Administrator,SuperAdmin}', true, false, '{}'),
  ('money-review', 'lapse', 'open', 'decided', '{system}', false, false, '{}'),
  ('money-review', 'lapse', 'proposed', 'decided', '{system}', false, false, '{}'),
  ('details-correction', 'grant', 'requested', 'granted', '{SuperAdmin,"Tax Office Director"}', true, false, '{}'),
  ('details-correction', 'refuse', 'requested', 'refused', '{SuperAdmin,"Tax Office Director"}', true, false, '{}'),
  ('details-correction', 'withdraw', 'requested', 'withdrawn', '{system}', false, false, '{}'),
  ('taxpayer-merge', 'release', 'proposed', 'released', '{SuperAdmin}', false, false, '{open}'),
  ('taxpayer-merge', 'refuse', 'proposed', 'refused', '{SuperAdmin}', true, false, '{open}'),
  ('taxpayer-merge', 'withdraw', 'proposed', 'withdrawn', '{SuperAdmin}', true, false, '{}'),
  ('data-request', 'answer', 'received', 'answered', '{SuperAdmin}', true, false, '{}'),
  ('data-request', 'refuse', 'received', 'refused', '{SuperAdmin}', true, false, '{open}'),
  ('data-request', 'withdraw', 'received', 'withdrawn', '{SuperAdmin}', true, false, '{}'),
  ('taxpayer-import', 'release', 'proposed', 'released', '{SuperAdmin}', false, false, '{open}'),
  ('taxpayer-import', 'refuse', 'proposed', 'refused', '{SuperAdmin}', true, false, '{open}'),
  ('taxpayer-import', 'withdraw', 'proposed', 'withdrawn', '{SuperAdmin}', true, false, '{}'),
  ('settlement-difference', 'settle', 'open', 'closed', '{system}', true, false, '{}'),
  ('instalment-plan', 'agree', 'asked', 'granted', '{"Tax Office Manager","Tax Office Director"}', false, false, '{open}'),
  ('instalment-plan', 'refuse', 'asked', 'refused', '{"Tax Office Manager","Tax Office Director"}', true, false, '{open}'),
  ('instalment-plan', 'withdraw', 'asked', 'withdrawn', '{system}', false, false, '{}'),
  ('bill-dispute', 'uphold', 'asked', 'granted', '{"Tax Office Manager","Tax Office Director"}', true, false, '{}'),
  ('bill-dispute', 'correct', 'asked', 'corrected', '{"Tax Office Manager","Tax Office Director"}', true, false, '{}'),
  ('bill-dispute', 'refuse', 'asked', 'refused', '{"Tax Office Manager","Tax Office Director"}', true, false, '{}'),
  ('bill-dispute', 'withdraw', 'asked', 'withdrawn', '{system}', false, false, '{}'),
  ('refund', 'audit', 'requested', 'audited', '{Admin,Administrator,SuperAdmin}', true, false, '{}'),
  ('refund', 'propose', 'requested', 'proposed', '{Admin,Administrator,SuperAdmin}', true, false, '{audit}'),
  ('refund', 'propose', 'audited', 'proposed', '{Admin,Administrator,SuperAdmin}', true, false, '{audit}'),
  ('refund', 'approve', 'proposed', 'payable', '{SuperAdmin}', true, false, '{open,audit,propose}'),
  ('refund', 'refuse', 'requested', 'refused', '{SuperAdmin}', true, false, '{open,propose}'),
  ('refund', 'refuse', 'audited', 'refused', '{SuperAdmin}', true, false, '{open,propose}'),
  ('refund', 'refuse', 'proposed', 'refused', '{SuperAdmin}', true, false, '{open,propose}'),
  ('refund', 'send', 'payable', 'sent', '{Admin,Administrator,SuperAdmin}', false, false, '{}'),
  ('refund', 'rework', 'payable', 'audited', '{Admin,Administrator,SuperAdmin}', true, false, '{}'),
  ('refund', 'fail', 'sent', 'payable', '{system,SuperAdmin}', true, false, '{send}'),
  ('refund', 'evidence', 'sent', 'evidenced', '{Admin,Administrator,SuperAdmin}', false, true, '{}'),
  ('refund', 'confirm', 'evidenced', 'paid', '{Admin,Administrator,SuperAdmin}', true, false, '{evidence}'),
  ('refund', 'complete', 'sent', 'paid', '{system}', false, false, '{}'),
  ('refund', 'withdraw', 'requested', 'withdrawn', '{system}', false, false, '{}'),
  ('refund', 'withdraw', 'audited', 'withdrawn', '{system}', false, false, '{}'),
  ('refund', 'withdraw', 'proposed', 'withdrawn', '{system}', false, false, '{}'),
  ('agent-registration', 'review', 'received', 'reviewed', '{SuperAdmin}', false, false, '{}'),
  ('agent-registration', 'approve', 'received', 'approved', '{SuperAdmin}', false, false, '{}'),
  ('agent-registration', 'approve', 'reviewed', 'approved', '{SuperAdmin}', false, false, '{}'),
  ('agent-registration', 'decline', 'received', 'declined', '{SuperAdmin}', true, false, '{}'),
  ('agent-registration', 'decline', 'reviewed', 'declined', '{SuperAdmin}', true, false, '{}'),
  ('paye-query', 'answer', 'asked', 'answered', '{system}', false, false, '{}'),
  ('paye-query', 'again', 'answered', 'asked', '{"Tax Office Director","Tax Office Manager","Tax Officer"}', true, false, '{}'),
  ('paye-query', 'settle', 'answered', 'settled', '{"Tax Office Director","Tax Office Manager","Tax Officer"}', false, false, '{}'),
  ('paye-query', 'withdraw', 'asked', 'withdrawn', '{"Tax Office Director","Tax Office Manager","Tax Officer"}', true, false, '{}'),
  ('settlement-difference', 'propose', 'open', 'proposed', '{Admin,Administrator,SuperAdmin}', true, false, '{}'),
  ('settlement-difference', 'approve', 'proposed', 'closed', '{SuperAdmin}', true, false, '{propose}'),
  ('settlement-difference', 'refuse', 'proposed', 'open', '{SuperAdmin}', true, false, '{propose}'),
  ('settlement-difference', 'withdraw', 'proposed', 'open', '{Admin,Administrator,SuperAdmin}', true, false, '{}'),
  ('settlement-difference', 'settle', 'proposed', 'closed', '{system}', true, false, '{}'),
  ('mda-request', 'settle', 'asked', 'done', '{SuperAdmin}', true, false, '{open}'),
  ('mda-request', 'refuse', 'asked', 'refused', '{SuperAdmin}', true, false, '{open}'),
  ('mda-request', 'withdraw', 'asked', 'withdrawn', '{system}', false, false, '{}'),
  ('treasury-account', 'approve', 'proposed', 'active', '{SuperAdmin}', true, false, '{open}'),
  ('treasury-account', 'refuse', 'proposed', 'refused', '{SuperAdmin}', true, false, '{open}'),
  ('treasury-account', 'withdraw', 'proposed', 'withdrawn', '{SuperAdmin}', true, false, '{}'),
  ('credit-use', 'approve', 'proposed', 'used', '{SuperAdmin}', true, false, '{open}'),
  ('credit-use', 'refuse', 'proposed', 'refused', '{SuperAdmin}', true, false, '{open}'),
  ('credit-use', 'withdraw', 'proposed', 'withdrawn', '{Admin,Administrator,SuperAdmin}', true, false, '{}'),
  ('refund-funding', 'approve', 'proposed', 'funded', '{SuperAdmin}', true, false, '{open}'),
  ('refund-funding', 'refuse', 'proposed', 'refused', '{SuperAdmin}', true, false, '{open}'),
  ('refund-funding', 'withdraw', 'proposed', 'withdrawn', '{Admin,Administrator,SuperAdmin}', true, false, '{}'),
  ('plan-penalty', 'assess', 'open', 'assessed', '{"Tax Office Director","Tax Office Manager","Tax Officer"}', false, false, '{}'),
  ('plan-penalty', 'bill', 'assessed', 'billed', '{"Tax Office Manager","Tax Office Director"}', false, false, '{assess}'),
  ('plan-penalty', 'return', 'assessed', 'open', '{"Tax Office Manager","Tax Office Director"}', true, false, '{}'),
  ('plan-penalty', 'waive', 'assessed', 'waived', '{"Tax Office Director"}', true, false, '{assess}'),
  ('declaration-check', 'confirm', 'received', 'confirmed', '{SuperAdmin}', false, false, '{}'),
  ('declaration-check', 'reject', 'received', 'rejected', '{SuperAdmin}', true, false, '{}'),
  ('office-change', 'grant', 'requested', 'granted', '{SuperAdmin,"Tax Office Director"}', false, false, '{}'),
  ('office-change', 'refuse', 'requested', 'refused', '{SuperAdmin,"Tax Office Director","Tax Office Manager"}', true, false, '{}'),
  ('office-change', 'withdraw', 'requested', 'withdrawn', '{system}', false, false, '{}'),
  ('import-undo', 'release', 'proposed', 'released', '{SuperAdmin}', false, false, '{open}'),
  ('import-undo', 'refuse', 'proposed', 'refused', '{SuperAdmin}', true, false, '{open}'),
  ('import-undo', 'withdraw', 'proposed', 'withdrawn', '{SuperAdmin}', true, false, '{}'),
  ('paye-credit', 'propose', 'open', 'proposed', '{Admin,Administrator,SuperAdmin}', true, false, '{}'),
  ('paye-credit', 'approve', 'proposed', 'granted', '{SuperAdmin}', true, false, '{propose}'),
  ('paye-credit', 'refuse', 'proposed', 'refused', '{SuperAdmin}', true, false, '{propose}'),
  ('paye-credit', 'withdraw', 'proposed', 'open', '{Admin,Administrator,SuperAdmin}', true, false, '{}'),
  ('paye-credit', 'lapse', 'open', 'lapsed', '{system}', false, false, '{}'),
  ('paye-credit', 'lapse', 'proposed', 'lapsed', '{system}', false, false, '{}'),
  ('withholding-query', 'answer', 'asked', 'answered', '{system}', false, false, '{}'),
  ('withholding-query', 'again', 'answered', 'asked', '{"Tax Office Director","Tax Office Manager","Tax Officer"}', true, false, '{}'),
  ('withholding-query', 'settle', 'answered', 'settled', '{"Tax Office Director","Tax Office Manager","Tax Officer"}', false, false, '{}'),
  ('withholding-query', 'withdraw', 'asked', 'withdrawn', '{"Tax Office Director","Tax Office Manager","Tax Officer"}', true, false, '{}'),
  ('account-deletion', 'approve', 'proposed', 'approved', '{SuperAdmin}', true, false, '{open}'),
  ('account-deletion', 'refuse', 'proposed', 'refused', '{SuperAdmin}', true, false, '{open}'),
  ('account-deletion', 'withdraw', 'proposed', 'withdrawn', '{SuperAdmin}', true, false, '{}'),
  ('account-deletion', 'lapse', 'proposed', 'lapsed', '{system}', false, false, '{}'),
  ('tax-office', 'approve', 'proposed', 'approved', '{SuperAdmin,"Tax Office Director"}', false, false, '{open}'),
  ('tax-office', 'refuse', 'proposed', 'refused', '{SuperAdmin,"Tax Office Director"}', true, false, '{open}'),
  ('tax-office', 'withdraw', 'proposed', 'withdrawn', '{SuperAdmin,"Tax Office Director"}', true, false, '{}'),
  ('tax-office', 'withdraw', 'approved', 'withdrawn', '{SuperAdmin,"Tax Office Director"}', true, false, '{}'),
  ('tax-office', 'carry-out', 'approved', 'done', '{system}', false, false, '{}');
SELECT setval('engine_codes_id_seq', 1000);
