-- outside a transaction
-- A second send while nobody knows what became of the first would pay twice.
-- A constraint that was validated before is validated again without harm.
-- squawk-ignore prefer-robust-stmts
ALTER TABLE refund_sends VALIDATE CONSTRAINT refund_sends_outcome_check;--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS refund_sends_one_under_way ON refund_sends (refund_id)
  WHERE outcome IS NULL OR outcome NOT IN ('failed', 'returned');
