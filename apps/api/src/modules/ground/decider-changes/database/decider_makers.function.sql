-- Whoever proposed it: for 30 days no case of theirs is decided by whom they made or changed (`makerApartDays` of the contract).
CREATE OR REPLACE FUNCTION decider_makers(p_user uuid, p_at timestamptz) RETURNS uuid[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(DISTINCT proposed_by) FILTER (WHERE proposed_by IS NOT NULL), '{}') FROM decider_changes
  WHERE user_id = p_user AND state = 'approved' AND decided_at > p_at - interval '30 days'
$$;
