-- Whether every client of it still lets the agent pay. What is nobody's client's needs no consent.
CREATE OR REPLACE FUNCTION is_basket_consented(p_basket uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT NOT EXISTS (
    SELECT FROM payment_basket_bills p JOIN payment_baskets k ON k.id = p.basket_id JOIN bills b ON b.id = p.bill_id
    WHERE p.basket_id = p_basket AND p.consent_id IS NOT NULL AND NOT consent_covers(p.consent_id, k.made_by, b.payer_tpui)
  )
$$;
