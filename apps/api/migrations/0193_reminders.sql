-- Who was reminded of which return: new tables, which a process of the release before knows nothing of; a foreign key to `users` takes a short
-- lock. Lists of duties name the sector of an organisation: their readers may read the names of sectors.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
GRANT SELECT ON industries TO portal_read_offices, portal_read_state;--> statement-breakpoint
CREATE TABLE reminder_runs (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  stage text NOT NULL CONSTRAINT reminder_runs_stage_check CHECK (stage IN ('first', 'second', 'last')),
  question jsonb NOT NULL,
  duties integer NOT NULL CONSTRAINT reminder_runs_duties_check CHECK (duties > 0),
  asked_by uuid NOT NULL CONSTRAINT reminder_runs_asked_by_users_id_fk REFERENCES users (id),
  asked_at timestamptz NOT NULL,
  finished_at timestamptz CONSTRAINT reminder_runs_finished_check CHECK (finished_at >= asked_at)
);--> statement-breakpoint
CREATE INDEX reminder_runs_asked_by_idx ON reminder_runs (asked_by);--> statement-breakpoint
ALTER TABLE reminder_runs ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE reminder_runs IS 'Each time somebody had everybody on a filtered list of duties reminded: the filters, how many, and who.';--> statement-breakpoint
COMMENT ON COLUMN reminder_runs.question IS 'The filters of the list as they were asked.';--> statement-breakpoint
COMMENT ON COLUMN reminder_runs.duties IS 'Rows of the list when it was sent off.';--> statement-breakpoint
CREATE TABLE reminders (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  run_id uuid NOT NULL CONSTRAINT reminders_run_id_reminder_runs_id_fk REFERENCES reminder_runs (id),
  tpui text NOT NULL,
  kind text NOT NULL CONSTRAINT reminders_kind_check CHECK (kind IN ('paye-month', 'withholding-month', 'form-h1', 'direct-assessment', 'consumption-tax-month')),
  period_from date NOT NULL,
  due_on date NOT NULL,
  stage text NOT NULL CONSTRAINT reminders_stage_check CHECK (stage IN ('first', 'second', 'last')),
  outcome text NOT NULL DEFAULT 'waiting' CONSTRAINT reminders_outcome_check CHECK (outcome IN ('waiting', 'told', 'opted-out', 'no-contact', 'filed-meanwhile')),
  settled_at timestamptz,
  CONSTRAINT reminders_once_key UNIQUE (tpui, kind, period_from, stage),
  CONSTRAINT reminders_settled_check CHECK ((outcome = 'waiting') = (settled_at IS NULL))
);--> statement-breakpoint
CREATE INDEX reminders_waiting_idx ON reminders (run_id, id) WHERE outcome = 'waiting';--> statement-breakpoint
CREATE INDEX reminders_run_id_idx ON reminders (run_id);--> statement-breakpoint
ALTER TABLE reminders ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE reminders IS 'Who was reminded of which return at which stage: once, whatever lists they stand on and whoever sends them.';--> statement-breakpoint
COMMENT ON COLUMN reminders.outcome IS 'told: in the inbox, and by mail. opted-out: in the inbox alone, as they wish. no-contact: nobody has an account under this TPUI.';
