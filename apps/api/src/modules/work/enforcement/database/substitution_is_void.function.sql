-- Its paper asks for nothing any more.
CREATE OR REPLACE FUNCTION substitution_is_void(p_id uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT ended_at IS NOT NULL FROM substitutions WHERE id = p_id
$$;
