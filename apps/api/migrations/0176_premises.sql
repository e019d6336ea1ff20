-- Where taxpayers trade. A new table, which a process of the release before knows nothing of.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE premises (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  tpui text NOT NULL,
  place text NOT NULL CONSTRAINT premises_place_check CHECK (length(place) <= 160),
  trade text NOT NULL CONSTRAINT premises_trade_check CHECK (trade IN ('hotel', 'restaurant', 'event-centre', 'shop', 'market-stall', 'workshop', 'factory', 'filling-station', 'office', 'school', 'clinic', 'farm', 'other')),
  from_day date NOT NULL,
  to_day date,
  saved_at timestamptz NOT NULL,
  CONSTRAINT premises_days_check CHECK (to_day >= from_day)
);--> statement-breakpoint
CREATE INDEX premises_tpui_idx ON premises (tpui);--> statement-breakpoint
ALTER TABLE premises ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON premises TO portal_read_offices, portal_read_state;--> statement-breakpoint
COMMENT ON TABLE premises IS 'A place where a taxpayer trades, from a day to a day, both included.';--> statement-breakpoint
COMMENT ON COLUMN premises.tpui IS 'Whose they are.';--> statement-breakpoint
COMMENT ON COLUMN premises.place IS 'Empty once the account was deleted: nothing says any more where it was.';--> statement-breakpoint
COMMENT ON COLUMN premises.to_day IS 'Null: it goes on.';
