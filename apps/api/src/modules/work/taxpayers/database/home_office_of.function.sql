-- The open office that answers for a taxpayer now, whatever was merged or closed since.
CREATE OR REPLACE FUNCTION home_office_of(p_tpui text) RETURNS smallint LANGUAGE sql STABLE AS $$
  SELECT open_office(home_office_id) FROM taxpayers WHERE tpui = reading.lead_of(p_tpui)
$$;
