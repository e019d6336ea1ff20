-- outside a transaction
-- A second send of shares while nobody knows what became of the first would pay twice.
-- Constraints that were validated before are validated again without harm.
-- squawk-ignore prefer-robust-stmts
ALTER TABLE refund_sends VALIDATE CONSTRAINT refund_sends_share_payment_id_share_payments_id_fk;--> statement-breakpoint
-- squawk-ignore prefer-robust-stmts
ALTER TABLE refund_sends VALIDATE CONSTRAINT refund_sends_list_id_refund_lists_id_fk;--> statement-breakpoint
-- squawk-ignore prefer-robust-stmts
ALTER TABLE refund_sends VALIDATE CONSTRAINT refund_sends_one_thing_check;--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS refund_sends_share_attempt_idx ON refund_sends (share_payment_id, attempt);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS refund_sends_list_id_idx ON refund_sends (list_id);--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS refund_sends_one_share_under_way ON refund_sends (share_payment_id)
  WHERE outcome IS NULL OR outcome NOT IN ('failed', 'returned');
