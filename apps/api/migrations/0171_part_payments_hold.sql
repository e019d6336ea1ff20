-- outside a transaction
-- One decision allocates each of its payments once; by one payment alone, as it was, parts could not be decided together.
-- Constraints that were validated before are validated again without harm.
-- squawk-ignore prefer-robust-stmts
ALTER TABLE review_cases VALIDATE CONSTRAINT review_cases_joined_id_review_cases_id_fk;--> statement-breakpoint
-- squawk-ignore prefer-robust-stmts
ALTER TABLE review_cases VALIDATE CONSTRAINT review_cases_joined_check;--> statement-breakpoint
-- squawk-ignore prefer-robust-stmts
ALTER TABLE review_proposals VALIDATE CONSTRAINT review_proposals_decision_check;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS review_cases_joined_id_idx ON review_cases (joined_id) WHERE joined_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS payment_allocations_once_of_payment ON payment_allocations
  (payment_id, proposal_id, purpose, bill_id, is_taken_back) NULLS NOT DISTINCT;--> statement-breakpoint
ALTER TABLE payment_allocations DROP CONSTRAINT IF EXISTS payment_allocations_once;
