-- What an MDA knows of a bill that its payer questions. Columns without a default of a small table; the check reads it once.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
ALTER TABLE "bill_disputes" ADD COLUMN "mda_text" text;--> statement-breakpoint
ALTER TABLE "bill_disputes" ADD COLUMN "mda_said_by" uuid;--> statement-breakpoint
ALTER TABLE "bill_disputes" ADD COLUMN "mda_said_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bill_disputes" ADD CONSTRAINT "bill_disputes_mda_check" CHECK (("bill_disputes"."mda_text" is null) = ("bill_disputes"."mda_said_by" is null) and ("bill_disputes"."mda_text" is null) = ("bill_disputes"."mda_said_at" is null) and length("bill_disputes"."mda_text") between 10 and 2000);--> statement-breakpoint

-- What was said about a bill stays, and ends once; the MDA says its part once, while it is open.
CREATE OR REPLACE FUNCTION guard_bill_dispute() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(new) - 'ended_at' - 'mda_text' - 'mda_said_by' - 'mda_said_at' <> to_jsonb(old) - 'ended_at' - 'mda_text' - 'mda_said_by' - 'mda_said_at'
    OR old.ended_at IS NOT NULL
    OR (old.mda_text IS NOT NULL AND (new.mda_text, new.mda_said_by, new.mda_said_at) IS DISTINCT FROM (old.mda_text, old.mda_said_by, old.mda_said_at))
  THEN
    RAISE EXCEPTION 'what was said about bill % stays', old.bill_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bill_disputes_stay', TABLE = 'bill_disputes';
  END IF;
  RETURN new;
END $$;
