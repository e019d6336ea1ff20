-- The attempts of one own bill, also those it shares with others.
CREATE OR REPLACE FUNCTION reading.own_attempts_of(bill_reference text) RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT a.intent_id FROM bills b JOIN bill_attempts a ON a.bill_id = b.id
  WHERE b.reference = own_attempts_of.bill_reference AND b.payer_tpui = ANY (reading.own_tpuis())
$$;
COMMENT ON FUNCTION reading.own_attempts_of(text) IS 'Attempts to pay one bill of the taxpayer who reads, also together with others.';
REVOKE ALL ON FUNCTION reading.own_attempts_of(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reading.own_attempts_of(text) TO portal_read_taxpayer;
