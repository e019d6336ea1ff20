CREATE OR REPLACE FUNCTION reading.is_law_bill(p_bill uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT is_law_bill(p_bill)
$$;
REVOKE ALL ON FUNCTION reading.is_law_bill(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reading.is_law_bill(uuid) TO portal_read_expert_system, portal_read_mda, portal_read_offices, portal_read_state;
