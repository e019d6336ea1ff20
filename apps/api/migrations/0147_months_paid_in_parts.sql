-- A month whose bill became a payment in parts is paid when every part is. Functions only.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

-- The bills a month of tax withheld is paid by: its own, or the parts of a plan in their place.
CREATE FUNCTION withholding_paying_bills(of_tpui text, of_month date) RETURNS TABLE (bill_id uuid) LANGUAGE sql STABLE AS $$
  SELECT coalesce(i.bill_id, x.bill_id) FROM withholding_bills(of_tpui, of_month) x
    LEFT JOIN instalment_plans p ON p.bill_id = x.bill_id AND p.state IN ('active', 'completed', 'broken')
    LEFT JOIN instalments i ON i.plan_id = p.id
$$;--> statement-breakpoint

-- How a bill stands, paid also where all parts of its plan are.
CREATE FUNCTION bill_status_with_parts(p_bill uuid, p_status text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN (
    SELECT bool_and(b.standing = 'paid') FROM instalment_plans p JOIN instalments i ON i.plan_id = p.id JOIN bills b ON b.id = i.bill_id
    WHERE p.bill_id = p_bill AND p.state IN ('active', 'completed', 'broken')
  ) THEN 'paid' ELSE p_status END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION paye_year(of_tpui text, of_year int) RETURNS TABLE (
  staff_number text, name text, tax_id text, state_id smallint, months int, first_month text, last_month text, gross_kobo bigint, pension_kobo bigint,
  housing_fund_kobo bigint, health_insurance_kobo bigint, life_insurance_kobo bigint, home_loan_interest_kobo bigint, yearly_rent_kobo bigint, deducted_kobo bigint, law_kobo bigint, due_kobo bigint,
  receipted_months int, receipted_kobo bigint, receipted_gross_kobo bigint
) LANGUAGE sql STABLE AS $$
  WITH filed AS (
    SELECT DISTINCT ON (s.month) s.id, s.month, NOT EXISTS (
      SELECT FROM paye_paying_bills(s.tpui, s.month) x JOIN bill_overviews o ON o.bill_id = x.bill_id WHERE o.status <> 'paid' OR o.receipt_in_doubt
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
  FROM paye_paying_bills(of_tpui, of_month) x JOIN bills b ON b.id = x.bill_id
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION reading.withholding_payment(of_tpui text, of_month date) RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT CASE WHEN count(*) = 0 THEN 'nothing' WHEN count(*) = count(*) FILTER (WHERE b.standing = 'paid') THEN 'paid' ELSE 'unpaid' END
  FROM withholding_paying_bills(of_tpui, of_month) x JOIN bills b ON b.id = x.bill_id
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION withholding_is_receipted(of_tpui text, of_month date) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(bool_and(o.status = 'paid' AND NOT o.receipt_in_doubt), false)
  FROM withholding_paying_bills(of_tpui, of_month) x JOIN bill_overviews o ON o.bill_id = x.bill_id
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION reading.paye_paid_late(of_tpui text, of_month date, due_on date) RETURNS int LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT coalesce(max(greatest(0, (o.receipt_paid_at AT TIME ZONE 'Africa/Lagos')::date - due_on)), 0)::int
  FROM paye_paying_bills(of_tpui, of_month) x JOIN bill_overviews o ON o.bill_id = x.bill_id WHERE o.status = 'paid'
$$;
