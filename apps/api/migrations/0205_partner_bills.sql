-- What partners say of the bills they raise, and what they are told about them. New tables and a sequence, which a process of the release before
-- knows nothing of; foreign keys to `bills`, `engine_codes` and `partner_keys` take short locks.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE SEQUENCE partner_positions;--> statement-breakpoint
CREATE TABLE partner_bills (
  bill_id uuid PRIMARY KEY CONSTRAINT partner_bills_bill_id_bills_id_fk REFERENCES bills (id),
  expert_system_id integer NOT NULL,
  engine_code_id integer NOT NULL,
  key_id uuid NOT NULL CONSTRAINT partner_bills_key_id_partner_keys_id_fk REFERENCES partner_keys (id),
  external_reference text NOT NULL CONSTRAINT partner_bills_external_reference_check CHECK (external_reference ~ '^[!-~]{1,64}$'),
  content_digest bytea NOT NULL CONSTRAINT partner_bills_content_digest_check CHECK (length(content_digest) = 32),
  metadata jsonb NOT NULL DEFAULT '{}' CONSTRAINT partner_bills_metadata_check CHECK (jsonb_typeof(metadata) = 'object' AND length(metadata::text) <= 10000),
  redirect_url text CONSTRAINT partner_bills_redirect_url_check CHECK (length(redirect_url) <= 300),
  revision integer NOT NULL DEFAULT 0 CONSTRAINT partner_bills_revision_check CHECK (revision >= 0),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  position bigint,
  CONSTRAINT partner_bills_external_reference_key UNIQUE (engine_code_id, external_reference),
  CONSTRAINT partner_bills_engine_code_fk FOREIGN KEY (expert_system_id, engine_code_id) REFERENCES engine_codes (expert_system_id, id)
);--> statement-breakpoint
CREATE INDEX partner_bills_expert_system_id_idx ON partner_bills (expert_system_id, engine_code_id);--> statement-breakpoint
CREATE INDEX partner_bills_key_id_idx ON partner_bills (key_id);--> statement-breakpoint
CREATE UNIQUE INDEX partner_bills_position_idx ON partner_bills (engine_code_id, position);--> statement-breakpoint
CREATE INDEX partner_bills_unplaced_idx ON partner_bills (created_at) WHERE position IS NULL;--> statement-breakpoint
ALTER TABLE partner_bills ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON partner_bills TO portal_read_expert_system;--> statement-breakpoint
COMMENT ON TABLE partner_bills IS 'Bills that partners raised over their interface: by which key, under which reference of theirs, and what they keep with them.';--> statement-breakpoint
COMMENT ON COLUMN partner_bills.content_digest IS 'SHA-256 of what was asked for: the same reference with the same content is the same bill.';--> statement-breakpoint
COMMENT ON COLUMN partner_bills.metadata IS 'The partner''s own; nothing here reads it.';--> statement-breakpoint
COMMENT ON COLUMN partner_bills.redirect_url IS 'Where its payer is sent after paying, as far as the expert system''s list still has it.';--> statement-breakpoint
COMMENT ON COLUMN partner_bills.revision IS 'Counts changes of this row; with the bill''s own count it is the version that partners see.';--> statement-breakpoint
COMMENT ON COLUMN partner_bills.position IS 'Given after the commit, in one order: what lists go on from. Null until somebody reads.';--> statement-breakpoint
CREATE TABLE partner_events (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  expert_system_id integer NOT NULL,
  engine_code_id integer NOT NULL,
  bill_id uuid NOT NULL CONSTRAINT partner_events_bill_id_partner_bills_bill_id_fk REFERENCES partner_bills (bill_id),
  type text NOT NULL CONSTRAINT partner_events_type_check
    CHECK (type IN ('bill.created', 'bill.amended', 'bill.cancelled', 'bill.paid', 'bill.under_review', 'bill.reopened', 'bill.voided', 'bill.renewed')),
  state text NOT NULL,
  version integer NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  position bigint,
  CONSTRAINT partner_events_engine_code_fk FOREIGN KEY (expert_system_id, engine_code_id) REFERENCES engine_codes (expert_system_id, id)
);--> statement-breakpoint
CREATE INDEX partner_events_expert_system_id_idx ON partner_events (expert_system_id, engine_code_id);--> statement-breakpoint
CREATE INDEX partner_events_bill_id_idx ON partner_events (bill_id);--> statement-breakpoint
CREATE UNIQUE INDEX partner_events_position_idx ON partner_events (engine_code_id, position);--> statement-breakpoint
CREATE INDEX partner_events_unplaced_idx ON partner_events (at) WHERE position IS NULL;--> statement-breakpoint
CREATE INDEX partner_events_at_idx ON partner_events (at);--> statement-breakpoint
ALTER TABLE partner_events ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON partner_events TO portal_read_expert_system;--> statement-breakpoint
COMMENT ON TABLE partner_events IS 'What happened to bills of partners, written in the transaction in which it happened; kept for 90 days.';--> statement-breakpoint
COMMENT ON COLUMN partner_events.state IS 'How the bill stood then.';--> statement-breakpoint
COMMENT ON COLUMN partner_events.version IS 'Of the bill then: what has a smaller one is older.';--> statement-breakpoint
COMMENT ON COLUMN partner_events.position IS 'Given after the commit, in one order: what readers go on from. Null until somebody reads.';
