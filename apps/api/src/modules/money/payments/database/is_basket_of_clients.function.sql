-- Whether an agent pays it for clients: its bills say by which consent.
CREATE OR REPLACE FUNCTION is_basket_of_clients(p_basket uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM payment_basket_bills p WHERE p.basket_id = p_basket AND p.consent_id IS NOT NULL)
$$;
