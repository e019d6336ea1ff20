-- What of a decision's credit has paid bills and still does.
CREATE OR REPLACE FUNCTION used_of_credit(p_proposal bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(p.amount_kobo), 0)::bigint FROM credit_use_parts p JOIN credit_uses u ON u.id = p.use_id
  WHERE p.proposal_id = p_proposal AND u.state <> 'returned'
$$;
