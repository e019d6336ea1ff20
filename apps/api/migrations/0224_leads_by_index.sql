-- outside a transaction
-- What a list of leads may be asked for has an index in the order it is read in, of one office, so that a page costs the same among any number of leads
-- (docs/decisions/0805). The state of a lead that somebody has is an expression; of a name one looks for letters within it.
CREATE INDEX CONCURRENTLY IF NOT EXISTS leads_office_status_idx ON leads
  (office_id, (CASE WHEN state = 'open' AND claimed_by IS NOT NULL THEN 'claimed' ELSE state END), worth_kobo, id);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS leads_office_source_kind_idx ON leads (office_id, source_kind, worth_kobo, id);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS leads_office_reason_idx ON leads (office_id, reason, worth_kobo, id);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS leads_office_low_idx ON leads (office_id, low_kobo, id);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS leads_office_found_idx ON leads (office_id, ((found_at AT TIME ZONE 'Africa/Lagos')::date), id);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS leads_name_idx ON leads USING gin (lower(name) gin_trgm_ops);--> statement-breakpoint
ANALYZE leads;
