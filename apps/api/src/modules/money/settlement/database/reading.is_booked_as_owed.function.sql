CREATE OR REPLACE FUNCTION reading.is_booked_as_owed(of_payment uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT EXISTS (
    SELECT FROM settlement_cases c JOIN settlement_proposals q ON q.case_id = c.id AND q.outcome = 'approved' AND q.action = 'book'
    WHERE c.payment_id = of_payment AND c.kind = 'amount-differs')
$$;
REVOKE ALL ON FUNCTION reading.is_booked_as_owed(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reading.is_booked_as_owed(uuid) TO portal_read_expert_system, portal_read_mda, portal_read_state;
