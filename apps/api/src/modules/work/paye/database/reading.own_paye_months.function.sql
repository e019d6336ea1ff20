-- Months in which employers filed somebody, by their TPUI in the column Tax ID, newest versions alone.
CREATE OR REPLACE FUNCTION reading.own_paye_months(of_tpui text, from_year int) RETURNS TABLE (
  employer_tpui text, employer text, name text, month date, gross_kobo bigint, deducted_kobo bigint
) LANGUAGE sql STABLE AS $$
  SELECT s.tpui, t.name, r.name, s.month, r.gross_kobo, r.deducted_kobo
  FROM paye_rows r JOIN paye_schedules s ON s.id = r.schedule_id JOIN taxpayers t ON t.tpui = s.tpui
  WHERE r.tax_id <> '' AND r.tax_id = ANY (array(SELECT w.form FROM unnest(reading.papers_of(of_tpui)) AS p (tpui), LATERAL (VALUES (p.tpui), (replace(p.tpui, '-', ''))) AS w (form)))
    AND s.state = 'filed' AND s.month BETWEEN make_date(from_year, 1, 1) AND make_date(from_year + 2, 12, 31)
    AND NOT EXISTS (SELECT FROM paye_schedules later WHERE later.tpui = s.tpui AND later.month = s.month AND later.state = 'filed' AND later.version > s.version)
  ORDER BY s.month, s.tpui
$$;
