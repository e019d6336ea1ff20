-- For assessments: nobody's judgement takes the place of a return.
CREATE OR REPLACE FUNCTION is_return_filed(p_tpui text, p_kind text, p_period_from date) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM filed_returns WHERE tpui = p_tpui AND kind = p_kind AND period_from = p_period_from)
$$;
