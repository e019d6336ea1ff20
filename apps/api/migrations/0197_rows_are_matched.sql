-- The Tax ID that somebody states, and rows that they say are not theirs. New tables, which a process of the release before knows nothing of; a
-- foreign key takes a short lock on `users` and `enquiries`.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE stated_tax_ids (
  tpui text PRIMARY KEY,
  tax_id text NOT NULL CONSTRAINT stated_tax_ids_tax_id_check CHECK (tax_id ~ '^[0-9]{13}$'),
  stated_by uuid NOT NULL CONSTRAINT stated_tax_ids_stated_by_users_id_fk REFERENCES users (id),
  stated_at timestamptz NOT NULL
);--> statement-breakpoint
CREATE INDEX stated_tax_ids_stated_by_idx ON stated_tax_ids (stated_by);--> statement-breakpoint
ALTER TABLE stated_tax_ids ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE stated_tax_ids IS 'Under which Tax ID a taxpayer says that others file what is theirs. Nobody has proved it: a name has to agree too.';--> statement-breakpoint
CREATE TABLE disowned_rows (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  tpui text NOT NULL,
  period_from date NOT NULL,
  ref text NOT NULL CONSTRAINT disowned_rows_ref_check CHECK (ref ~ '^(paye|wht):' AND length(ref) <= 80),
  enquiry_reference text NOT NULL,
  said_by uuid NOT NULL CONSTRAINT disowned_rows_said_by_users_id_fk REFERENCES users (id),
  said_at timestamptz NOT NULL,
  CONSTRAINT disowned_rows_once_key UNIQUE (tpui, period_from, ref)
);--> statement-breakpoint
CREATE INDEX disowned_rows_said_by_idx ON disowned_rows (said_by);--> statement-breakpoint
ALTER TABLE disowned_rows ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE disowned_rows IS 'Rows of others that a taxpayer says are somebody else’s: nothing of them is filled into their return.';--> statement-breakpoint
COMMENT ON COLUMN disowned_rows.period_from IS 'The first day of the year of the return.';--> statement-breakpoint
COMMENT ON COLUMN disowned_rows.ref IS 'Of the row as it was filled in: whose filing, and of a credit note which month.';--> statement-breakpoint
COMMENT ON COLUMN disowned_rows.enquiry_reference IS 'Of the question to the office.';
