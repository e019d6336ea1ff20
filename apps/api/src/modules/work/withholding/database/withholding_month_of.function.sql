CREATE OR REPLACE FUNCTION withholding_month_of(lead text, of_month date) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT s.tpui FROM withholding_schedules s WHERE s.tpui = ANY (reading.papers_of(lead)) AND s.month = of_month
    ORDER BY (s.state = 'filed') DESC, (s.tpui = lead) DESC, s.tpui LIMIT 1
  ), lead)
$$;
