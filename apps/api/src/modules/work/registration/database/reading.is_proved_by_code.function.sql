-- Whether whoever signs in for a taxpayer proved who they are by a code to the phone or e-mail of the register of identities.
CREATE OR REPLACE FUNCTION reading.is_proved_by_code(p_tpui text) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT EXISTS (
    SELECT FROM users u JOIN user_registrations r ON r.user_id = u.id
    WHERE u.tpui = ANY (reading.papers_of(reading.lead_of(p_tpui))) AND u.status <> 'deleted' AND r.identity_proof = 'code'
  )
$$;
REVOKE ALL ON FUNCTION reading.is_proved_by_code(text) FROM PUBLIC;
