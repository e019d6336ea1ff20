-- The only way to a sealed sender: for who asked and was let by somebody else, while the days last.
CREATE OR REPLACE FUNCTION sealed_sender(p_tip uuid, p_user uuid) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT s.sealed FROM tip_senders s WHERE s.tip_id = p_tip AND acts_as(p_user, ARRAY['legal'])
    AND EXISTS (SELECT FROM tip_openings o WHERE o.tip_id = p_tip AND o.state = 'approved' AND o.asked_by = p_user AND o.read_until >= lagos_today())
$$;
