-- Where the money of one own attempt is: what happened, when we asked and when we ask again. Null when it is nobody's, or another's. Of what an
-- agent pays for several clients each sees their own bills.
CREATE OR REPLACE FUNCTION reading.own_attempt_record(attempt uuid) RETURNS jsonb LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT attempt_record(i.id, CASE WHEN is_basket_of_clients(i.basket_id) THEN reading.own_tpuis() END) || jsonb_build_object('begunBy', i.begun_by)
  FROM payment_intents i WHERE i.id = attempt AND EXISTS (
    SELECT FROM bill_attempts a JOIN bills b ON b.id = a.bill_id WHERE a.intent_id = i.id AND b.payer_tpui = ANY (reading.own_tpuis())
  )
$$;
COMMENT ON FUNCTION reading.own_attempt_record(uuid) IS 'What happened to one attempt to pay a bill of the taxpayer who reads; null for anybody else''s.';
REVOKE ALL ON FUNCTION reading.own_attempt_record(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reading.own_attempt_record(uuid) TO portal_read_taxpayer;
