CREATE OR REPLACE FUNCTION reading.last_day_to_object(p_served_on date) RETURNS date LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT last_day_to_object(p_served_on)
$$;
REVOKE ALL ON FUNCTION reading.last_day_to_object(date) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reading.last_day_to_object(date) TO portal_read_offices, portal_read_state;
