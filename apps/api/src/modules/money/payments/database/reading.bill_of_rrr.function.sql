CREATE OR REPLACE FUNCTION reading.bill_of_rrr(rrr text) RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT a.bill_id FROM payment_intents i JOIN bill_attempts a ON a.intent_id = i.id WHERE i.provider = 'remita' AND i.provider_ref = rrr
$$;
REVOKE ALL ON FUNCTION reading.bill_of_rrr(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reading.bill_of_rrr(text) TO portal_read_expert_system, portal_read_mda, portal_read_offices, portal_read_state, portal_read_taxpayer;
