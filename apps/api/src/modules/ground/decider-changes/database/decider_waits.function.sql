-- Whoever was made or changed decides nothing for 72 hours (`deciderWaitHours` of the contract).
CREATE OR REPLACE FUNCTION decider_waits(p_user uuid, p_at timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM decider_changes WHERE user_id = p_user AND state = 'approved' AND decided_at > p_at - interval '72 hours'
  )
$$;
