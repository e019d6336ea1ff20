CREATE OR REPLACE FUNCTION share_head_of(p_head integer) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('code', h.code, 'name', h.name) FROM revenue_heads h WHERE h.id = p_head
$$;
COMMENT ON FUNCTION share_head_of(integer) IS 'Code and name of a revenue head; nothing of all heads.';
