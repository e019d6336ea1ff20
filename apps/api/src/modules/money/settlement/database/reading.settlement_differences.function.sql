CREATE OR REPLACE FUNCTION reading.settlement_differences() RETURNS TABLE (id bigint, kind text, reference text, provider text, expected_kobo bigint,
  received_kobo bigint, day date, opened_at timestamptz, closed_at timestamptz, evidence text, assignee text) LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = public AS $$
  SELECT c.id, c.kind, c.reference, c.provider::text, c.expected_kobo, c.received_kobo, c.day, c.opened_at, c.closed_at, c.evidence,
    nullif(person_name(u.first_name, u.last_name), '')
  FROM settlement_cases c JOIN work_items w ON w.kind = 'settlement-difference' AND w.subject = 'settlement-case:' || c.id
  LEFT JOIN users u ON u.id = w.assignee_id
$$;
REVOKE ALL ON FUNCTION reading.settlement_differences() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reading.settlement_differences() TO portal_read_state;
