-- Cases as the desk's list reads them; of the state's own roles alone, whose list it is.
CREATE OR REPLACE FUNCTION reading.cases_of_state() RETURNS TABLE (
  id bigint, kind text, state text, opened_at timestamptz, opened_on date, bill_id uuid, bill_reference text, bill_kobo bigint, payer text,
  payer_tpui text, mda_id int, mda text, gateway_id text, provider_reference text, held_kobo bigint, assignee text, resolution text
) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT c.id, c.kind, w.state, c.opened_at, lagos_day(c.opened_at), b.id, b.reference, b.total_kobo,
    person_name(b.payer_first_name, b.payer_last_name), b.payer_tpui, b.mda_id, m.name, i.gateway_id, i.provider_ref,
    CASE WHEN c.id = (
      SELECT o.id FROM review_cases o WHERE o.payment_id = c.payment_id ORDER BY o.resolved_at IS NOT NULL, o.id LIMIT 1
    ) THEN held_in_case(c.id) ELSE 0 END,
    nullif(person_name(u.first_name, u.last_name), ''), c.resolution
  FROM review_cases c
  JOIN work_items w ON w.kind = 'money-review' AND w.subject = 'review-case:' || c.id
  JOIN bills b ON b.id = c.bill_id
  JOIN payment_intents i ON i.id = c.intent_id
  LEFT JOIN mdas m ON m.id = b.mda_id
  LEFT JOIN users u ON u.id = w.assignee_id
$$;
REVOKE ALL ON FUNCTION reading.cases_of_state() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reading.cases_of_state() TO portal_read_state;
