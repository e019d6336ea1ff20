-- The office of a taxpayer reads which bill a return made, also where another office has the bill.
CREATE OR REPLACE FUNCTION reading.bill_of_return(of_return uuid) RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT b.reference FROM filed_returns r JOIN bills b ON b.id = r.bill_id WHERE r.id = of_return
$$;
REVOKE ALL ON FUNCTION reading.bill_of_return(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reading.bill_of_return(uuid) TO portal_read_offices, portal_read_state;
