CREATE OR REPLACE FUNCTION is_basket_paid_elsewhere(p_basket uuid, p_provider payment_provider) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(bool_or(is_paid_elsewhere(p.bill_id, p_basket, p_provider)), false) FROM payment_basket_bills p WHERE p.basket_id = p_basket
$$;
