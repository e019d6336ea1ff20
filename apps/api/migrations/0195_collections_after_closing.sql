-- outside a transaction
-- What the books have after the tenth day of the next month changes a month that was closed: few lines, found by their moment (docs/decisions/0808).
CREATE INDEX CONCURRENTLY IF NOT EXISTS collection_lines_after_closing_idx ON collection_lines (at, id)
  WHERE booked_on >= (date_trunc('month', day::timestamp) + interval '1 month 10 days')::date;
