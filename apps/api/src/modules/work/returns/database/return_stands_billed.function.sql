-- What a version leaves billed: what was given back as credit is billed no more.
CREATE OR REPLACE FUNCTION return_stands_billed(p_return filed_returns) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT greatest(p_return.balance_kobo, p_return.before_kobo - p_return.replaced_kobo)
    - coalesce((SELECT c.amount_kobo FROM paye_credits c WHERE c.return_id = p_return.id AND c.state = 'granted'), 0)
$$;
