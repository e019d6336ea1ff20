-- Returns that taxpayers prepare and file, and rights of a consent to do it for somebody. New tables, which a process of the release before knows
-- nothing of; foreign keys to `users` and `bills` take short locks. A check that lets two more words pass is validated by 0187.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE return_drafts (
  tpui text NOT NULL,
  kind text NOT NULL CONSTRAINT return_drafts_kind_check CHECK (kind ~ '^[a-z][a-z-]{1,39}$'),
  period_from date NOT NULL,
  revision integer NOT NULL CONSTRAINT return_drafts_revision_check CHECK (revision > 0),
  answers jsonb NOT NULL,
  reasons jsonb NOT NULL,
  saved_by uuid NOT NULL CONSTRAINT return_drafts_saved_by_users_id_fk REFERENCES users (id),
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (tpui, kind, period_from)
);--> statement-breakpoint
CREATE INDEX return_drafts_saved_by_idx ON return_drafts (saved_by);--> statement-breakpoint
ALTER TABLE return_drafts ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE return_drafts IS 'What is prepared of a return and not filed: for the taxpayer, and for whom they let prepare it, alone.';--> statement-breakpoint
COMMENT ON COLUMN return_drafts.revision IS 'Counts from 1; whoever saves says which they read.';--> statement-breakpoint
CREATE TABLE filed_returns (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  tpui text NOT NULL,
  kind text NOT NULL CONSTRAINT filed_returns_kind_check CHECK (kind ~ '^[a-z][a-z-]{1,39}$'),
  period_from date NOT NULL,
  version integer NOT NULL CONSTRAINT filed_returns_version_check CHECK (version > 0),
  submission_id uuid NOT NULL,
  content_digest bytea NOT NULL,
  answers jsonb NOT NULL,
  changes jsonb NOT NULL,
  figures jsonb NOT NULL,
  lateness jsonb NOT NULL,
  tax_kobo bigint NOT NULL,
  credit_kobo bigint NOT NULL,
  balance_kobo bigint NOT NULL CONSTRAINT filed_returns_balance_check CHECK (balance_kobo = greatest(0, tax_kobo - credit_kobo)),
  over_kobo bigint NOT NULL CONSTRAINT filed_returns_over_check CHECK (over_kobo = greatest(0, credit_kobo - tax_kobo)),
  due_on date NOT NULL,
  amendment_reason text NOT NULL CONSTRAINT filed_returns_amendment_check CHECK ((version = 1) = (amendment_reason = '')),
  declaration_version smallint NOT NULL CONSTRAINT filed_returns_declaration_check CHECK (declaration_version > 0),
  is_for_another boolean NOT NULL,
  filed_by uuid NOT NULL CONSTRAINT filed_returns_filed_by_users_id_fk REFERENCES users (id),
  filed_at timestamptz NOT NULL,
  bill_id uuid CONSTRAINT filed_returns_bill_id_bills_id_fk REFERENCES bills (id),
  replaced_kobo bigint NOT NULL CONSTRAINT filed_returns_replaced_check CHECK (replaced_kobo >= 0),
  CONSTRAINT filed_returns_amounts_check CHECK (tax_kobo >= 0 AND credit_kobo >= 0),
  CONSTRAINT filed_returns_version_key UNIQUE (tpui, kind, period_from, version),
  CONSTRAINT filed_returns_submission_key UNIQUE (filed_by, submission_id)
);--> statement-breakpoint
CREATE UNIQUE INDEX filed_returns_bill_idx ON filed_returns (bill_id) WHERE bill_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE filed_returns ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON filed_returns TO portal_read_offices, portal_read_state;--> statement-breakpoint
COMMENT ON TABLE filed_returns IS 'Every version of every return as it was filed, with what it came to by the rules of that day. Nothing of it ever changes.';--> statement-breakpoint
COMMENT ON COLUMN filed_returns.period_from IS 'The first day of the month or year it is for.';--> statement-breakpoint
COMMENT ON COLUMN filed_returns.figures IS 'Each line of the explanation: its amount, its formula with its numbers, and its place in the law.';--> statement-breakpoint
COMMENT ON COLUMN filed_returns.changes IS 'What the portal had filled in and was said otherwise, with the reason.';--> statement-breakpoint
COMMENT ON COLUMN filed_returns.replaced_kobo IS 'Billed by versions before it, in bills that it cancelled.';--> statement-breakpoint
ALTER TABLE "representations" DROP CONSTRAINT "representations_rights_check";--> statement-breakpoint
ALTER TABLE "representations" ADD CONSTRAINT "representations_rights_check" CHECK (cardinality("representations"."rights") > 0 and "representations"."rights" <@ array['see', 'bills', 'paye-prepare', 'paye-file', 'withholding-prepare', 'withholding-file', 'returns-prepare', 'returns-file']::text[]) NOT VALID;
