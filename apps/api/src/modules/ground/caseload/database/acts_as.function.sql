CREATE OR REPLACE FUNCTION acts_as(p_user uuid, p_by text[]) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(role_kind(active_role(p_user)) IS NOT NULL AND active_role(p_user) = ANY (p_by), false) OR EXISTS (
    SELECT FROM work_capacities WHERE user_id = p_user AND capacity = ANY (p_by) AND active_role(p_user) = 'Tax Office Director'
  )
$$;
