-- Batches of partners' bills with what became of each row, and who was invited for a partner. New tables, which a process of the release before
-- knows nothing of; foreign keys to `bills`, `engine_codes` and `partner_keys` take short locks.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE partner_batches (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  expert_system_id integer NOT NULL,
  engine_code_id integer NOT NULL,
  key_id uuid NOT NULL CONSTRAINT partner_batches_key_id_partner_keys_id_fk REFERENCES partner_keys (id),
  rows integer NOT NULL CONSTRAINT partner_batches_rows_check CHECK (rows BETWEEN 1 AND 10000),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  finished_at timestamptz CONSTRAINT partner_batches_finished_check CHECK (finished_at >= created_at),
  CONSTRAINT partner_batches_engine_code_fk FOREIGN KEY (expert_system_id, engine_code_id) REFERENCES engine_codes (expert_system_id, id)
);--> statement-breakpoint
CREATE INDEX partner_batches_engine_code_idx ON partner_batches (expert_system_id, engine_code_id);--> statement-breakpoint
CREATE INDEX partner_batches_key_id_idx ON partner_batches (key_id);--> statement-breakpoint
CREATE INDEX partner_batches_created_at_idx ON partner_batches (created_at);--> statement-breakpoint
ALTER TABLE partner_batches ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON partner_batches TO portal_read_expert_system;--> statement-breakpoint
COMMENT ON TABLE partner_batches IS 'Batches of bills that partners sent; kept for 90 days.';--> statement-breakpoint
CREATE TABLE partner_batch_rows (
  batch_id uuid NOT NULL CONSTRAINT partner_batch_rows_batch_id_partner_batches_id_fk REFERENCES partner_batches (id) ON DELETE CASCADE,
  row integer NOT NULL CONSTRAINT partner_batch_rows_row_check CHECK (row BETWEEN 1 AND 10000),
  content jsonb,
  external_reference text,
  outcome text NOT NULL DEFAULT 'waiting' CONSTRAINT partner_batch_rows_outcome_check CHECK (outcome IN ('waiting', 'raised', 'existing', 'refused')),
  bill_reference text,
  problem jsonb,
  PRIMARY KEY (batch_id, row),
  CONSTRAINT partner_batch_rows_settled_check CHECK (CASE outcome
    WHEN 'waiting' THEN content IS NOT NULL AND bill_reference IS NULL AND problem IS NULL
    WHEN 'refused' THEN content IS NULL AND bill_reference IS NULL AND problem IS NOT NULL
    ELSE content IS NULL AND bill_reference IS NOT NULL AND problem IS NULL END)
);--> statement-breakpoint
CREATE INDEX partner_batch_rows_waiting_idx ON partner_batch_rows (batch_id, row) WHERE outcome = 'waiting';--> statement-breakpoint
ALTER TABLE partner_batch_rows ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON partner_batch_rows TO portal_read_expert_system;--> statement-breakpoint
COMMENT ON TABLE partner_batch_rows IS 'The rows of a batch and what became of each.';--> statement-breakpoint
COMMENT ON COLUMN partner_batch_rows.content IS 'As it was sent, until its turn has come.';--> statement-breakpoint
COMMENT ON COLUMN partner_batch_rows.problem IS 'Why it was refused: code, words and the fields at fault; nothing of what was sent.';--> statement-breakpoint
CREATE TABLE partner_invitations (
  email_digest bytea PRIMARY KEY CONSTRAINT partner_invitations_email_digest_check CHECK (length(email_digest) = 32),
  engine_code_id integer NOT NULL CONSTRAINT partner_invitations_engine_code_id_engine_codes_id_fk REFERENCES engine_codes (id),
  invited_at timestamptz NOT NULL
);--> statement-breakpoint
CREATE INDEX partner_invitations_engine_code_id_idx ON partner_invitations (engine_code_id);--> statement-breakpoint
CREATE INDEX partner_invitations_invited_at_idx ON partner_invitations (invited_at);--> statement-breakpoint
ALTER TABLE partner_invitations ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE partner_invitations IS 'To which addresses an invitation went last: one a day, whoever asks. Rows are kept for a day.';--> statement-breakpoint
COMMENT ON COLUMN partner_invitations.email_digest IS 'SHA-256 of the address in lower case.';
