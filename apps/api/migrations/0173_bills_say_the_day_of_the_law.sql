-- A bill says the day by which the law wants it paid, also when that was before it was issued. The trigger that keeps told days goes while the
-- next file fills them, and is made anew with the objects; the release before changes no day, and raises bills without one.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
ALTER TABLE bills DROP CONSTRAINT bills_due_on_check;--> statement-breakpoint
ALTER TABLE bills ADD CONSTRAINT bills_due_on_check CHECK (due_on <= expires_on) NOT VALID;--> statement-breakpoint
DROP TRIGGER IF EXISTS bills_due_on_fixed ON bills;--> statement-breakpoint
COMMENT ON COLUMN bills.due_on IS 'The day by which the law wants it paid, or that was agreed for a part of a plan; null where no day is named but the last on which it can be paid.';
