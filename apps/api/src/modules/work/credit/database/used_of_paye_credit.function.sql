-- It is used as every credit is.
CREATE OR REPLACE FUNCTION used_of_paye_credit(p_credit uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(p.amount_kobo), 0)::bigint FROM credit_use_parts p JOIN credit_uses u ON u.id = p.use_id
  WHERE p.paye_credit_id = p_credit AND u.state <> 'returned'
$$;
