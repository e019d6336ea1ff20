CREATE OR REPLACE FUNCTION may_cover(p_cover uuid, p_absent uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT work_rank(active_role(c.id)) / 10 = work_rank(active_role(a.id)) / 10 AND work_rank(active_role(c.id)) >= work_rank(active_role(a.id))
    FROM users c, users a WHERE c.id = p_cover AND a.id = p_absent AND c.id <> a.id AND c.status = 'active' AND a.status = 'active'
  ), false)
$$;
