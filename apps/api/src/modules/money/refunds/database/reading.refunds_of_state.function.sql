-- Refunds as the state's own roles read them.
CREATE OR REPLACE FUNCTION reading.refunds_of_state() RETURNS TABLE (
  id uuid, number text, state text, cause text, asked_by text, requested_at timestamptz, requested_on date, bill_id uuid, bill_reference text,
  receipt_number text, payer text, payer_tpui text, mda_id int, mda text, gateway_id text, provider text, method text, amount_kobo bigint,
  needs_audit boolean, assignee text, due_on date
) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT r.id, r.number, r.state, r.cause, r.asked_by, r.requested_at, lagos_day(r.requested_at), b.id, b.reference,
    c.receipt_number, person_name(b.payer_first_name, b.payer_last_name), b.payer_tpui, b.mda_id, m.name, i.gateway_id, p.provider::text, r.method,
    r.amount_kobo, r.needs_audit, nullif(person_name(u.first_name, u.last_name), ''), d.due_on
  FROM refunds r
  JOIN work_items w ON w.kind = 'refund' AND w.subject = 'refund:' || r.id
  JOIN bills b ON b.id = r.bill_id
  JOIN payments p ON p.id = r.payment_id
  JOIN payment_intents i ON i.id = p.intent_id
  LEFT JOIN receipts c ON c.id = r.receipt_id
  LEFT JOIN mdas m ON m.id = b.mda_id
  LEFT JOIN users u ON u.id = w.assignee_id
  LEFT JOIN deadlines d ON d.id = w.deadline_id AND w.closed_at IS NULL
$$;
REVOKE ALL ON FUNCTION reading.refunds_of_state() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reading.refunds_of_state() TO portal_read_state;
