-- Whether a taxpayer may work for the service: an account of staff has the same mailbox or the same name. A person then looks at it.
CREATE OR REPLACE FUNCTION reading.is_of_staff(p_tpui text) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT EXISTS (
    SELECT FROM users t JOIN users s ON s.user_type IS NULL AND s.status <> 'deleted'
      AND (mailbox_of(s.email) = mailbox_of(t.email)
        OR lower(person_name(s.first_name, s.last_name)) = lower(person_name(t.first_name, t.last_name)))
    WHERE t.tpui = ANY (reading.papers_of(reading.lead_of(p_tpui))) AND t.status <> 'deleted'
  )
$$;
REVOKE ALL ON FUNCTION reading.is_of_staff(text) FROM PUBLIC;
