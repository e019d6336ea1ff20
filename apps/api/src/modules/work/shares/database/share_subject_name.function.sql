CREATE OR REPLACE FUNCTION share_subject_name(p_expert_system integer, p_agent text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT e.name FROM expert_systems e WHERE e.id = p_expert_system),
    CASE WHEN p_agent IS NOT NULL THEN coalesce((SELECT nullif(t.name, '') FROM taxpayers t WHERE t.tpui = p_agent), p_agent) END)
$$;
COMMENT ON FUNCTION share_subject_name(integer, text) IS 'The name of an expert system or of an agent; null of all agents.';
