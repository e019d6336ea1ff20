-- What a version leaves billed: what stood billed before it and its own bill, less what it replaced; what was given back as credit is billed no more.
CREATE OR REPLACE FUNCTION return_stands_billed(p_return filed_returns) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT return_billed_before(p_return) - p_return.replaced_kobo + coalesce((SELECT b.total_kobo FROM bills b WHERE b.id = p_return.bill_id), 0)
    - coalesce((SELECT c.amount_kobo FROM paye_credits c WHERE c.return_id = p_return.id AND c.state = 'granted'), 0)
$$;
