-- Whoever files a month or a year declares that it is true. Empty columns; a process of the release before can file nothing once the objects are in
-- force: it answers with a failure and changes nothing.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
ALTER TABLE paye_schedules ADD COLUMN declaration_version smallint;--> statement-breakpoint
COMMENT ON COLUMN paye_schedules.declaration_version IS 'The wording that `filed_by` declared at `filed_at`, as in the contract (`filingDeclarations`). Null: filed before there was one, or a draft.';--> statement-breakpoint
ALTER TABLE withholding_schedules ADD COLUMN declaration_version smallint;--> statement-breakpoint
COMMENT ON COLUMN withholding_schedules.declaration_version IS 'The wording that `filed_by` declared at `filed_at`, as in the contract (`filingDeclarations`). Null: filed before there was one, or a draft.';--> statement-breakpoint
ALTER TABLE paye_returns ADD COLUMN declaration_version smallint;--> statement-breakpoint
COMMENT ON COLUMN paye_returns.declaration_version IS 'The wording that `filed_by` declared at `filed_at`, as in the contract (`filingDeclarations`). Null: filed before there was one.';
