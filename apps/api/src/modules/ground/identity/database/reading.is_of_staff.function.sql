-- Whether a taxpayer works for the service: somebody with an account of staff is the same person.
CREATE OR REPLACE FUNCTION reading.is_of_staff(p_tpui text) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT EXISTS (
    SELECT FROM users t JOIN users s ON s.user_type IS NULL AND s.status <> 'deleted' AND s.id <> t.id
      AND (s.nin_blind_index = t.nin_blind_index OR s.person_blind_index = t.person_blind_index OR s.email = t.email)
    WHERE t.tpui = ANY (reading.papers_of(reading.lead_of(p_tpui))) AND t.status <> 'deleted'
  )
$$;
REVOKE ALL ON FUNCTION reading.is_of_staff(text) FROM PUBLIC;
