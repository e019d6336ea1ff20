-- Business premises are a duty that counts as filed when its bill is paid. Small tables; a check is read under a lock that lets rows be written.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
ALTER TABLE due_rules DROP CONSTRAINT due_rules_kind_check;--> statement-breakpoint
ALTER TABLE due_rules ADD CONSTRAINT due_rules_kind_check CHECK (kind IN ('paye-month', 'withholding-month', 'form-h1', 'direct-assessment', 'consumption-tax-month', 'business-premises-year')) NOT VALID;--> statement-breakpoint
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE due_rules VALIDATE CONSTRAINT due_rules_kind_check;--> statement-breakpoint
ALTER TABLE obligation_excuses DROP CONSTRAINT obligation_excuses_kind_check;--> statement-breakpoint
ALTER TABLE obligation_excuses ADD CONSTRAINT obligation_excuses_kind_check CHECK (kind IN ('paye-month', 'withholding-month', 'form-h1', 'direct-assessment', 'consumption-tax-month', 'business-premises-year')) NOT VALID;--> statement-breakpoint
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE obligation_excuses VALIDATE CONSTRAINT obligation_excuses_kind_check;--> statement-breakpoint
ALTER TABLE due_extensions DROP CONSTRAINT due_extensions_kind_check;--> statement-breakpoint
ALTER TABLE due_extensions ADD CONSTRAINT due_extensions_kind_check CHECK (kind IN ('paye-month', 'withholding-month', 'form-h1', 'direct-assessment', 'consumption-tax-month', 'business-premises-year')) NOT VALID;--> statement-breakpoint
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE due_extensions VALIDATE CONSTRAINT due_extensions_kind_check;--> statement-breakpoint
ALTER TABLE reminders DROP CONSTRAINT reminders_kind_check;--> statement-breakpoint
ALTER TABLE reminders ADD CONSTRAINT reminders_kind_check CHECK (kind IN ('paye-month', 'withholding-month', 'form-h1', 'direct-assessment', 'consumption-tax-month', 'business-premises-year')) NOT VALID;--> statement-breakpoint
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE reminders VALIDATE CONSTRAINT reminders_kind_check;--> statement-breakpoint
ALTER TABLE due_rules DROP CONSTRAINT due_rules_months_after_check;--> statement-breakpoint
ALTER TABLE due_rules ADD CONSTRAINT due_rules_months_after_check CHECK (months_after BETWEEN 0 AND 24) NOT VALID;--> statement-breakpoint
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE due_rules VALIDATE CONSTRAINT due_rules_months_after_check;--> statement-breakpoint
COMMENT ON COLUMN due_rules.months_after IS 'After the last month of the period; 0: in it.';--> statement-breakpoint
INSERT INTO due_rules (kind, from_day, months_after, day, source) VALUES
  ('business-premises-year', '2025-01-01', 0, 31, 'Published answers of the revenue service: every year; no day is published, so the last of the year');
