-- For returns: what a version left paid beyond its balance, and what was decided about it.
CREATE OR REPLACE FUNCTION credit_of_return(p_return uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('amountKobo', amount_kobo, 'state', state, 'reason', decision_reason) FROM paye_credits WHERE return_id = p_return
$$;
