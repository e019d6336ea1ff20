-- The newest day on which an employer filed PAYE rows of somebody in a year; null where none did.
CREATE OR REPLACE FUNCTION paye_filed_until(of_tpui text, of_year int) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT max(lagos_day(s.filed_at)) FROM paye_rows r JOIN paye_schedules s ON s.id = r.schedule_id
  WHERE r.tax_id <> '' AND r.tax_id = ANY (array(SELECT w.form FROM unnest(reading.papers_of(of_tpui)) AS p (tpui), LATERAL (VALUES (p.tpui), (replace(p.tpui, '-', ''))) AS w (form)))
    AND s.state = 'filed' AND s.month BETWEEN make_date(of_year, 1, 1) AND make_date(of_year, 12, 31)
$$;
