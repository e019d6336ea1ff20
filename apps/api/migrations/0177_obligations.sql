-- What taxpayers have to file, what that follows from, and by which day. New tables, which a process of the release before knows nothing of; a
-- foreign key to `users` takes a short lock.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE due_rules (
  kind text NOT NULL CONSTRAINT due_rules_kind_check CHECK (kind IN ('paye-month', 'withholding-month', 'form-h1', 'direct-assessment', 'consumption-tax-month')),
  from_day date NOT NULL,
  months_after smallint NOT NULL CONSTRAINT due_rules_months_after_check CHECK (months_after BETWEEN 1 AND 24),
  day smallint NOT NULL CONSTRAINT due_rules_day_check CHECK (day BETWEEN 1 AND 31),
  source text NOT NULL,
  PRIMARY KEY (kind, from_day)
);--> statement-breakpoint
COMMENT ON TABLE due_rules IS 'By which day a return is due, by which law. A changed rule is another row, for its periods and those after them; word for word as in the contract.';--> statement-breakpoint
COMMENT ON COLUMN due_rules.from_day IS 'The first day of the first period it is for.';--> statement-breakpoint
COMMENT ON COLUMN due_rules.months_after IS 'After the last month of the period.';--> statement-breakpoint
COMMENT ON COLUMN due_rules.day IS 'Of that month; its last day, where it has fewer.';--> statement-breakpoint
GRANT SELECT ON due_rules TO portal_read_offices, portal_read_state;--> statement-breakpoint
INSERT INTO due_rules (kind, from_day, months_after, day, source) VALUES
  ('paye-month', '2025-01-01', 1, 10, 'Deduction of Tax at Source (Withholding) Regulations 2024, reg. 7(1)(b)(i)'),
  ('withholding-month', '2025-01-01', 1, 30, 'Deduction of Tax at Source (Withholding) Regulations 2024, reg. 7(1)(b)(ii)'),
  ('form-h1', '2025-01-01', 1, 31, 'Nigeria Tax Administration Act 2025, s. 14(1)'),
  ('direct-assessment', '2025-01-01', 3, 31, 'Personal Income Tax Act: 90 days; 31 March as the Joint Revenue Board announced it in January 2026'),
  ('consumption-tax-month', '2025-01-01', 1, 20, 'Kaduna State Tax (Codification and Consolidation) Law 2016, ss. 75–85, by the notice of the service');--> statement-breakpoint
CREATE TABLE obligation_facts (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  tpui text NOT NULL,
  fact text NOT NULL CONSTRAINT obligation_facts_fact_check CHECK (fact IN ('employer', 'withholding-agent', 'self-employed')),
  from_day date NOT NULL,
  to_day date,
  saved_at timestamptz NOT NULL,
  CONSTRAINT obligation_facts_days_check CHECK (to_day >= from_day)
);--> statement-breakpoint
CREATE INDEX obligation_facts_tpui_idx ON obligation_facts (tpui);--> statement-breakpoint
ALTER TABLE obligation_facts ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON obligation_facts TO portal_read_offices, portal_read_state;--> statement-breakpoint
COMMENT ON TABLE obligation_facts IS 'What a taxpayer said that returns follow from, from a day to a day, both included.';--> statement-breakpoint
COMMENT ON COLUMN obligation_facts.to_day IS 'Null: it goes on.';--> statement-breakpoint
CREATE TABLE obligations (
  tpui text NOT NULL,
  kind text NOT NULL CONSTRAINT obligations_kind_check CHECK (kind IN ('direct-assessment', 'consumption-tax-month')),
  period_from date NOT NULL,
  due_on date NOT NULL,
  filed_on date,
  ended_on date,
  PRIMARY KEY (tpui, kind, period_from),
  CONSTRAINT obligations_period_check CHECK (period_from = date_trunc(CASE kind WHEN 'direct-assessment' THEN 'year' ELSE 'month' END, period_from::timestamp)::date)
);--> statement-breakpoint
ALTER TABLE obligations ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON obligations TO portal_read_offices, portal_read_state;--> statement-breakpoint
COMMENT ON TABLE obligations IS 'What has to be filed, of the kinds that have no table of their own. PAYE and withholding months answer from theirs (`reading.obligations`).';--> statement-breakpoint
COMMENT ON COLUMN obligations.period_from IS 'The first day of the month or year it is for.';--> statement-breakpoint
COMMENT ON COLUMN obligations.filed_on IS 'The day of the first filing; an amendment changes nothing here.';--> statement-breakpoint
COMMENT ON COLUMN obligations.ended_on IS 'The day on which no fact gave it any more. Null: one does.';--> statement-breakpoint
CREATE TABLE obligation_excuses (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  tpui text NOT NULL,
  kind text NOT NULL CONSTRAINT obligation_excuses_kind_check CHECK (kind IN ('paye-month', 'withholding-month', 'form-h1', 'direct-assessment', 'consumption-tax-month')),
  period_from date NOT NULL,
  reason text NOT NULL CONSTRAINT obligation_excuses_reason_check CHECK (length(reason) BETWEEN 5 AND 500),
  excused_by uuid NOT NULL CONSTRAINT obligation_excuses_excused_by_users_id_fk REFERENCES users (id),
  excused_at timestamptz NOT NULL,
  undone_by uuid CONSTRAINT obligation_excuses_undone_by_users_id_fk REFERENCES users (id),
  undone_at timestamptz,
  undone_reason text CONSTRAINT obligation_excuses_undone_reason_check CHECK (length(undone_reason) BETWEEN 5 AND 500),
  CONSTRAINT obligation_excuses_undone_check CHECK ((undone_by IS NULL) = (undone_at IS NULL) AND (undone_by IS NULL) = (undone_reason IS NULL))
);--> statement-breakpoint
CREATE INDEX obligation_excuses_excused_by_idx ON obligation_excuses (excused_by);--> statement-breakpoint
CREATE UNIQUE INDEX obligation_excuses_standing_idx ON obligation_excuses (tpui, kind, period_from) WHERE undone_at IS NULL;--> statement-breakpoint
CREATE INDEX obligation_excuses_undone_by_idx ON obligation_excuses (undone_by);--> statement-breakpoint
ALTER TABLE obligation_excuses ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON obligation_excuses TO portal_read_offices, portal_read_state;--> statement-breakpoint
COMMENT ON TABLE obligation_excuses IS 'Who was excused from a return of which period, by whom and why. Of every kind.';
