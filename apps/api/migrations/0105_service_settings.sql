-- Words of mails, fees, limits and features change by two persons. A new table with its rules; one function asks it.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE "service_changes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"subject" text NOT NULL,
	"value" jsonb,
	"reason" text NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"proposed_by" uuid NOT NULL,
	"proposed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"decision_reason" text,
	CONSTRAINT "service_changes_subject_check" CHECK ("service_changes"."subject" ~ '^(mail|amount|feature):[a-z-]+$'),
	CONSTRAINT "service_changes_state_check" CHECK ("service_changes"."state" in ('proposed', 'released', 'refused', 'withdrawn')),
	CONSTRAINT "service_changes_decided_check" CHECK (("service_changes"."state" = 'proposed') = ("service_changes"."decided_by" is null) and ("service_changes"."state" = 'proposed') = ("service_changes"."decided_at" is null)),
	CONSTRAINT "service_changes_two_check" CHECK (case "service_changes"."state" when 'withdrawn' then "service_changes"."decided_by" = "service_changes"."proposed_by"
      when 'proposed' then true
      else "service_changes"."decided_by" <> "service_changes"."proposed_by" or ("service_changes"."state" = 'released' and "service_changes"."subject" like 'feature:%' and "service_changes"."value" = 'false'::jsonb) end),
	CONSTRAINT "service_changes_refusal_check" CHECK ("service_changes"."state" <> 'refused' or "service_changes"."decision_reason" is not null)
);
--> statement-breakpoint
ALTER TABLE "service_changes" ADD CONSTRAINT "service_changes_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_changes" ADD CONSTRAINT "service_changes_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "service_changes_waiting_key" ON "service_changes" USING btree ("subject") WHERE "service_changes"."state" = 'proposed';--> statement-breakpoint
CREATE INDEX "service_changes_subject_idx" ON "service_changes" USING btree ("subject","decided_at");--> statement-breakpoint
CREATE INDEX "service_changes_proposed_by_idx" ON "service_changes" USING btree ("proposed_by");--> statement-breakpoint
CREATE INDEX "service_changes_decided_by_idx" ON "service_changes" USING btree ("decided_by");--> statement-breakpoint

-- What was proposed stays as it was proposed, and is decided once.
CREATE FUNCTION guard_service_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND old.state = 'proposed' AND (old.id, old.subject, old.reason, old.proposed_by, old.proposed_at)
    = (new.id, new.subject, new.reason, new.proposed_by, new.proposed_at) AND old.value IS NOT DISTINCT FROM new.value THEN RETURN new; END IF;
  RAISE EXCEPTION 'a change of the settings stays as it was decided'
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'service_changes_stay', TABLE = 'service_changes';
END $$;--> statement-breakpoint
CREATE TRIGGER service_changes_stay BEFORE UPDATE OR DELETE ON service_changes FOR EACH ROW EXECUTE FUNCTION guard_service_change();--> statement-breakpoint

-- What holds now: the newest that was released, or nothing where it is as it came.
CREATE FUNCTION service_setting(p_subject text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT value FROM service_changes WHERE subject = p_subject AND state = 'released' ORDER BY decided_at DESC, id DESC LIMIT 1
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION refund_needs_audit(p_bill uuid, p_cause text, p_kobo bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT p_cause NOT IN ('double-payment', 'decision')
    AND p_kobo >= coalesce(service_setting('amount:refund-audit-from')::bigint, 10000000) AND is_tax_bill(p_bill)
$$;--> statement-breakpoint

-- Since when which key signs receipts.
CREATE TABLE "receipt_keys_seen" (
	"kid" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"last_started_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
