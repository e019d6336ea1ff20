-- Whether an account may be of the person who signs in for a taxpayer: the same account or mailbox, or the same name. Staff prove no number of
-- identity here; who only shares a name leaves the case to a colleague.
CREATE OR REPLACE FUNCTION reading.is_same_person(p_user uuid, p_tpui text) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT EXISTS (
    SELECT FROM users s JOIN users t ON t.tpui = ANY (reading.papers_of(reading.lead_of(p_tpui))) AND t.status <> 'deleted'
    WHERE s.id = p_user AND (s.id = t.id OR mailbox_of(s.email) = mailbox_of(t.email)
      OR key_of_name(person_name(s.first_name, s.last_name)) = key_of_name(person_name(t.first_name, t.last_name)))
  )
$$;
REVOKE ALL ON FUNCTION reading.is_same_person(uuid,text) FROM PUBLIC;
