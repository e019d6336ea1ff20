-- Few rows among millions, by the indexes of tables a reader may not see. They tell ids; whether a reader sees the bill, its policy says.
CREATE OR REPLACE FUNCTION reading.bills_under_review() RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT bill_id FROM review_cases WHERE resolved_at IS NULL AND bill_id IS NOT NULL
  UNION SELECT a.bill_id FROM payment_intents i JOIN bill_attempts a ON a.intent_id = i.id
    WHERE i.state IN ('REVIEW', 'REFUND_PENDING') AND awaits_person(i.id)
$$;
REVOKE ALL ON FUNCTION reading.bills_under_review() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reading.bills_under_review() TO portal_read_expert_system, portal_read_mda, portal_read_offices, portal_read_state, portal_read_taxpayer;
