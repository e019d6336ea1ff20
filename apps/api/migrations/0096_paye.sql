-- Employers' monthly schedules (PAYE). New tables only.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE "paye_rows" (
	"schedule_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"staff_number" text NOT NULL,
	"name" text NOT NULL,
	"tax_id" text NOT NULL,
	"state_id" smallint NOT NULL,
	"gross_kobo" bigint NOT NULL,
	"pension_kobo" bigint NOT NULL,
	"housing_fund_kobo" bigint NOT NULL,
	"health_insurance_kobo" bigint NOT NULL,
	"yearly_rent_kobo" bigint NOT NULL,
	"deducted_kobo" bigint NOT NULL,
	"law_kobo" bigint NOT NULL,
	"due_kobo" bigint NOT NULL,
	CONSTRAINT "paye_rows_schedule_id_position_pk" PRIMARY KEY("schedule_id","position"),
	CONSTRAINT "paye_rows_staff_number_key" UNIQUE("schedule_id","staff_number"),
	CONSTRAINT "paye_rows_amounts_check" CHECK (least("paye_rows"."gross_kobo", "paye_rows"."pension_kobo", "paye_rows"."housing_fund_kobo", "paye_rows"."health_insurance_kobo", "paye_rows"."yearly_rent_kobo", "paye_rows"."deducted_kobo", "paye_rows"."law_kobo") >= 0 and "paye_rows"."due_kobo" in (0, greatest("paye_rows"."law_kobo", "paye_rows"."deducted_kobo")))
);
--> statement-breakpoint
CREATE TABLE "paye_schedules" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"tpui" text NOT NULL,
	"month" date NOT NULL,
	"version" smallint NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"employees" integer DEFAULT 0 NOT NULL,
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
	CONSTRAINT "paye_schedules_bill_id_unique" UNIQUE("bill_id"),
	CONSTRAINT "paye_schedules_version_key" UNIQUE("tpui","month","version"),
	CONSTRAINT "paye_schedules_month_check" CHECK ("paye_schedules"."month" = date_trunc('month', "paye_schedules"."month")::date),
	CONSTRAINT "paye_schedules_version_check" CHECK ("paye_schedules"."version" >= 1),
	CONSTRAINT "paye_schedules_filed_check" CHECK ("paye_schedules"."state" in ('draft', 'filed') and ("paye_schedules"."state" = 'filed') = ("paye_schedules"."filed_at" is not null) and ("paye_schedules"."filed_at" is null) = ("paye_schedules"."filed_by" is null)),
	CONSTRAINT "paye_schedules_bill_check" CHECK (("paye_schedules"."bill_id" is not null) = ("paye_schedules"."state" = 'filed' and "paye_schedules"."due_kobo" > "paye_schedules"."before_kobo"))
);
--> statement-breakpoint
ALTER TABLE "paye_rows" ADD CONSTRAINT "paye_rows_schedule_id_paye_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."paye_schedules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paye_rows" ADD CONSTRAINT "paye_rows_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paye_schedules" ADD CONSTRAINT "paye_schedules_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paye_schedules" ADD CONSTRAINT "paye_schedules_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paye_schedules" ADD CONSTRAINT "paye_schedules_filed_by_users_id_fk" FOREIGN KEY ("filed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paye_rows_state_id_idx" ON "paye_rows" USING btree ("state_id");--> statement-breakpoint
CREATE UNIQUE INDEX "paye_schedules_one_draft" ON "paye_schedules" USING btree ("tpui","month") WHERE state = 'draft';--> statement-breakpoint
CREATE INDEX "paye_schedules_saved_by_idx" ON "paye_schedules" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "paye_schedules_filed_by_idx" ON "paye_schedules" USING btree ("filed_by");--> statement-breakpoint

-- What is filed never changes: a later version amends it. A version follows what was filed before, and is filed as its rows say.
CREATE FUNCTION guard_paye_schedule() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before record;
BEGIN
  IF tg_op <> 'INSERT' AND old.state = 'filed' THEN
    RAISE EXCEPTION 'schedule % is filed', old.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'paye_schedules_filed_stay', TABLE = 'paye_schedules';
  END IF;
  IF tg_op = 'DELETE' THEN RETURN old; END IF;
  IF tg_op = 'UPDATE' AND (new.id, new.tpui, new.month, new.version) IS DISTINCT FROM (old.id, old.tpui, old.month, old.version) THEN
    RAISE EXCEPTION 'schedule % stays whose it is', old.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'paye_schedules_identity_fixed', TABLE = 'paye_schedules';
  END IF;
  SELECT coalesce(max(s.version), 0) AS version, coalesce((array_agg(s.due_kobo ORDER BY s.version DESC))[1], 0) AS due INTO before
  FROM paye_schedules s WHERE s.tpui = new.tpui AND s.month = new.month AND s.state = 'filed' AND s.id <> new.id;
  IF new.version <> before.version + 1 OR new.before_kobo <> before.due THEN
    RAISE EXCEPTION 'schedule % does not follow what was filed', new.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'paye_schedules_follow', TABLE = 'paye_schedules';
  END IF;
  IF new.state = 'filed' AND NOT coalesce((new.employees, new.gross_kobo, new.deducted_kobo, new.law_kobo, new.due_kobo) = (
    SELECT count(*)::int, coalesce(sum(r.gross_kobo), 0)::bigint, coalesce(sum(r.deducted_kobo), 0)::bigint, coalesce(sum(r.law_kobo), 0)::bigint,
      coalesce(sum(r.due_kobo), 0)::bigint FROM paye_rows r WHERE r.schedule_id = new.id HAVING count(*) > 0), false) THEN
    RAISE EXCEPTION 'schedule % differs from its rows', new.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'paye_schedules_add_up', TABLE = 'paye_schedules';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER paye_schedules_guard BEFORE INSERT OR UPDATE OR DELETE ON paye_schedules FOR EACH ROW EXECUTE FUNCTION guard_paye_schedule();--> statement-breakpoint
CREATE TRIGGER paye_schedules_no_truncate BEFORE TRUNCATE ON paye_schedules FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- Locks the schedule first, so that its rows cannot change while it is being filed.
CREATE FUNCTION guard_paye_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM paye_schedules s WHERE s.id = CASE WHEN tg_op = 'DELETE' THEN old.schedule_id ELSE new.schedule_id END
    AND s.state = 'draft' FOR SHARE;
  IF NOT FOUND OR (tg_op = 'UPDATE' AND new.schedule_id <> old.schedule_id) THEN
    RAISE EXCEPTION 'rows of a filed schedule never change'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'paye_rows_filed_stay', TABLE = 'paye_rows';
  END IF;
  RETURN CASE WHEN tg_op = 'DELETE' THEN old ELSE new END;
END $$;--> statement-breakpoint
CREATE TRIGGER paye_rows_guard BEFORE INSERT OR UPDATE OR DELETE ON paye_rows FOR EACH ROW EXECUTE FUNCTION guard_paye_row();--> statement-breakpoint
CREATE TRIGGER paye_rows_no_truncate BEFORE TRUNCATE ON paye_rows FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
