-- Whether somebody declared a conflict with a taxpayer, under any of their numbers, that lasts.
CREATE OR REPLACE FUNCTION has_conflict(p_user uuid, p_tpui text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM declared_conflicts WHERE user_id = p_user AND ended_at IS NULL)
    AND EXISTS (
      SELECT FROM declared_conflicts c WHERE c.user_id = p_user AND c.ended_at IS NULL AND c.tpui = ANY (reading.papers_of(reading.lead_of(p_tpui)))
    )
$$;
