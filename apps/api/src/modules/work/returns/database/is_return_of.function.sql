-- Whether one filed return is of that taxpayer, kind and period.
CREATE OR REPLACE FUNCTION is_return_of(p_return uuid, p_tpui text, p_kind text, p_period_from date) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM filed_returns WHERE id = p_return AND tpui = p_tpui AND kind = p_kind AND period_from = p_period_from)
$$;
