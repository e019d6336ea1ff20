CREATE OR REPLACE FUNCTION reading.checks_of_certificate(of_certificate uuid) RETURNS bigint LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT count(*) FROM clearance_checks WHERE certificate_id = of_certificate
$$;
REVOKE ALL ON FUNCTION reading.checks_of_certificate(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reading.checks_of_certificate(uuid) TO portal_read_offices, portal_read_state;
