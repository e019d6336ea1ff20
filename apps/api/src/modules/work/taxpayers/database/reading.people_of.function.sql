CREATE OR REPLACE FUNCTION reading.people_of(one text) RETURNS uuid[] LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT coalesce(array_agg(u.id ORDER BY u.id), '{}') FROM users u WHERE u.tpui = reading.lead_of(one) AND u.status <> 'deleted'
$$;
COMMENT ON FUNCTION reading.people_of(text) IS 'Whoever signs in for a taxpayer, by any of their records: they are told what concerns it.';
REVOKE ALL ON FUNCTION reading.people_of(text) FROM PUBLIC;
