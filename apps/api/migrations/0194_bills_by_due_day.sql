-- outside a transaction
-- Payers are told of a bill some days before its day of the law: those are found among open bills that have one.
CREATE INDEX CONCURRENTLY IF NOT EXISTS bills_due_on_open_idx ON bills (due_on) WHERE standing = 'open' AND due_on IS NOT NULL;
