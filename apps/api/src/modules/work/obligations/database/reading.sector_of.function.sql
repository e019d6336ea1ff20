-- The sector that an organisation registered with; nobody else has one.
CREATE OR REPLACE FUNCTION reading.sector_of(of_tpui text) RETURNS smallint LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT g.industry_id FROM organisations g WHERE g.tpui = of_tpui
$$;
REVOKE ALL ON FUNCTION reading.sector_of(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reading.sector_of(text) TO portal_read_offices, portal_read_state;
