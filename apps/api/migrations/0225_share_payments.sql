-- Shares are paid: accounts of whoever earns, and payments that go out by the bank’s lists beside refunds. New tables, and columns of `refund_sends`
-- that a process of the release before leaves empty; its checks come into force with the next file.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
INSERT INTO ledger_accounts (code, normal_side) VALUES ('expense:shares', 'debit'), ('liability:shares', 'credit'), ('liability:shares-withheld', 'credit');--> statement-breakpoint
CREATE SEQUENCE share_payment_numbers;--> statement-breakpoint
CREATE TABLE share_accounts (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  expert_system_id integer CONSTRAINT share_accounts_expert_system_id_expert_systems_id_fk REFERENCES expert_systems (id),
  agent_tpui text CONSTRAINT share_accounts_agent_tpui_taxpayers_tpui_fk REFERENCES taxpayers (tpui),
  subject text NOT NULL GENERATED ALWAYS AS (coalesce('partner:' || expert_system_id::text, 'agent:' || agent_tpui)) STORED,
  bank_code text NOT NULL CONSTRAINT share_accounts_bank_code_check CHECK (bank_code ~ '^[0-9]{3}$'),
  account_number text NOT NULL CONSTRAINT share_accounts_account_number_check CHECK (account_number ~ '^[0-9]{10}$'),
  account_name text NOT NULL CONSTRAINT share_accounts_account_name_check CHECK (length(account_name) BETWEEN 3 AND 80),
  state text NOT NULL DEFAULT 'proposed' CONSTRAINT share_accounts_state_check CHECK (state IN ('proposed', 'approved', 'refused', 'replaced')),
  named_by uuid NOT NULL CONSTRAINT share_accounts_named_by_users_id_fk REFERENCES users (id),
  named_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  decided_by uuid CONSTRAINT share_accounts_decided_by_users_id_fk REFERENCES users (id),
  decided_at timestamptz,
  CONSTRAINT share_accounts_whose_check CHECK (num_nonnulls(expert_system_id, agent_tpui) = 1),
  CONSTRAINT share_accounts_decided_check CHECK ((state IN ('approved', 'refused')) = (decided_by IS NOT NULL) AND num_nulls(decided_by, decided_at) IN (0, 2)),
  CONSTRAINT share_accounts_two_persons_check CHECK (decided_by <> named_by)
);--> statement-breakpoint
CREATE UNIQUE INDEX share_accounts_one_waits_idx ON share_accounts (subject) WHERE state = 'proposed';--> statement-breakpoint
CREATE INDEX share_accounts_subject_idx ON share_accounts (subject, decided_at);--> statement-breakpoint
CREATE INDEX share_accounts_expert_system_id_idx ON share_accounts (expert_system_id);--> statement-breakpoint
CREATE INDEX share_accounts_agent_tpui_idx ON share_accounts (agent_tpui);--> statement-breakpoint
CREATE INDEX share_accounts_named_by_idx ON share_accounts (named_by);--> statement-breakpoint
CREATE INDEX share_accounts_decided_by_idx ON share_accounts (decided_by);--> statement-breakpoint
CREATE TABLE share_payments (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  number text NOT NULL CONSTRAINT share_payments_number_key UNIQUE CONSTRAINT share_payments_number_check CHECK (number ~ '^SHP-[0-9]{4}-[0-9]{8}$'),
  statement_id uuid NOT NULL CONSTRAINT share_payments_statement_once UNIQUE
    CONSTRAINT share_payments_statement_id_share_statements_id_fk REFERENCES share_statements (id),
  expert_system_id integer CONSTRAINT share_payments_expert_system_id_expert_systems_id_fk REFERENCES expert_systems (id),
  agent_tpui text CONSTRAINT share_payments_agent_tpui_taxpayers_tpui_fk REFERENCES taxpayers (tpui),
  subject text NOT NULL GENERATED ALWAYS AS (coalesce('partner:' || expert_system_id::text, 'agent:' || agent_tpui)) STORED,
  month date NOT NULL,
  amount_kobo bigint NOT NULL CONSTRAINT share_payments_amount_kobo_check CHECK (amount_kobo > 0),
  state text NOT NULL DEFAULT 'payable' CONSTRAINT share_payments_state_check CHECK (state IN ('payable', 'sent', 'returned', 'evidenced', 'paid')),
  bank_code text,
  account_number text,
  account_name text,
  list_id uuid CONSTRAINT share_payments_list_id_refund_lists_id_fk REFERENCES refund_lists (id),
  came_back text,
  paid_on date,
  opened_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT share_payments_whose_check CHECK (num_nonnulls(expert_system_id, agent_tpui) = 1),
  CONSTRAINT share_payments_account_check CHECK (num_nulls(bank_code, account_number, account_name) IN (0, 3)
    AND account_number ~ '^[0-9]{10}$' AND bank_code ~ '^[0-9]{3}$'),
  CONSTRAINT share_payments_listed_check CHECK (state = 'payable' OR (list_id IS NOT NULL AND account_number IS NOT NULL)),
  CONSTRAINT share_payments_paid_check CHECK ((state = 'paid') = (paid_on IS NOT NULL))
);--> statement-breakpoint
CREATE INDEX share_payments_subject_idx ON share_payments (subject);--> statement-breakpoint
CREATE INDEX share_payments_expert_system_id_idx ON share_payments (expert_system_id);--> statement-breakpoint
CREATE INDEX share_payments_agent_tpui_idx ON share_payments (agent_tpui);--> statement-breakpoint
CREATE INDEX share_payments_list_id_idx ON share_payments (list_id);--> statement-breakpoint
CREATE INDEX share_payments_opened_at_idx ON share_payments (opened_at, id);--> statement-breakpoint
ALTER TABLE share_accounts ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE share_payments ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON share_accounts TO portal_read_expert_system, portal_read_taxpayer;--> statement-breakpoint
GRANT SELECT (id, number, statement_id, expert_system_id, agent_tpui, subject, month, amount_kobo, state, came_back, paid_on) ON share_payments
  TO portal_read_state, portal_read_expert_system, portal_read_taxpayer;--> statement-breakpoint
COMMENT ON TABLE share_accounts IS 'Bank accounts of partners and agents, as they named them and a SuperAdmin approved them; the newest approved one is paid.';--> statement-breakpoint
COMMENT ON TABLE share_payments IS 'What the bank pays of an approved statement of shares: once for each statement, by lists it has in common with refunds. Kobo.';--> statement-breakpoint
COMMENT ON COLUMN share_payments.month IS 'Of its statement.';--> statement-breakpoint
COMMENT ON COLUMN share_payments.amount_kobo IS 'What is left of the statement after withheld tax and what statements below nothing carried.';--> statement-breakpoint
COMMENT ON COLUMN share_payments.account_number IS 'The account on record when it was put on its list.';--> statement-breakpoint
COMMENT ON COLUMN share_payments.list_id IS 'The newest list it was put on.';--> statement-breakpoint
COMMENT ON COLUMN share_payments.came_back IS 'Why the bank gave it back, until it is sent again.';--> statement-breakpoint
COMMENT ON COLUMN share_payments.paid_on IS 'The day on which a second person confirmed the bank’s evidence.';--> statement-breakpoint
-- A process of the release before joins these rows to their refund, and so does not see those that pay a share.
-- squawk-ignore ban-drop-not-null
ALTER TABLE refund_sends ALTER COLUMN refund_id DROP NOT NULL;--> statement-breakpoint
ALTER TABLE refund_sends ADD COLUMN share_payment_id uuid;--> statement-breakpoint
ALTER TABLE refund_sends ADD COLUMN list_id uuid;--> statement-breakpoint
ALTER TABLE refund_sends ADD CONSTRAINT refund_sends_share_payment_id_share_payments_id_fk FOREIGN KEY (share_payment_id) REFERENCES share_payments (id) NOT VALID;--> statement-breakpoint
ALTER TABLE refund_sends ADD CONSTRAINT refund_sends_list_id_refund_lists_id_fk FOREIGN KEY (list_id) REFERENCES refund_lists (id) NOT VALID;--> statement-breakpoint
ALTER TABLE refund_sends ADD CONSTRAINT refund_sends_one_thing_check CHECK (num_nonnulls(refund_id, share_payment_id) = 1 AND (share_payment_id IS NULL OR method = 'bank')) NOT VALID;--> statement-breakpoint
COMMENT ON TABLE refund_sends IS 'Each time a refund or a payment of shares was sent, under a reference of its own; and what was answered.';--> statement-breakpoint
COMMENT ON COLUMN refund_sends.list_id IS 'The list for the bank it stood on; of sends of earlier releases the last one of a refund alone.';--> statement-breakpoint
COMMENT ON TABLE refund_lists IS 'Lists for the bank: refunds and payments of shares that it pays together.';--> statement-breakpoint
UPDATE refund_sends s SET list_id = r.list_id FROM refunds r
  WHERE r.id = s.refund_id AND s.method = 'bank' AND r.list_id IS NOT NULL
    AND NOT EXISTS (SELECT FROM refund_sends l WHERE l.refund_id = s.refund_id AND l.attempt > s.attempt);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES
  ('share-payment', 'payable', ARRAY['system']::text[], false),
  ('share-payment', 'sent', NULL, false),
  ('share-payment', 'returned', NULL, false),
  ('share-payment', 'evidenced', NULL, false),
  ('share-payment', 'paid', NULL, true);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES
  ('share-payment', 'send', 'payable', 'sent', ARRAY['Admin', 'Administrator', 'SuperAdmin']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('share-payment', 'return', 'sent', 'returned', ARRAY['Admin', 'Administrator', 'SuperAdmin']::text[], true, true, ARRAY[]::text[], ARRAY[]::text[]),
  ('share-payment', 'accept-return', 'returned', 'payable', ARRAY['SuperAdmin']::text[], true, false, ARRAY['return', 'send']::text[], ARRAY[]::text[]),
  ('share-payment', 'deny-return', 'returned', 'sent', ARRAY['SuperAdmin']::text[], true, false, ARRAY['return']::text[], ARRAY[]::text[]),
  ('share-payment', 'evidence', 'sent', 'evidenced', ARRAY['Admin', 'Administrator', 'SuperAdmin']::text[], false, true, ARRAY[]::text[], ARRAY[]::text[]),
  ('share-payment', 'confirm', 'evidenced', 'paid', ARRAY['Admin', 'Administrator', 'SuperAdmin']::text[], true, false, ARRAY['evidence']::text[], ARRAY[]::text[]);
