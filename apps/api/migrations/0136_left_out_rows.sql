-- Rows that an employer or payer left for an amendment stay with the schedule. Columns with a constant default; the checks are validated after
-- the lock of their table has been given back.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
ALTER TABLE "paye_schedules" ADD COLUMN "left_out" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "withholding_schedules" ADD COLUMN "left_out" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "paye_schedules" ADD CONSTRAINT "paye_schedules_left_out_check" CHECK (jsonb_typeof("paye_schedules"."left_out") = 'array' and jsonb_array_length("paye_schedules"."left_out") <= 1000) NOT VALID;--> statement-breakpoint
ALTER TABLE "withholding_schedules" ADD CONSTRAINT "withholding_schedules_left_out_check" CHECK (jsonb_typeof("withholding_schedules"."left_out") = 'array' and jsonb_array_length("withholding_schedules"."left_out") <= 1000) NOT VALID;--> statement-breakpoint
ALTER TABLE "paye_schedules" VALIDATE CONSTRAINT "paye_schedules_left_out_check";--> statement-breakpoint
ALTER TABLE "withholding_schedules" VALIDATE CONSTRAINT "withholding_schedules_left_out_check";
