-- Who pays a basket for clients, as a provider is told: never the first of the clients. Null where somebody pays their own.
CREATE OR REPLACE FUNCTION agent_of_basket(p_basket uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('name', person_name(u.first_name, u.last_name), 'email', u.email, 'phone', '')
  FROM payment_baskets k JOIN users u ON u.id = k.made_by WHERE k.id = p_basket AND is_basket_of_clients(k.id)
$$;
