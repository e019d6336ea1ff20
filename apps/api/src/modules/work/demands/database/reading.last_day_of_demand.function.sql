-- For those who read notices, and not the law's own tables.
CREATE OR REPLACE FUNCTION reading.last_day_of_demand(p_served_on date) RETURNS date LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT last_day_of_demand(p_served_on)
$$;
REVOKE ALL ON FUNCTION reading.last_day_of_demand(date) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reading.last_day_of_demand(date) TO portal_read_offices, portal_read_state;
