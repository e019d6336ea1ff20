-- Whether an account is of the person who signs in for a taxpayer: the same account, the same number of identity, or the same mailbox.
CREATE OR REPLACE FUNCTION reading.is_same_person(p_user uuid, p_tpui text) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT EXISTS (
    SELECT FROM users s JOIN users t ON t.tpui = ANY (reading.papers_of(reading.lead_of(p_tpui))) AND t.status <> 'deleted'
    WHERE s.id = p_user AND (s.id = t.id OR s.nin_blind_index = t.nin_blind_index OR s.person_blind_index = t.person_blind_index OR s.email = t.email)
  )
$$;
REVOKE ALL ON FUNCTION reading.is_same_person(uuid,text) FROM PUBLIC;
