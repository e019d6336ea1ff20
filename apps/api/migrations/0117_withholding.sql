-- What payers withhold: monthly schedules, their rows, and what a payer's own lists call the columns. New tables only.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE "withholding_column_maps" (
	"tpui" text PRIMARY KEY NOT NULL,
	"headings" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withholding_rows" (
	"schedule_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"tax_id" text NOT NULL,
	"payee" text NOT NULL,
	"transaction" text NOT NULL,
	"state_id" smallint NOT NULL,
	"invoice" text NOT NULL,
	"gross_kobo" bigint NOT NULL,
	"deducted_kobo" bigint NOT NULL,
	"rate_ppm" integer NOT NULL,
	"is_doubled" boolean NOT NULL,
	"law_kobo" bigint NOT NULL,
	"due_kobo" bigint NOT NULL,
	"beneficiary" text GENERATED ALWAYS AS (md5(case when tax_id <> '' then 'id:' || lower(translate(tax_id, '- ', '')) else 'name:' || lower(name) end)) STORED NOT NULL,
	CONSTRAINT "withholding_rows_schedule_id_position_pk" PRIMARY KEY("schedule_id","position"),
	CONSTRAINT "withholding_rows_amounts_check" CHECK (least("withholding_rows"."deducted_kobo", "withholding_rows"."law_kobo") >= 0 and greatest("withholding_rows"."deducted_kobo", "withholding_rows"."law_kobo") <= "withholding_rows"."gross_kobo" and "withholding_rows"."gross_kobo" > 0 and "withholding_rows"."due_kobo" in (0, greatest("withholding_rows"."law_kobo", "withholding_rows"."deducted_kobo"))),
	CONSTRAINT "withholding_rows_payee_check" CHECK ("withholding_rows"."payee" in ('resident-company', 'non-resident-company', 'resident-individual', 'non-resident-individual') and ("withholding_rows"."due_kobo" = 0 or "withholding_rows"."payee" = 'resident-individual')),
	CONSTRAINT "withholding_rows_rate_check" CHECK ("withholding_rows"."rate_ppm" between 0 and 1000000 and ("withholding_rows"."rate_ppm" > 0 or "withholding_rows"."law_kobo" = 0))
);
--> statement-breakpoint
CREATE TABLE "withholding_schedules" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"tpui" text NOT NULL,
	"month" date NOT NULL,
	"version" smallint NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"payer" text NOT NULL,
	"payments" integer DEFAULT 0 NOT NULL,
	"gross_kobo" bigint DEFAULT 0 NOT NULL,
	"deducted_kobo" bigint DEFAULT 0 NOT NULL,
	"law_kobo" bigint DEFAULT 0 NOT NULL,
	"due_kobo" bigint DEFAULT 0 NOT NULL,
	"before_kobo" bigint NOT NULL,
	"bill_id" uuid,
	"saved_by" uuid NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"filed_by" uuid,
	"filed_at" timestamp with time zone,
	CONSTRAINT "withholding_schedules_bill_id_unique" UNIQUE("bill_id"),
	CONSTRAINT "withholding_schedules_version_key" UNIQUE("tpui","month","version"),
	CONSTRAINT "withholding_schedules_month_check" CHECK ("withholding_schedules"."month" = date_trunc('month', "withholding_schedules"."month")::date),
	CONSTRAINT "withholding_schedules_payer_check" CHECK ("withholding_schedules"."version" >= 1 and "withholding_schedules"."payer" in ('company', 'small-business')),
	CONSTRAINT "withholding_schedules_filed_check" CHECK ("withholding_schedules"."state" in ('draft', 'filed') and ("withholding_schedules"."state" = 'filed') = ("withholding_schedules"."filed_at" is not null) and ("withholding_schedules"."filed_at" is null) = ("withholding_schedules"."filed_by" is null)),
	CONSTRAINT "withholding_schedules_bill_check" CHECK (("withholding_schedules"."bill_id" is not null) = ("withholding_schedules"."state" = 'filed' and "withholding_schedules"."due_kobo" > "withholding_schedules"."before_kobo"))
);
--> statement-breakpoint
ALTER TABLE "withholding_rows" ADD CONSTRAINT "withholding_rows_schedule_id_withholding_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."withholding_schedules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withholding_rows" ADD CONSTRAINT "withholding_rows_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withholding_schedules" ADD CONSTRAINT "withholding_schedules_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withholding_schedules" ADD CONSTRAINT "withholding_schedules_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withholding_schedules" ADD CONSTRAINT "withholding_schedules_filed_by_users_id_fk" FOREIGN KEY ("filed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withholding_rows_state_id_idx" ON "withholding_rows" USING btree ("state_id");--> statement-breakpoint
CREATE INDEX "withholding_rows_beneficiary_idx" ON "withholding_rows" USING btree ("beneficiary");--> statement-breakpoint
CREATE UNIQUE INDEX "withholding_schedules_one_draft" ON "withholding_schedules" USING btree ("tpui","month") WHERE state = 'draft';--> statement-breakpoint
CREATE INDEX "withholding_schedules_saved_by_idx" ON "withholding_schedules" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "withholding_schedules_filed_by_idx" ON "withholding_schedules" USING btree ("filed_by");--> statement-breakpoint

-- Whether a month is credited: something was billed, and every bill of it has a receipt that stands.
CREATE FUNCTION withholding_is_receipted(of_tpui text, of_month date) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(bool_and(o.status = 'paid' AND NOT o.receipt_in_doubt), false)
  FROM withholding_schedules x JOIN bill_overviews o ON o.bill_id = x.bill_id
  WHERE x.tpui = of_tpui AND x.month = of_month AND x.state = 'filed'
$$;--> statement-breakpoint

-- What is filed never changes: a later version amends it. A version follows what was filed before, and is filed as its rows say.
CREATE FUNCTION guard_withholding_schedule() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before record;
BEGIN
  IF tg_op <> 'INSERT' AND old.state = 'filed' THEN
    RAISE EXCEPTION 'schedule % is filed', old.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'withholding_schedules_filed_stay', TABLE = 'withholding_schedules';
  END IF;
  IF tg_op = 'DELETE' THEN RETURN old; END IF;
  IF tg_op = 'UPDATE' AND (new.id, new.tpui, new.month, new.version) IS DISTINCT FROM (old.id, old.tpui, old.month, old.version) THEN
    RAISE EXCEPTION 'schedule % stays whose it is', old.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'withholding_schedules_identity_fixed', TABLE = 'withholding_schedules';
  END IF;
  SELECT coalesce(max(s.version), 0) AS version, coalesce(max(s.due_kobo), 0) AS due INTO before
  FROM withholding_schedules s WHERE s.tpui = new.tpui AND s.month = new.month AND s.state = 'filed' AND s.id <> new.id;
  IF new.version <> before.version + 1 OR new.before_kobo <> before.due THEN
    RAISE EXCEPTION 'schedule % does not follow what was filed', new.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'withholding_schedules_follow', TABLE = 'withholding_schedules';
  END IF;
  IF new.state = 'filed' AND NOT coalesce((new.payments, new.gross_kobo, new.deducted_kobo, new.law_kobo, new.due_kobo) = (
    SELECT count(*)::int, coalesce(sum(r.gross_kobo), 0)::bigint, coalesce(sum(r.deducted_kobo), 0)::bigint, coalesce(sum(r.law_kobo), 0)::bigint,
      coalesce(sum(r.due_kobo), 0)::bigint FROM withholding_rows r WHERE r.schedule_id = new.id HAVING count(*) > 0), false) THEN
    RAISE EXCEPTION 'schedule % differs from its rows', new.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'withholding_schedules_add_up', TABLE = 'withholding_schedules';
  END IF;
  IF new.bill_id IS NOT NULL AND NOT EXISTS (
    SELECT FROM bills b WHERE b.id = new.bill_id AND b.total_kobo = new.due_kobo - new.before_kobo) THEN
    RAISE EXCEPTION 'the bill of schedule % is of another amount', new.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'withholding_schedules_billed', TABLE = 'withholding_schedules';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER withholding_schedules_guard BEFORE INSERT OR UPDATE OR DELETE ON withholding_schedules FOR EACH ROW EXECUTE FUNCTION guard_withholding_schedule();--> statement-breakpoint
CREATE TRIGGER withholding_schedules_no_truncate BEFORE TRUNCATE ON withholding_schedules FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- Locks the schedule first, so that its rows cannot change while it is being filed.
CREATE FUNCTION guard_withholding_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM withholding_schedules s WHERE s.id = CASE WHEN tg_op = 'DELETE' THEN old.schedule_id ELSE new.schedule_id END
    AND s.state = 'draft' FOR SHARE;
  IF NOT FOUND OR (tg_op = 'UPDATE' AND new.schedule_id <> old.schedule_id) THEN
    RAISE EXCEPTION 'rows of a filed schedule never change'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'withholding_rows_filed_stay', TABLE = 'withholding_rows';
  END IF;
  RETURN CASE WHEN tg_op = 'DELETE' THEN old ELSE new END;
END $$;--> statement-breakpoint
CREATE TRIGGER withholding_rows_guard BEFORE INSERT OR UPDATE OR DELETE ON withholding_rows FOR EACH ROW EXECUTE FUNCTION guard_withholding_row();--> statement-breakpoint
CREATE TRIGGER withholding_rows_no_truncate BEFORE TRUNCATE ON withholding_rows FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- Offices read what their taxpayers filed, never a draft and never a row: rows are read by an endpoint that notes who did.
ALTER TABLE withholding_schedules ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON withholding_schedules TO portal_read_state, portal_read_offices;--> statement-breakpoint
CREATE POLICY state_reads ON withholding_schedules FOR SELECT TO portal_read_state USING (state = 'filed');--> statement-breakpoint
CREATE POLICY offices_read_own ON withholding_schedules FOR SELECT TO portal_read_offices
  USING (state = 'filed' AND EXISTS (SELECT FROM taxpayers t WHERE t.tpui = withholding_schedules.tpui));--> statement-breakpoint
CREATE FUNCTION reading.withholding_payment(of_tpui text, of_month date) RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT CASE WHEN count(s.bill_id) = 0 THEN 'nothing' WHEN count(s.bill_id) = count(*) FILTER (WHERE b.standing = 'paid') THEN 'paid' ELSE 'unpaid' END
  FROM withholding_schedules s LEFT JOIN bills b ON b.id = s.bill_id WHERE s.tpui = of_tpui AND s.month = of_month AND s.state = 'filed'
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION reading.withholding_payment FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION reading.withholding_payment TO portal_read_state, portal_read_offices;--> statement-breakpoint
CREATE VIEW reading.withholding_months WITH (security_invoker = true) AS
SELECT s.tpui || '~' || to_char(s.month, 'YYYY-MM') AS id, s.tpui, t.name AS payer, t.home_office_id, o.name AS home_office,
  to_char(s.month, 'YYYY-MM') AS month, d.due_on, f.filed_on, greatest(0, f.filed_on - d.due_on) AS days_late, s.version - 1 AS amendments,
  s.payments, s.gross_kobo, s.law_kobo, s.deducted_kobo, s.due_kobo, reading.withholding_payment(s.tpui, s.month) AS payment,
  CASE WHEN f.filed_on > d.due_on THEN 'late' ELSE 'in-time' END AS status
FROM withholding_schedules s
JOIN taxpayers t ON t.tpui = s.tpui
LEFT JOIN tax_offices o ON o.id = t.home_office_id
CROSS JOIN LATERAL (SELECT least((s.month + interval '1 month 29 days')::date, (s.month + interval '2 months' - interval '1 day')::date) AS due_on) d
CROSS JOIN LATERAL (
  SELECT (min(v.filed_at) AT TIME ZONE 'Africa/Lagos')::date AS filed_on FROM withholding_schedules v
  WHERE v.tpui = s.tpui AND v.month = s.month AND v.state = 'filed'
) f
WHERE s.state = 'filed' AND NOT EXISTS (
  SELECT FROM withholding_schedules later WHERE later.tpui = s.tpui AND later.month = s.month AND later.state = 'filed' AND later.version > s.version);--> statement-breakpoint
COMMENT ON VIEW reading.withholding_months IS 'Withholding: a row for each month that a payer filed, by what is filed last. Kobo.';--> statement-breakpoint
GRANT SELECT ON reading.withholding_months TO portal_read_state, portal_read_offices;
