-- An amendment that lowers a month whose bill nobody has paid replaces that bill; so does any amendment of a month whose bill was cancelled before
-- it could not be. Columns with a constant default; checks are exchanged and validated after the lock has been given back; functions.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
ALTER TABLE "paye_schedules" ADD COLUMN "replaced_kobo" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "withholding_schedules" ADD COLUMN "replaced_kobo" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "paye_schedules" DROP CONSTRAINT "paye_schedules_bill_check";--> statement-breakpoint
ALTER TABLE "paye_schedules" ADD CONSTRAINT "paye_schedules_bill_check" CHECK (("paye_schedules"."bill_id" is not null) = ("paye_schedules"."state" = 'filed' and "paye_schedules"."due_kobo" > "paye_schedules"."before_kobo" - "paye_schedules"."replaced_kobo") and "paye_schedules"."replaced_kobo" between 0 and "paye_schedules"."before_kobo") NOT VALID;--> statement-breakpoint
ALTER TABLE "paye_schedules" VALIDATE CONSTRAINT "paye_schedules_bill_check";--> statement-breakpoint
ALTER TABLE "withholding_schedules" DROP CONSTRAINT "withholding_schedules_bill_check";--> statement-breakpoint
ALTER TABLE "withholding_schedules" ADD CONSTRAINT "withholding_schedules_bill_check" CHECK (("withholding_schedules"."bill_id" is not null) = ("withholding_schedules"."state" = 'filed' and "withholding_schedules"."due_kobo" > "withholding_schedules"."before_kobo" - "withholding_schedules"."replaced_kobo") and "withholding_schedules"."replaced_kobo" between 0 and "withholding_schedules"."before_kobo") NOT VALID;--> statement-breakpoint
ALTER TABLE "withholding_schedules" VALIDATE CONSTRAINT "withholding_schedules_bill_check";--> statement-breakpoint

-- Not cancelled, or replaced by the parts of a plan.
CREATE FUNCTION is_standing_bill(p_bill uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT b.cancelled_at IS NULL OR EXISTS (SELECT FROM instalment_plans p WHERE p.bill_id = b.id AND p.state IN ('active', 'completed', 'broken'))
  FROM bills b WHERE b.id = p_bill
$$;--> statement-breakpoint
-- The bills of a month that count: what an amendment replaced does not.
CREATE FUNCTION paye_bills(of_tpui text, of_month date) RETURNS TABLE (bill_id uuid, total_kobo bigint) LANGUAGE sql STABLE AS $$
  SELECT b.id, b.total_kobo FROM paye_schedules x JOIN bills b ON b.id = x.bill_id
  WHERE x.tpui = of_tpui AND x.month = of_month AND x.state = 'filed' AND (is_standing_bill(b.id) OR NOT EXISTS (
    SELECT FROM paye_schedules later
    WHERE later.tpui = x.tpui AND later.month = x.month AND later.version > x.version AND later.replaced_kobo > 0))
$$;--> statement-breakpoint
CREATE FUNCTION withholding_bills(of_tpui text, of_month date) RETURNS TABLE (bill_id uuid, total_kobo bigint) LANGUAGE sql STABLE AS $$
  SELECT b.id, b.total_kobo FROM withholding_schedules x JOIN bills b ON b.id = x.bill_id
  WHERE x.tpui = of_tpui AND x.month = of_month AND x.state = 'filed' AND (is_standing_bill(b.id) OR NOT EXISTS (
    SELECT FROM withholding_schedules later
    WHERE later.tpui = x.tpui AND later.month = x.month AND later.version > x.version AND later.replaced_kobo > 0))
$$;--> statement-breakpoint

CREATE OR REPLACE FUNCTION guard_paye_schedule() RETURNS trigger LANGUAGE plpgsql AS $$
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
  SELECT coalesce(max(s.version), 0) AS version, coalesce((array_agg(greatest(s.due_kobo, s.before_kobo - s.replaced_kobo) ORDER BY s.version DESC))[1], 0) AS due INTO before
  FROM paye_schedules s WHERE s.tpui = new.tpui AND s.month = new.month AND s.state = 'filed' AND s.id <> new.id;
  IF new.version <> before.version + 1 OR new.before_kobo <> before.due THEN
    RAISE EXCEPTION 'schedule % does not follow what was filed', new.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'paye_schedules_follow', TABLE = 'paye_schedules';
  END IF;
  IF new.state = 'filed' AND NOT coalesce((new.employees, new.gross_kobo, new.deducted_kobo, new.law_kobo, new.due_kobo) = (
    SELECT count(*)::int, coalesce(sum(r.gross_kobo), 0)::bigint, coalesce(sum(r.deducted_kobo), 0)::bigint, coalesce(sum(r.law_kobo), 0)::bigint,
      coalesce(sum(r.due_kobo), 0)::bigint FROM paye_rows r WHERE r.schedule_id = new.id), false) THEN
    RAISE EXCEPTION 'schedule % differs from its rows', new.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'paye_schedules_add_up', TABLE = 'paye_schedules';
  END IF;
  IF new.bill_id IS NOT NULL AND NOT EXISTS (
    SELECT FROM bills b WHERE b.id = new.bill_id AND b.total_kobo = new.due_kobo - new.before_kobo + new.replaced_kobo) THEN
    RAISE EXCEPTION 'the bill of schedule % is of another amount', new.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'paye_schedules_billed', TABLE = 'paye_schedules';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint

CREATE OR REPLACE FUNCTION guard_withholding_schedule() RETURNS trigger LANGUAGE plpgsql AS $$
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
  SELECT coalesce(max(s.version), 0) AS version, coalesce((array_agg(greatest(s.due_kobo, s.before_kobo - s.replaced_kobo) ORDER BY s.version DESC))[1], 0) AS due INTO before
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
    SELECT FROM bills b WHERE b.id = new.bill_id AND b.total_kobo = new.due_kobo - new.before_kobo + new.replaced_kobo) THEN
    RAISE EXCEPTION 'the bill of schedule % is of another amount', new.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'withholding_schedules_billed', TABLE = 'withholding_schedules';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint

-- At commit, whoever cancelled: what a filed month is billed for stands, in bills of its versions or in the parts of a plan.
CREATE OR REPLACE FUNCTION keep_bill_of_filed_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM (
    SELECT s.tpui, s.month, (array_agg(greatest(s.due_kobo, s.before_kobo - s.replaced_kobo) ORDER BY s.version DESC))[1] AS owed
    FROM paye_schedules s WHERE s.state = 'filed' AND (s.tpui, s.month) IN (SELECT x.tpui, x.month FROM paye_schedules x WHERE x.bill_id = new.id)
    GROUP BY s.tpui, s.month
    ) m WHERE m.owed <> (SELECT coalesce(sum(b.total_kobo), 0) FROM paye_bills(m.tpui, m.month) b WHERE is_standing_bill(b.bill_id))
  ) OR EXISTS (SELECT FROM (
    SELECT s.tpui, s.month, (array_agg(greatest(s.due_kobo, s.before_kobo - s.replaced_kobo) ORDER BY s.version DESC))[1] AS owed
    FROM withholding_schedules s WHERE s.state = 'filed' AND (s.tpui, s.month) IN (SELECT x.tpui, x.month FROM withholding_schedules x WHERE x.bill_id = new.id)
    GROUP BY s.tpui, s.month
    ) m WHERE m.owed <> (SELECT coalesce(sum(b.total_kobo), 0) FROM withholding_bills(m.tpui, m.month) b WHERE is_standing_bill(b.bill_id))
  ) THEN
    RAISE EXCEPTION 'bill % is of a filed month', new.reference
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bills_of_filed_months_stay', TABLE = 'bills';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint

CREATE OR REPLACE FUNCTION paye_year(of_tpui text, of_year int) RETURNS TABLE (
  staff_number text, name text, tax_id text, state_id smallint, months int, first_month text, last_month text, gross_kobo bigint, pension_kobo bigint,
  housing_fund_kobo bigint, health_insurance_kobo bigint, life_insurance_kobo bigint, home_loan_interest_kobo bigint, yearly_rent_kobo bigint, deducted_kobo bigint, law_kobo bigint, due_kobo bigint,
  receipted_months int, receipted_kobo bigint, receipted_gross_kobo bigint
) LANGUAGE sql STABLE AS $$
  WITH filed AS (
    SELECT DISTINCT ON (s.month) s.id, s.month, NOT EXISTS (
      SELECT FROM paye_bills(s.tpui, s.month) x JOIN bill_overviews o ON o.bill_id = x.bill_id WHERE o.status <> 'paid' OR o.receipt_in_doubt
    ) AS is_paid
    FROM paye_schedules s
    WHERE s.tpui = ANY (reading.papers_of(of_tpui)) AND s.state = 'filed' AND s.month BETWEEN make_date(of_year, 1, 1) AND make_date(of_year, 12, 31)
    ORDER BY s.month, (s.tpui = of_tpui) DESC, s.tpui, s.version DESC
  )
  SELECT r.staff_number, (array_agg(r.name ORDER BY f.month DESC))[1], (array_agg(r.tax_id ORDER BY f.month DESC))[1],
    (array_agg(r.state_id ORDER BY f.month DESC))[1], count(*)::int, to_char(min(f.month), 'YYYY-MM'), to_char(max(f.month), 'YYYY-MM'),
    sum(r.gross_kobo)::bigint, sum(r.pension_kobo)::bigint, sum(r.housing_fund_kobo)::bigint, sum(r.health_insurance_kobo)::bigint,
    sum(r.life_insurance_kobo)::bigint, sum(r.home_loan_interest_kobo)::bigint,
    max(r.yearly_rent_kobo), sum(r.deducted_kobo)::bigint, sum(r.law_kobo)::bigint, sum(r.due_kobo)::bigint,
    (count(*) FILTER (WHERE f.is_paid AND r.due_kobo > 0))::int, coalesce(sum(r.due_kobo) FILTER (WHERE f.is_paid), 0)::bigint,
    coalesce(sum(r.gross_kobo) FILTER (WHERE f.is_paid AND r.due_kobo > 0), 0)::bigint
  FROM filed f JOIN paye_rows r ON r.schedule_id = f.id GROUP BY r.staff_number
$$;--> statement-breakpoint

CREATE OR REPLACE FUNCTION reading.paye_payment(of_tpui text, of_month date) RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT CASE WHEN NOT EXISTS (SELECT FROM paye_schedules s WHERE s.tpui = of_tpui AND s.month = of_month AND s.state = 'filed') THEN NULL
    WHEN count(*) = 0 THEN 'nothing' WHEN count(*) = count(*) FILTER (WHERE b.standing = 'paid') THEN 'paid' ELSE 'unpaid' END
  FROM paye_bills(of_tpui, of_month) x JOIN bills b ON b.id = x.bill_id
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION reading.withholding_payment(of_tpui text, of_month date) RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT CASE WHEN count(*) = 0 THEN 'nothing' WHEN count(*) = count(*) FILTER (WHERE b.standing = 'paid') THEN 'paid' ELSE 'unpaid' END
  FROM withholding_bills(of_tpui, of_month) x JOIN bills b ON b.id = x.bill_id
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION withholding_is_receipted(of_tpui text, of_month date) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(bool_and(o.status = 'paid' AND NOT o.receipt_in_doubt), false)
  FROM withholding_bills(of_tpui, of_month) x JOIN bill_overviews o ON o.bill_id = x.bill_id
$$;--> statement-breakpoint
-- The paper of a bill that an amendment replaced leads to the bill in its place, as the paper of a corrected one does.
CREATE OR REPLACE FUNCTION corrected_bill(p_bill uuid) RETURNS text LANGUAGE sql STABLE AS $$
  WITH RECURSIVE chain (bill_id, step) AS (
    SELECT new_bill_id, 1 FROM bill_corrections WHERE bill_id = p_bill AND new_bill_id IS NOT NULL
    UNION ALL SELECT c.new_bill_id, chain.step + 1 FROM chain JOIN bill_corrections c ON c.bill_id = chain.bill_id AND c.new_bill_id IS NOT NULL
  )
  SELECT coalesce((SELECT b.reference FROM chain JOIN bills b ON b.id = chain.bill_id ORDER BY chain.step DESC LIMIT 1), (
    SELECT b.reference FROM paye_schedules x JOIN paye_schedules later ON later.tpui = x.tpui AND later.month = x.month AND later.version > x.version
      AND later.replaced_kobo > 0 JOIN bills b ON b.id = later.bill_id AND b.cancelled_at IS NULL
    WHERE x.bill_id = p_bill ORDER BY later.version LIMIT 1), (
    SELECT b.reference FROM withholding_schedules x JOIN withholding_schedules later ON later.tpui = x.tpui AND later.month = x.month AND later.version > x.version
      AND later.replaced_kobo > 0 JOIN bills b ON b.id = later.bill_id AND b.cancelled_at IS NULL
    WHERE x.bill_id = p_bill ORDER BY later.version LIMIT 1))
$$;
