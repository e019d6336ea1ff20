-- Terminals in shops, what each of them, its network and our receipts say of a day, and the network as a provider. New tables, which a process
-- of the release before knows nothing of; foreign keys take short locks.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
INSERT INTO ledger_accounts (code, normal_side) VALUES ('clearing:pos', 'debit'), ('transit:pos', 'debit');--> statement-breakpoint
INSERT INTO payment_gateways (id, name, availability, steps, position) VALUES ('pos', 'POS terminal', 'hidden', '{"en": [], "ha": []}', 9);--> statement-breakpoint
INSERT INTO settlement_sources (id, name, provider) VALUES ('pos', 'Terminal network', 'pos');--> statement-breakpoint
CREATE TABLE terminal_steps (
  from_state text NOT NULL,
  to_state text NOT NULL,
  two_persons boolean NOT NULL,
  CONSTRAINT terminal_steps_pkey PRIMARY KEY (from_state, to_state)
);--> statement-breakpoint
INSERT INTO terminal_steps (from_state, to_state, two_persons) VALUES
  ('in-stock', 'deployed', true), ('moved', 'deployed', true), ('blocked', 'deployed', true),
  ('deployed', 'in-stock', false), ('blocked', 'in-stock', false), ('moved', 'in-stock', false),
  ('deployed', 'moved', false), ('deployed', 'blocked', false), ('moved', 'blocked', false),
  ('in-stock', 'lost', false), ('deployed', 'lost', false), ('moved', 'lost', false), ('blocked', 'lost', false),
  ('lost', 'blocked', false), ('in-stock', 'retired', false), ('blocked', 'retired', false);--> statement-breakpoint
CREATE TABLE terminals (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  serial text NOT NULL CONSTRAINT terminals_serial_key UNIQUE CONSTRAINT terminals_serial_check CHECK (serial ~ '^[A-Z0-9][A-Z0-9-]{3,29}$'),
  bank_code text NOT NULL CONSTRAINT terminals_bank_code_check CHECK (bank_code ~ '^[0-9]{3,6}$'),
  state text NOT NULL DEFAULT 'in-stock' CONSTRAINT terminals_state_check
    CHECK (state IN ('in-stock', 'deployed', 'moved', 'blocked', 'lost', 'retired')),
  agent_tpui text CONSTRAINT terminals_agent_tpui_taxpayers_tpui_fk REFERENCES taxpayers (tpui),
  place text NOT NULL DEFAULT '' CONSTRAINT terminals_place_check CHECK (length(place) <= 200),
  latitude double precision CONSTRAINT terminals_latitude_check CHECK (latitude BETWEEN 4 AND 14),
  longitude double precision CONSTRAINT terminals_longitude_check CHECK (longitude BETWEEN 2 AND 15),
  payment_limit_kobo bigint NOT NULL DEFAULT 10000000 CONSTRAINT terminals_payment_limit_kobo_check CHECK (payment_limit_kobo > 0),
  day_limit_kobo bigint NOT NULL DEFAULT 120000000 CONSTRAINT terminals_day_limit_kobo_check CHECK (day_limit_kobo > 0),
  added_by uuid NOT NULL CONSTRAINT terminals_added_by_users_id_fk REFERENCES users (id),
  added_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT terminals_limits_check CHECK (payment_limit_kobo <= day_limit_kobo),
  CONSTRAINT terminals_place_known_check CHECK (state NOT IN ('deployed', 'moved') OR num_nulls(agent_tpui, latitude, longitude) = 0)
);--> statement-breakpoint
CREATE INDEX terminals_agent_tpui_idx ON terminals (agent_tpui);--> statement-breakpoint
CREATE INDEX terminals_added_by_idx ON terminals (added_by);--> statement-breakpoint
CREATE TABLE terminal_changes (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  terminal_id uuid NOT NULL CONSTRAINT terminal_changes_terminal_id_terminals_id_fk REFERENCES terminals (id),
  to_state text NOT NULL,
  agent_tpui text CONSTRAINT terminal_changes_agent_tpui_taxpayers_tpui_fk REFERENCES taxpayers (tpui),
  place text NOT NULL CONSTRAINT terminal_changes_place_check CHECK (length(place) <= 200),
  latitude double precision,
  longitude double precision,
  payment_limit_kobo bigint NOT NULL,
  day_limit_kobo bigint NOT NULL,
  reason text NOT NULL CONSTRAINT terminal_changes_reason_check CHECK (length(reason) BETWEEN 5 AND 500),
  proposed_by uuid NOT NULL CONSTRAINT terminal_changes_proposed_by_users_id_fk REFERENCES users (id),
  proposed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  decided_by uuid CONSTRAINT terminal_changes_decided_by_users_id_fk REFERENCES users (id),
  decided_at timestamptz,
  verdict text CONSTRAINT terminal_changes_verdict_check CHECK (verdict IN ('approved', 'refused', 'withdrawn')),
  CONSTRAINT terminal_changes_decided_check CHECK (num_nulls(decided_by, decided_at, verdict) IN (0, 3)),
  CONSTRAINT terminal_changes_two_persons_check CHECK ((verdict = 'withdrawn') = (decided_by = proposed_by))
);--> statement-breakpoint
CREATE UNIQUE INDEX terminal_changes_open_idx ON terminal_changes (terminal_id) WHERE verdict IS NULL;--> statement-breakpoint
CREATE INDEX terminal_changes_terminal_id_idx ON terminal_changes (terminal_id);--> statement-breakpoint
CREATE INDEX terminal_changes_agent_tpui_idx ON terminal_changes (agent_tpui);--> statement-breakpoint
CREATE INDEX terminal_changes_proposed_by_idx ON terminal_changes (proposed_by);--> statement-breakpoint
CREATE INDEX terminal_changes_decided_by_idx ON terminal_changes (decided_by);--> statement-breakpoint
CREATE TABLE terminal_questions (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  terminal_id uuid NOT NULL CONSTRAINT terminal_questions_terminal_id_terminals_id_fk REFERENCES terminals (id),
  kind text NOT NULL CONSTRAINT terminal_questions_kind_check CHECK (kind IN ('place', 'limit')),
  times integer NOT NULL DEFAULT 1 CONSTRAINT terminal_questions_times_check CHECK (times > 0),
  metres integer,
  asked_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  answered_by uuid CONSTRAINT terminal_questions_answered_by_users_id_fk REFERENCES users (id),
  answered_at timestamptz,
  answer text CONSTRAINT terminal_questions_answer_check CHECK (length(answer) BETWEEN 5 AND 500),
  CONSTRAINT terminal_questions_answered_check CHECK (num_nulls(answered_by, answered_at, answer) IN (0, 3))
);--> statement-breakpoint
CREATE UNIQUE INDEX terminal_questions_open_idx ON terminal_questions (terminal_id, kind) WHERE answered_at IS NULL;--> statement-breakpoint
CREATE INDEX terminal_questions_answered_by_idx ON terminal_questions (answered_by);--> statement-breakpoint
CREATE TABLE terminal_attempts (
  intent_id uuid PRIMARY KEY CONSTRAINT terminal_attempts_intent_id_payment_intents_id_fk REFERENCES payment_intents (id),
  order_id text NOT NULL CONSTRAINT terminal_attempts_order_id_key UNIQUE,
  terminal_id uuid NOT NULL CONSTRAINT terminal_attempts_terminal_id_terminals_id_fk REFERENCES terminals (id),
  amount_kobo bigint NOT NULL CONSTRAINT terminal_attempts_amount_kobo_check CHECK (amount_kobo > 0),
  metres integer,
  looked_up_at timestamptz NOT NULL
);--> statement-breakpoint
CREATE INDEX terminal_attempts_terminal_id_idx ON terminal_attempts (terminal_id, looked_up_at);--> statement-breakpoint
CREATE TABLE terminal_lines (
  source text NOT NULL CONSTRAINT terminal_lines_source_check CHECK (source IN ('batch', 'file')),
  order_id text NOT NULL CONSTRAINT terminal_lines_order_id_check CHECK (length(order_id) BETWEEN 6 AND 50),
  terminal_id uuid NOT NULL CONSTRAINT terminal_lines_terminal_id_terminals_id_fk REFERENCES terminals (id),
  amount_kobo bigint NOT NULL CONSTRAINT terminal_lines_amount_kobo_check CHECK (amount_kobo > 0),
  channel text NOT NULL CONSTRAINT terminal_lines_channel_check CHECK (channel IN ('card', 'transfer')),
  paid_at timestamptz NOT NULL,
  day date NOT NULL,
  number integer,
  read_at timestamptz NOT NULL,
  CONSTRAINT terminal_lines_pkey PRIMARY KEY (source, order_id)
);--> statement-breakpoint
CREATE INDEX terminal_lines_terminal_id_idx ON terminal_lines (terminal_id, day);--> statement-breakpoint
CREATE TABLE terminal_reports (
  source text NOT NULL CONSTRAINT terminal_reports_source_check CHECK (source IN ('batch', 'file')),
  day date NOT NULL,
  terminal_id uuid NOT NULL CONSTRAINT terminal_reports_terminal_id_terminals_id_fk REFERENCES terminals (id),
  read_at timestamptz NOT NULL,
  CONSTRAINT terminal_reports_pkey PRIMARY KEY (terminal_id, day, source)
);--> statement-breakpoint
CREATE TABLE terminal_closes (
  terminal_id uuid NOT NULL CONSTRAINT terminal_closes_terminal_id_terminals_id_fk REFERENCES terminals (id),
  day date NOT NULL,
  batch_kobo bigint,
  batch_count integer,
  file_kobo bigint,
  file_count integer,
  receipts_kobo bigint NOT NULL,
  receipts_count integer NOT NULL,
  differing integer NOT NULL,
  state text NOT NULL CONSTRAINT terminal_closes_state_check CHECK (state IN ('waiting', 'agrees', 'differs', 'proposed', 'closed')),
  finding text CONSTRAINT terminal_closes_finding_check CHECK (finding IN ('slip-lost', 'fee', 'unexplained')),
  reason text CONSTRAINT terminal_closes_reason_check CHECK (length(reason) BETWEEN 5 AND 500),
  proposed_by uuid CONSTRAINT terminal_closes_proposed_by_users_id_fk REFERENCES users (id),
  proposed_at timestamptz,
  decided_by uuid CONSTRAINT terminal_closes_decided_by_users_id_fk REFERENCES users (id),
  decided_at timestamptz,
  CONSTRAINT terminal_closes_pkey PRIMARY KEY (terminal_id, day),
  CONSTRAINT terminal_closes_proposed_check CHECK (num_nulls(finding, reason, proposed_by, proposed_at) IN (0, 4) AND (state IN ('proposed', 'closed')) = (proposed_by IS NOT NULL)),
  CONSTRAINT terminal_closes_decided_check CHECK (num_nulls(decided_by, decided_at) IN (0, 2) AND (state = 'closed') = (decided_by IS NOT NULL)),
  CONSTRAINT terminal_closes_two_persons_check CHECK (decided_by <> proposed_by)
);--> statement-breakpoint
CREATE INDEX terminal_closes_day_idx ON terminal_closes (day);--> statement-breakpoint
CREATE INDEX terminal_closes_proposed_by_idx ON terminal_closes (proposed_by);--> statement-breakpoint
CREATE INDEX terminal_closes_decided_by_idx ON terminal_closes (decided_by);--> statement-breakpoint
ALTER TABLE terminals ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE terminal_closes ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON terminals, terminal_closes TO portal_read_state;--> statement-breakpoint
COMMENT ON TABLE terminal_steps IS 'From which state to which a terminal goes, and which of these steps need a second person.';--> statement-breakpoint
COMMENT ON TABLE terminals IS 'Terminals that take cards and transfers for bills: whose, where, within which limits. Kobo, degrees.';--> statement-breakpoint
COMMENT ON TABLE terminal_changes IS 'Rights of a terminal as one person proposed them and another decided.';--> statement-breakpoint
COMMENT ON TABLE terminal_questions IS 'Where or how much a terminal took against its rules: asked once, blocked when it goes on.';--> statement-breakpoint
COMMENT ON TABLE terminal_attempts IS 'Attempts to pay that a terminal began by looking a bill up.';--> statement-breakpoint
COMMENT ON TABLE terminal_lines IS 'Payments as the terminal’s own batch and the network’s file list them, by the day on which they were made.';--> statement-breakpoint
COMMENT ON TABLE terminal_reports IS 'Of which days a batch or a file has been read, also one without lines.';--> statement-breakpoint
COMMENT ON COLUMN terminal_closes.differing IS 'Payments that are not in all three, or not with one amount.';--> statement-breakpoint
COMMENT ON TABLE terminal_closes IS 'A day of a terminal: its batch, the file and our receipts. Closed with a difference by two persons.';
