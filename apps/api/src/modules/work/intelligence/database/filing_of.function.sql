-- What taxpayers filed: a return, or a schedule of pay or withholding, for the newest year whose last day of filing is over; consumption tax in twelve months.
CREATE OR REPLACE FUNCTION filing_of(p_tpuis text[]) RETURNS TABLE (tpui text, files_something boolean, files_consumption boolean) LANGUAGE sql STABLE AS $$
  WITH of_year AS (SELECT date_trunc('year', lagos_today() - interval '15 months')::date AS first_day)
  SELECT t.tpui,
    EXISTS (SELECT FROM filed_returns r WHERE r.tpui = ANY (p.tpuis) AND r.period_from >= y.first_day)
      OR EXISTS (SELECT FROM paye_schedules s WHERE s.tpui = ANY (p.tpuis) AND s.state = 'filed' AND s.month >= y.first_day)
      OR EXISTS (SELECT FROM withholding_schedules s WHERE s.tpui = ANY (p.tpuis) AND s.state = 'filed' AND s.month >= y.first_day),
    EXISTS (SELECT FROM filed_returns r WHERE r.tpui = ANY (p.tpuis) AND r.kind = 'consumption-tax' AND r.period_from >= lagos_today() - interval '13 months')
  FROM unnest(p_tpuis) AS t (tpui) CROSS JOIN of_year y, LATERAL (SELECT reading.papers_of(t.tpui) AS tpuis) p
$$;
