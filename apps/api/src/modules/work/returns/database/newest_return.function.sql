-- The version of a return that was filed last; null where none was.
CREATE OR REPLACE FUNCTION newest_return(p_tpui text, p_kind text, p_period_from date) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT id FROM filed_returns WHERE tpui = p_tpui AND kind = p_kind AND period_from = p_period_from ORDER BY version DESC LIMIT 1
$$;
