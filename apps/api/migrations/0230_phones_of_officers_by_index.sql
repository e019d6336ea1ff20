-- outside a transaction
-- One link and one phone of each officer is open at a time, as of each enumerator.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS badge_links_one_open_of_officer_idx ON badge_links (officer_id) WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS badge_links_officer_id_idx ON badge_links (officer_id);--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS field_devices_one_active_of_officer_idx ON field_devices (officer_id) WHERE state = 'active';--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS field_devices_officer_id_idx ON field_devices (officer_id, enrolled_at);
