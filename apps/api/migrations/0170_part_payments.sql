-- Part payments that make up a bill are one case. Several payments may be for one bill by one decision: the index of the next file says so, and the
-- law that asked for one alone goes first. A process of the release before joins nothing and decides one payment alone, as it did.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
ALTER TABLE review_cases ADD COLUMN joined_id bigint;--> statement-breakpoint
ALTER TABLE review_cases ADD CONSTRAINT review_cases_joined_id_review_cases_id_fk FOREIGN KEY (joined_id) REFERENCES review_cases (id) NOT VALID;--> statement-breakpoint
ALTER TABLE review_cases ADD CONSTRAINT review_cases_joined_check CHECK ((joined_id IS NOT NULL) = (resolution IS NOT DISTINCT FROM 'together')) NOT VALID;--> statement-breakpoint
ALTER TABLE review_proposals DROP CONSTRAINT review_proposals_decision_check;--> statement-breakpoint
ALTER TABLE review_proposals ADD CONSTRAINT review_proposals_decision_check CHECK (decision IN ('accept', 'apply', 'spread', 'credit', 'refund', 'take-back', 'book', 'close', 'counter', 'no-payment', 'separate')) NOT VALID;--> statement-breakpoint
COMMENT ON COLUMN review_cases.joined_id IS 'Of a part payment: the case that decides about it together with the other parts of the bill.';
