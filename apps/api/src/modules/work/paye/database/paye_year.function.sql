-- Each employee of a year by the newest filing of every month. Receipted is a month whose every bill has a receipt that stands.
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
$$;
