-- What partners and agents earn of settled money: terms by contract, entries, statements and what is disputed of them. New tables, which a
-- process of the release before knows nothing of; foreign keys take short locks.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE payment_agents (
  intent_id uuid PRIMARY KEY CONSTRAINT payment_agents_intent_id_payment_intents_id_fk REFERENCES payment_intents (id),
  agent_tpui text NOT NULL CONSTRAINT payment_agents_agent_tpui_taxpayers_tpui_fk REFERENCES taxpayers (tpui),
  way text NOT NULL CONSTRAINT payment_agents_way_check CHECK (way IN ('consent', 'terminal'))
);--> statement-breakpoint
CREATE INDEX payment_agents_agent_tpui_idx ON payment_agents (agent_tpui);--> statement-breakpoint
CREATE TABLE share_changes (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  ends_term_id uuid,
  party text NOT NULL CONSTRAINT share_changes_party_check CHECK (party IN ('partner', 'agent')),
  expert_system_id integer CONSTRAINT share_changes_expert_system_id_expert_systems_id_fk REFERENCES expert_systems (id),
  agent_tpui text CONSTRAINT share_changes_agent_tpui_taxpayers_tpui_fk REFERENCES taxpayers (tpui),
  revenue_head_id integer CONSTRAINT share_changes_revenue_head_id_revenue_heads_id_fk REFERENCES revenue_heads (id),
  basis_points integer CONSTRAINT share_changes_basis_points_check CHECK (basis_points BETWEEN 1 AND 10000),
  flat_kobo bigint CONSTRAINT share_changes_flat_kobo_check CHECK (flat_kobo > 0),
  cap_kobo bigint CONSTRAINT share_changes_cap_kobo_check CHECK (cap_kobo > 0),
  valid_from date NOT NULL,
  valid_until date,
  reason text NOT NULL CONSTRAINT share_changes_reason_check CHECK (length(reason) BETWEEN 5 AND 500),
  proposed_by uuid NOT NULL CONSTRAINT share_changes_proposed_by_users_id_fk REFERENCES users (id),
  proposed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  decided_by uuid CONSTRAINT share_changes_decided_by_users_id_fk REFERENCES users (id),
  decided_at timestamptz,
  verdict text CONSTRAINT share_changes_verdict_check CHECK (verdict IN ('approved', 'refused', 'withdrawn')),
  CONSTRAINT share_changes_whose_check CHECK ((party = 'partner') = (expert_system_id IS NOT NULL) AND (party = 'agent' OR agent_tpui IS NULL)),
  CONSTRAINT share_changes_rate_check CHECK (num_nonnulls(basis_points, flat_kobo) = 1),
  CONSTRAINT share_changes_days_check CHECK (valid_until >= valid_from),
  CONSTRAINT share_changes_end_check CHECK (ends_term_id IS NULL OR valid_until IS NOT NULL),
  CONSTRAINT share_changes_decided_check CHECK (num_nulls(decided_by, decided_at, verdict) IN (0, 3)),
  CONSTRAINT share_changes_two_persons_check CHECK ((verdict = 'withdrawn') = (decided_by = proposed_by))
);--> statement-breakpoint
CREATE INDEX share_changes_expert_system_id_idx ON share_changes (expert_system_id);--> statement-breakpoint
CREATE INDEX share_changes_agent_tpui_idx ON share_changes (agent_tpui);--> statement-breakpoint
CREATE INDEX share_changes_revenue_head_id_idx ON share_changes (revenue_head_id);--> statement-breakpoint
CREATE INDEX share_changes_proposed_by_idx ON share_changes (proposed_by);--> statement-breakpoint
CREATE INDEX share_changes_decided_by_idx ON share_changes (decided_by);--> statement-breakpoint
CREATE UNIQUE INDEX share_changes_open_end_idx ON share_changes (ends_term_id) WHERE verdict IS NULL;--> statement-breakpoint
CREATE INDEX share_changes_ends_term_id_idx ON share_changes (ends_term_id);--> statement-breakpoint
CREATE TABLE share_terms (
  id uuid PRIMARY KEY CONSTRAINT share_terms_id_share_changes_id_fk REFERENCES share_changes (id),
  party text NOT NULL,
  expert_system_id integer CONSTRAINT share_terms_expert_system_id_expert_systems_id_fk REFERENCES expert_systems (id),
  agent_tpui text CONSTRAINT share_terms_agent_tpui_taxpayers_tpui_fk REFERENCES taxpayers (tpui),
  subject text NOT NULL GENERATED ALWAYS AS (coalesce('partner:' || expert_system_id::text, 'agent:' || agent_tpui, 'agents')) STORED,
  revenue_head_id integer CONSTRAINT share_terms_revenue_head_id_revenue_heads_id_fk REFERENCES revenue_heads (id),
  basis_points integer,
  flat_kobo bigint,
  cap_kobo bigint,
  valid_from date NOT NULL,
  valid_until date,
  CONSTRAINT share_terms_days_check CHECK (valid_until >= valid_from),
  CONSTRAINT share_terms_no_overlap EXCLUDE USING gist (
    int8range(hashtextextended(subject, 0), hashtextextended(subject, 0), '[]') WITH &&,
    int4range(coalesce(revenue_head_id, 0), coalesce(revenue_head_id, 0), '[]') WITH &&,
    daterange(valid_from, valid_until, '[]') WITH &&
  )
);--> statement-breakpoint
CREATE INDEX share_terms_expert_system_id_idx ON share_terms (expert_system_id);--> statement-breakpoint
CREATE INDEX share_terms_agent_tpui_idx ON share_terms (agent_tpui);--> statement-breakpoint
CREATE INDEX share_terms_revenue_head_id_idx ON share_terms (revenue_head_id);--> statement-breakpoint
ALTER TABLE share_changes ADD CONSTRAINT share_changes_ends_term_id_share_terms_id_fk FOREIGN KEY (ends_term_id) REFERENCES share_terms (id);--> statement-breakpoint
CREATE TABLE share_due (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id uuid NOT NULL CONSTRAINT share_due_payment_id_payments_id_fk REFERENCES payments (id)
);--> statement-breakpoint
CREATE INDEX share_due_payment_id_idx ON share_due (payment_id);--> statement-breakpoint
CREATE TABLE share_bases (
  payment_id uuid NOT NULL CONSTRAINT share_bases_payment_id_payments_id_fk REFERENCES payments (id),
  party text NOT NULL CONSTRAINT share_bases_party_check CHECK (party IN ('partner', 'agent')),
  revenue_head_id integer NOT NULL CONSTRAINT share_bases_revenue_head_id_revenue_heads_id_fk REFERENCES revenue_heads (id),
  term_id uuid NOT NULL CONSTRAINT share_bases_term_id_share_terms_id_fk REFERENCES share_terms (id),
  CONSTRAINT share_bases_pkey PRIMARY KEY (payment_id, party, revenue_head_id)
);--> statement-breakpoint
CREATE INDEX share_bases_revenue_head_id_idx ON share_bases (revenue_head_id);--> statement-breakpoint
CREATE INDEX share_bases_term_id_idx ON share_bases (term_id);--> statement-breakpoint
CREATE TABLE share_statements (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  expert_system_id integer CONSTRAINT share_statements_expert_system_id_expert_systems_id_fk REFERENCES expert_systems (id),
  agent_tpui text CONSTRAINT share_statements_agent_tpui_taxpayers_tpui_fk REFERENCES taxpayers (tpui),
  subject text NOT NULL GENERATED ALWAYS AS (coalesce('partner:' || expert_system_id::text, 'agent:' || agent_tpui)) STORED,
  month date NOT NULL CONSTRAINT share_statements_month_check CHECK (extract(day FROM month) = 1),
  lines integer NOT NULL CONSTRAINT share_statements_lines_check CHECK (lines > 0),
  gross_kobo bigint NOT NULL,
  withheld_basis_points integer NOT NULL CONSTRAINT share_statements_withheld_basis_points_check CHECK (withheld_basis_points BETWEEN 0 AND 10000),
  withheld_kobo bigint NOT NULL,
  net_kobo bigint NOT NULL GENERATED ALWAYS AS (gross_kobo - withheld_kobo) STORED,
  state text NOT NULL DEFAULT 'proposed' CONSTRAINT share_statements_state_check CHECK (state IN ('proposed', 'approved', 'refused')),
  proposed_by uuid NOT NULL CONSTRAINT share_statements_proposed_by_users_id_fk REFERENCES users (id),
  proposed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  decided_by uuid CONSTRAINT share_statements_decided_by_users_id_fk REFERENCES users (id),
  decided_at timestamptz,
  CONSTRAINT share_statements_whose_check CHECK (num_nonnulls(expert_system_id, agent_tpui) = 1),
  CONSTRAINT share_statements_withheld_check CHECK (withheld_kobo = trunc(gross_kobo::numeric * withheld_basis_points / 10000)),
  CONSTRAINT share_statements_decided_check CHECK ((state = 'proposed') = (decided_by IS NULL) AND num_nulls(decided_by, decided_at) IN (0, 2)),
  CONSTRAINT share_statements_two_persons_check CHECK (state <> 'approved' OR decided_by <> proposed_by)
);--> statement-breakpoint
CREATE UNIQUE INDEX share_statements_once_idx ON share_statements (subject, month) WHERE state <> 'refused';--> statement-breakpoint
CREATE INDEX share_statements_expert_system_id_idx ON share_statements (expert_system_id);--> statement-breakpoint
CREATE INDEX share_statements_agent_tpui_idx ON share_statements (agent_tpui);--> statement-breakpoint
CREATE INDEX share_statements_proposed_by_idx ON share_statements (proposed_by);--> statement-breakpoint
CREATE INDEX share_statements_decided_by_idx ON share_statements (decided_by);--> statement-breakpoint
CREATE TABLE share_accruals (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  term_id uuid NOT NULL CONSTRAINT share_accruals_term_id_share_terms_id_fk REFERENCES share_terms (id),
  payment_id uuid NOT NULL CONSTRAINT share_accruals_payment_id_payments_id_fk REFERENCES payments (id),
  number integer NOT NULL CONSTRAINT share_accruals_number_check CHECK (number > 0),
  expert_system_id integer CONSTRAINT share_accruals_expert_system_id_expert_systems_id_fk REFERENCES expert_systems (id),
  agent_tpui text CONSTRAINT share_accruals_agent_tpui_taxpayers_tpui_fk REFERENCES taxpayers (tpui),
  subject text NOT NULL GENERATED ALWAYS AS (coalesce('partner:' || expert_system_id::text, 'agent:' || agent_tpui)) STORED,
  bill_reference text NOT NULL,
  paid_on date NOT NULL,
  booked_on date NOT NULL,
  base_kobo bigint NOT NULL CONSTRAINT share_accruals_base_kobo_check CHECK (base_kobo >= 0),
  share_kobo bigint NOT NULL CONSTRAINT share_accruals_share_kobo_check CHECK (share_kobo <> 0),
  statement_id uuid CONSTRAINT share_accruals_statement_id_share_statements_id_fk REFERENCES share_statements (id),
  CONSTRAINT share_accruals_once UNIQUE (payment_id, term_id, number),
  CONSTRAINT share_accruals_whose_check CHECK (num_nonnulls(expert_system_id, agent_tpui) = 1),
  CONSTRAINT share_accruals_first_check CHECK (number > 1 OR share_kobo > 0)
);--> statement-breakpoint
CREATE INDEX share_accruals_term_id_idx ON share_accruals (term_id);--> statement-breakpoint
CREATE INDEX share_accruals_subject_idx ON share_accruals (subject, booked_on, id);--> statement-breakpoint
CREATE INDEX share_accruals_booked_on_idx ON share_accruals (booked_on, id);--> statement-breakpoint
CREATE INDEX share_accruals_expert_system_id_idx ON share_accruals (expert_system_id, booked_on, id) WHERE expert_system_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX share_accruals_agent_tpui_idx ON share_accruals (agent_tpui, booked_on, id) WHERE agent_tpui IS NOT NULL;--> statement-breakpoint
CREATE INDEX share_accruals_statement_id_idx ON share_accruals (statement_id);--> statement-breakpoint
CREATE INDEX share_accruals_bill_reference_idx ON share_accruals (bill_reference);--> statement-breakpoint
CREATE TABLE share_disputes (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  accrual_id uuid NOT NULL CONSTRAINT share_disputes_accrual_id_share_accruals_id_fk REFERENCES share_accruals (id),
  text text NOT NULL CONSTRAINT share_disputes_text_check CHECK (length(text) BETWEEN 5 AND 1000),
  raised_by uuid NOT NULL CONSTRAINT share_disputes_raised_by_users_id_fk REFERENCES users (id),
  raised_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  answer text CONSTRAINT share_disputes_answer_check CHECK (length(answer) BETWEEN 5 AND 1000),
  answered_by uuid CONSTRAINT share_disputes_answered_by_users_id_fk REFERENCES users (id),
  answered_at timestamptz,
  CONSTRAINT share_disputes_answered_check CHECK (num_nulls(answer, answered_by, answered_at) IN (0, 3)),
  CONSTRAINT share_disputes_other_check CHECK (answered_by <> raised_by)
);--> statement-breakpoint
CREATE UNIQUE INDEX share_disputes_open_idx ON share_disputes (accrual_id) WHERE answered_at IS NULL;--> statement-breakpoint
CREATE INDEX share_disputes_accrual_id_idx ON share_disputes (accrual_id);--> statement-breakpoint
CREATE INDEX share_disputes_raised_by_idx ON share_disputes (raised_by);--> statement-breakpoint
CREATE INDEX share_disputes_answered_by_idx ON share_disputes (answered_by);--> statement-breakpoint
ALTER TABLE share_terms ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE share_accruals ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE share_statements ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE share_disputes ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON share_terms, share_accruals, share_statements, share_disputes TO portal_read_state, portal_read_expert_system, portal_read_taxpayer;--> statement-breakpoint
COMMENT ON TABLE payment_agents IS 'The agent through whom an attempt to pay was begun: by the client’s consent, or at the agent’s terminal. Written once.';--> statement-breakpoint
COMMENT ON TABLE share_changes IS 'Rows of contracts about shares as one person proposed them, and ends of rows, and who decided. Kobo.';--> statement-breakpoint
COMMENT ON TABLE share_terms IS 'What a partner, an agent or every agent earns of settled money: per ten thousand or flat, in kobo, with a cap for each payment.';--> statement-breakpoint
COMMENT ON COLUMN share_terms.revenue_head_id IS 'Absent: every head that has no row of its own.';--> statement-breakpoint
COMMENT ON COLUMN share_terms.cap_kobo IS 'At most so much of one payment of a bill.';--> statement-breakpoint
COMMENT ON TABLE share_due IS 'Payments whose money moved since shares were reckoned; taken out when they are.';--> statement-breakpoint
COMMENT ON TABLE share_bases IS 'By which row a head of a payment earns, fixed when it was first settled: once for each party.';--> statement-breakpoint
COMMENT ON TABLE share_accruals IS 'Entries of shares: the first when money is settled, negative ones when it goes back. Their sum is what is earned.';--> statement-breakpoint
COMMENT ON COLUMN share_accruals.base_kobo IS 'Settled and not given back, of the heads of the row, after this entry.';--> statement-breakpoint
COMMENT ON TABLE share_statements IS 'A month of somebody’s shares, made by one person and approved by another; its lines stay as they are.';--> statement-breakpoint
COMMENT ON TABLE share_disputes IS 'What a partner or an agent says against a line, and what the service answered.';
