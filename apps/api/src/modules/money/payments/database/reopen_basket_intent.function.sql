-- The same for a basket: while every bill of it takes the money it was to take.
CREATE OR REPLACE FUNCTION reopen_basket_intent(p_basket uuid, p_life_ms bigint, p_next_check_at timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM bills WHERE id IN (SELECT bill_id FROM payment_basket_bills WHERE basket_id = p_basket) ORDER BY id FOR NO KEY UPDATE;
  IF NOT is_basket_payable(p_basket) THEN RETURN false; END IF;
  PERFORM hold_basket_consents(p_basket);
  IF is_basket_paid_elsewhere(p_basket, 'remita') THEN PERFORM refuse_second_payment(); END IF;
  PERFORM set_config('portal.source', 'session', true);
  UPDATE payment_intents i
    SET state = 'AWAITING_PAYMENT', checks = 0, next_check_at = p_next_check_at,
      expires_at = greatest(i.expires_at, clock_timestamp() + p_life_ms * interval '1 millisecond')
    WHERE i.id = (
      SELECT e.id FROM payment_intents e
      WHERE e.basket_id = p_basket AND e.provider = 'remita' AND e.state IN ('FAILED', 'EXPIRED') AND e.provider_ref IS NOT NULL
      ORDER BY e.created_at DESC LIMIT 1
    );
  RETURN found;
EXCEPTION WHEN unique_violation THEN RETURN true;
END $$;
