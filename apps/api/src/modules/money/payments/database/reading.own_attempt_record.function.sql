-- Where the money of one own attempt is: what happened, when we asked and when we ask again. Null when it is nobody's, or another's.
CREATE OR REPLACE FUNCTION reading.own_attempt_record(attempt uuid) RETURNS jsonb LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT attempt_record(i.id) || jsonb_build_object('begunBy', i.begun_by)
  FROM payment_intents i JOIN bills b ON b.id = i.bill_id WHERE i.id = attempt AND b.payer_tpui = any (reading.own_tpuis())
$$;
COMMENT ON FUNCTION reading.own_attempt_record(uuid) IS 'What happened to one attempt to pay a bill of the taxpayer who reads; null for anybody else''s.';
REVOKE ALL ON FUNCTION reading.own_attempt_record(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reading.own_attempt_record(uuid) TO portal_read_taxpayer;
