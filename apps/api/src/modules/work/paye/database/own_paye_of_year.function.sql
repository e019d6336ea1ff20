-- What employers filed last of somebody in a year, by each name they wrote: found by their TPUI in the column Tax ID, with its dashes or without, or by
-- the Tax ID they stated. Whoever shows it compares the name.
CREATE OR REPLACE FUNCTION own_paye_of_year(of_tpui text, of_year int) RETURNS TABLE (
  employer_tpui text, employer text, name text, is_stated boolean, gross_kobo bigint, deducted_kobo bigint, pension_kobo bigint, housing_fund_kobo bigint,
  health_insurance_kobo bigint, life_insurance_kobo bigint, home_loan_interest_kobo bigint
) LANGUAGE sql STABLE AS $$
  WITH numbers AS MATERIALIZED (
    SELECT w.form AS number, false AS is_stated
    FROM unnest(reading.papers_of(of_tpui)) AS p (tpui), LATERAL (VALUES (p.tpui), (replace(p.tpui, '-', ''))) AS w (form)
    UNION ALL SELECT x.number, true FROM stated_tax_ids_of(of_tpui) AS x (number)
  )
  SELECT s.tpui, t.name, r.name, n.is_stated, sum(r.gross_kobo)::bigint, sum(r.deducted_kobo)::bigint, sum(r.pension_kobo)::bigint,
    sum(r.housing_fund_kobo)::bigint, sum(r.health_insurance_kobo)::bigint, sum(r.life_insurance_kobo)::bigint, sum(r.home_loan_interest_kobo)::bigint
  FROM numbers n JOIN paye_rows r ON r.tax_id = n.number AND r.tax_id <> '' JOIN paye_schedules s ON s.id = r.schedule_id JOIN taxpayers t ON t.tpui = s.tpui
  WHERE s.state = 'filed' AND s.month BETWEEN make_date(of_year, 1, 1) AND make_date(of_year, 12, 31)
    AND NOT EXISTS (SELECT FROM paye_schedules later WHERE later.tpui = s.tpui AND later.month = s.month AND later.state = 'filed' AND later.version > s.version)
  GROUP BY s.tpui, t.name, r.name, n.is_stated
  ORDER BY s.tpui, r.name
$$;
