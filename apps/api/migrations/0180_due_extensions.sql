-- A return of one period is due later for everybody, by two persons. A new table and the law of its kind, which a process of the release before
-- knows nothing of; foreign keys to `users` take short locks.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE due_extensions (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  kind text NOT NULL CONSTRAINT due_extensions_kind_check CHECK (kind IN ('paye-month', 'withholding-month', 'form-h1', 'direct-assessment', 'consumption-tax-month')),
  period_from date NOT NULL,
  to_day date NOT NULL,
  announced text NOT NULL CONSTRAINT due_extensions_announced_check CHECK (length(announced) BETWEEN 1 AND 300),
  state text NOT NULL DEFAULT 'proposed' CONSTRAINT due_extensions_state_check CHECK (state IN ('proposed', 'released', 'refused', 'withdrawn')),
  proposed_by uuid NOT NULL CONSTRAINT due_extensions_proposed_by_users_id_fk REFERENCES users (id),
  proposed_at timestamptz NOT NULL,
  decided_by uuid CONSTRAINT due_extensions_decided_by_users_id_fk REFERENCES users (id),
  decided_at timestamptz,
  CONSTRAINT due_extensions_decided_check CHECK ((state = 'proposed') = (decided_by IS NULL) AND (state = 'proposed') = (decided_at IS NULL)),
  CONSTRAINT due_extensions_two_persons_check CHECK (decided_by IS DISTINCT FROM proposed_by OR state = 'withdrawn'),
  CONSTRAINT due_extensions_period_check CHECK (period_from = date_trunc(CASE WHEN kind IN ('form-h1', 'direct-assessment') THEN 'year' ELSE 'month' END, period_from::timestamp)::date)
);--> statement-breakpoint
CREATE UNIQUE INDEX due_extensions_pending_idx ON due_extensions (kind, period_from) WHERE state = 'proposed';--> statement-breakpoint
CREATE INDEX due_extensions_released_idx ON due_extensions (kind, period_from, to_day) WHERE state = 'released';--> statement-breakpoint
CREATE INDEX due_extensions_proposed_by_idx ON due_extensions (proposed_by);--> statement-breakpoint
CREATE INDEX due_extensions_decided_by_idx ON due_extensions (decided_by);--> statement-breakpoint
GRANT SELECT ON due_extensions TO portal_read_offices, portal_read_state;--> statement-breakpoint
COMMENT ON TABLE due_extensions IS 'By which later day a return of one period is due for everybody. What is proposed counts once it is released.';--> statement-breakpoint
COMMENT ON COLUMN due_extensions.period_from IS 'The first day of the month or year it is for.';--> statement-breakpoint
COMMENT ON COLUMN due_extensions.announced IS 'Who announced it, and where one can read it.';--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES
  ('due-extension', 'proposed', ARRAY['SuperAdmin']::text[], false),
  ('due-extension', 'released', NULL, true),
  ('due-extension', 'refused', NULL, true),
  ('due-extension', 'withdrawn', NULL, true);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES
  ('due-extension', 'release', 'proposed', 'released', ARRAY['SuperAdmin']::text[], false, false, ARRAY['open']::text[], ARRAY[]::text[]),
  ('due-extension', 'refuse', 'proposed', 'refused', ARRAY['SuperAdmin']::text[], true, false, ARRAY['open']::text[], ARRAY[]::text[]),
  ('due-extension', 'withdraw', 'proposed', 'withdrawn', ARRAY['SuperAdmin']::text[], true, false, ARRAY[]::text[], ARRAY['open']::text[]);
