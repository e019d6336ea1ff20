-- A reference that is offered again is an attempt that begins again.
CREATE OR REPLACE FUNCTION reopen_payment_intent(p_bill uuid, p_amount_kobo bigint, p_life_ms bigint, p_next_check_at timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM bills WHERE id = p_bill AND pay_status_id = 1 AND cancelled_at IS NULL AND total_kobo = p_amount_kobo FOR SHARE;
  IF NOT found THEN RETURN false; END IF;
  IF is_paid_elsewhere(p_bill, NULL, 'remita') THEN PERFORM refuse_second_payment(); END IF;
  PERFORM set_config('portal.source', 'session', true);
  UPDATE payment_intents i
    SET state = 'AWAITING_PAYMENT', checks = 0, next_check_at = p_next_check_at,
      expires_at = greatest(i.expires_at, clock_timestamp() + p_life_ms * interval '1 millisecond')
    WHERE i.id = (
      SELECT e.id FROM payment_intents e
      WHERE e.bill_id = p_bill AND e.basket_id IS NULL AND e.provider = 'remita' AND e.state IN ('FAILED', 'EXPIRED') AND e.provider_ref IS NOT NULL
        AND e.amount_kobo = p_amount_kobo
      ORDER BY e.created_at DESC LIMIT 1
    );
  RETURN found;
EXCEPTION WHEN unique_violation THEN RETURN true;
END $$;
