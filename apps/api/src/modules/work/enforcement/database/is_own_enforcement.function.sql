-- Whether somebody is the taxpayer, under any of their numbers.
CREATE OR REPLACE FUNCTION is_own_enforcement(p_user uuid, p_tpui text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM users WHERE id = p_user AND tpui = ANY (reading.papers_of(reading.lead_of(p_tpui))))
$$;
