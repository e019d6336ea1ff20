-- What employers filed last of somebody in a year, found by their TPUI in the column Tax ID, with its dashes or without.
CREATE OR REPLACE FUNCTION own_paye_of_year(of_tpui text, of_year int) RETURNS TABLE (
  employer_tpui text, employer text, name text, gross_kobo bigint, deducted_kobo bigint, pension_kobo bigint, housing_fund_kobo bigint,
  health_insurance_kobo bigint, life_insurance_kobo bigint, home_loan_interest_kobo bigint
) LANGUAGE sql STABLE AS $$
  SELECT s.tpui, t.name, (array_agg(r.name ORDER BY s.month DESC))[1], sum(r.gross_kobo)::bigint, sum(r.deducted_kobo)::bigint, sum(r.pension_kobo)::bigint,
    sum(r.housing_fund_kobo)::bigint, sum(r.health_insurance_kobo)::bigint, sum(r.life_insurance_kobo)::bigint, sum(r.home_loan_interest_kobo)::bigint
  FROM paye_rows r JOIN paye_schedules s ON s.id = r.schedule_id JOIN taxpayers t ON t.tpui = s.tpui
  WHERE r.tax_id <> '' AND r.tax_id = ANY (array(SELECT w.form FROM unnest(reading.papers_of(of_tpui)) AS p (tpui), LATERAL (VALUES (p.tpui), (replace(p.tpui, '-', ''))) AS w (form)))
    AND s.state = 'filed' AND s.month BETWEEN make_date(of_year, 1, 1) AND make_date(of_year, 12, 31)
    AND NOT EXISTS (SELECT FROM paye_schedules later WHERE later.tpui = s.tpui AND later.month = s.month AND later.state = 'filed' AND later.version > s.version)
  GROUP BY s.tpui, t.name
  ORDER BY s.tpui
$$;
