-- The day on which the annual return of a year was filed first; null while it is not.
CREATE OR REPLACE FUNCTION reading.h1_filed_on(of_tpui text, of_year int) RETURNS date LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT lagos_day(min(r.filed_at)) FROM paye_returns r WHERE r.tpui = of_tpui AND r.year = of_year
$$;
REVOKE ALL ON FUNCTION reading.h1_filed_on(text, int) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reading.h1_filed_on(text, int) TO portal_read_offices, portal_read_state;
