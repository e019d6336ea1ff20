-- Whoever ends a consent and whoever pays by it wait for each other; refused when a client lets the agent pay no more.
CREATE OR REPLACE FUNCTION hold_basket_consents(p_basket uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT is_basket_of_clients(p_basket) THEN RETURN; END IF;
  PERFORM FROM representations WHERE id IN (SELECT consent_id FROM payment_basket_bills WHERE basket_id = p_basket) ORDER BY id FOR SHARE;
  IF NOT is_basket_consented(p_basket) THEN
    RAISE EXCEPTION 'a client of basket % lets the agent pay no more', p_basket
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_baskets_by_consent', TABLE = 'payment_baskets';
  END IF;
END $$;
