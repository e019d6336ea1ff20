CREATE OR REPLACE FUNCTION reading.paye_open_queries(of_tpui text, of_month date) RETURNS int LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT count(*)::int FROM paye_schedules s JOIN paye_queries q ON q.schedule_id = s.id
    JOIN work_items w ON w.kind = 'paye-query' AND w.subject = 'paye-query:' || q.id AND w.closed_at IS NULL
  WHERE s.tpui = of_tpui AND s.month = of_month
$$;
REVOKE ALL ON FUNCTION reading.paye_open_queries(text,date) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reading.paye_open_queries(text,date) TO portal_read_offices, portal_read_state;
