-- Life insurance and interest on the loan of one's own house lower the tax too. Columns with a constant default; a check that is validated
-- after the lock of its table has been given back; a function is replaced.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
ALTER TABLE "paye_rows" ADD COLUMN "life_insurance_kobo" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "paye_rows" ADD COLUMN "home_loan_interest_kobo" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "paye_return_rows" ADD COLUMN "life_insurance_kobo" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "paye_return_rows" ADD COLUMN "home_loan_interest_kobo" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "paye_rows" ADD CONSTRAINT "paye_rows_reliefs_check" CHECK (least("paye_rows"."life_insurance_kobo", "paye_rows"."home_loan_interest_kobo") >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "paye_rows" VALIDATE CONSTRAINT "paye_rows_reliefs_check";--> statement-breakpoint
DROP FUNCTION paye_year(text, int);--> statement-breakpoint
CREATE FUNCTION paye_year(of_tpui text, of_year int) RETURNS TABLE (
  staff_number text, name text, tax_id text, state_id smallint, months int, first_month text, last_month text, gross_kobo bigint, pension_kobo bigint,
  housing_fund_kobo bigint, health_insurance_kobo bigint, life_insurance_kobo bigint, home_loan_interest_kobo bigint, yearly_rent_kobo bigint, deducted_kobo bigint, law_kobo bigint, due_kobo bigint,
  receipted_months int, receipted_kobo bigint, receipted_gross_kobo bigint
) LANGUAGE sql STABLE AS $$
  WITH filed AS (
    SELECT DISTINCT ON (s.month) s.id, s.month, NOT EXISTS (
      SELECT FROM paye_schedules x JOIN bill_overviews o ON o.bill_id = x.bill_id
      WHERE x.tpui = s.tpui AND x.month = s.month AND x.state = 'filed' AND (o.status <> 'paid' OR o.receipt_in_doubt)
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
$$;
