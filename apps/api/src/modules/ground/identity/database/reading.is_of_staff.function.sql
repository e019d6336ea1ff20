-- Whether a taxpayer works for the service: an account of staff has the same mailbox. Names are shared by too many to say so.
CREATE OR REPLACE FUNCTION reading.is_of_staff(p_tpui text) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT EXISTS (
    SELECT FROM users t JOIN users s ON s.user_type IS NULL AND s.tpui IS NULL AND s.status <> 'deleted'
      AND mailbox_of(s.email) = mailbox_of(t.email)
    WHERE t.tpui = ANY (reading.papers_of(reading.lead_of(p_tpui))) AND t.status <> 'deleted'
  )
$$;
REVOKE ALL ON FUNCTION reading.is_of_staff(text) FROM PUBLIC;
