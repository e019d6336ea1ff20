-- What a return that is paid was lowered by becomes credit by two persons, as of a month of PAYE, and what it stands billed for is kept with each
-- version. A column with a default and one that may be empty: a process of the release before writes neither.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
ALTER TABLE filed_returns ADD COLUMN before_kobo bigint NOT NULL DEFAULT 0;--> statement-breakpoint
COMMENT ON COLUMN filed_returns.before_kobo IS 'What the version before left billed, less what of it became credit. The database writes it.';--> statement-breakpoint
ALTER TABLE paye_credits ADD COLUMN return_id uuid;--> statement-breakpoint
COMMENT ON COLUMN paye_credits.return_id IS 'Of a filed return, in place of a month of PAYE or of tax withheld.';--> statement-breakpoint
ALTER TABLE paye_credits ADD CONSTRAINT paye_credits_return_id_filed_returns_id_fk FOREIGN KEY (return_id) REFERENCES filed_returns (id) NOT VALID;--> statement-breakpoint
-- A few hundred rows: read within the lock.
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE paye_credits VALIDATE CONSTRAINT paye_credits_return_id_filed_returns_id_fk;--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE UNIQUE INDEX paye_credits_return_id_idx ON paye_credits (return_id);--> statement-breakpoint
ALTER TABLE paye_credits DROP CONSTRAINT paye_credits_month_check;--> statement-breakpoint
ALTER TABLE paye_credits ADD CONSTRAINT paye_credits_month_check CHECK (num_nonnulls(schedule_id, withholding_schedule_id, return_id) = 1) NOT VALID;--> statement-breakpoint
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE paye_credits VALIDATE CONSTRAINT paye_credits_month_check;
