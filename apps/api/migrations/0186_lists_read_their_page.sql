-- outside a transaction
-- What a list may be asked for has an index in the order of its days, so that a page costs the same among any number of bills
-- (docs/decisions/0805). An index of an expression knows nothing of its words before ANALYZE: until then a name nobody has is looked for in
-- every bill.
CREATE INDEX CONCURRENTLY IF NOT EXISTS bills_payer_lga_id_issued_on_idx ON bills (payer_lga_id, issued_on);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS bills_payer_category_id_issued_on_idx ON bills (payer_category_id, issued_on) WHERE payer_category_id > 1;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS bills_standing_issued_on_idx ON bills (standing, issued_on, expires_on) WHERE standing <> 'paid';--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS bills_paid_channel_id_issued_on_idx ON bills (paid_channel_id, issued_on) WHERE paid_channel_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS bills_paid_gateway_id_issued_on_idx ON bills (paid_gateway_id, issued_on) WHERE paid_gateway_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS bills_total_kobo_id_idx ON bills (total_kobo, id, issued_on);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS collection_lines_channel_id_at_idx ON collection_lines (channel_id, at, id);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS collection_lines_void_at_idx ON collection_lines (at, id) WHERE is_void;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS collection_lines_payer_name_idx ON collection_lines USING gin (lower(payer_name) gin_trgm_ops);--> statement-breakpoint
ANALYZE bills;--> statement-breakpoint
ANALYZE collection_lines;
