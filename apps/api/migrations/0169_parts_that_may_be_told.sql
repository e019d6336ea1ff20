-- What whoever reads totals alone may be told of a month by itself, judged in the night after it. A new table, and a column that the release
-- before leaves empty.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE told_parts (
  month date NOT NULL CONSTRAINT told_parts_month_check CHECK (month = date_trunc('month', month::timestamp)::date),
  dimension text NOT NULL,
  key text NOT NULL,
  is_told boolean NOT NULL,
  PRIMARY KEY (month, dimension, key)
);--> statement-breakpoint
ALTER TABLE told_parts ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON told_parts TO portal_read_totals;--> statement-breakpoint
ALTER TABLE arrears_snapshots ADD COLUMN payers integer CONSTRAINT arrears_snapshots_payers_check CHECK (payers BETWEEN 0 AND bills);--> statement-breakpoint
COMMENT ON TABLE told_parts IS 'Parts of months that are over, and whether the Governor may be told each by itself: no sum of such parts differs from another by fewer than five payers. The row `all` says that the month was judged.';--> statement-breakpoint
COMMENT ON COLUMN told_parts.dimension IS '`all`, `head`, `office`, `lga`, `category`, `channel`, `day`, `weekday-hour` (`1-9`: Mondays at nine), `rank` (payers by how much they paid: 10, 50, 100, rest).';--> statement-breakpoint
COMMENT ON COLUMN arrears_snapshots.payers IS 'Who owes, each counted once; null before this was counted.';
