-- A reference that a payer was told is offered again after a refusal, or when it was given up for its age, instead of another one.
-- One transition and a function; we give up after 5 s rather than queue.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
INSERT INTO payment_transitions (from_state, to_state, verified_only) VALUES ('FAILED', 'AWAITING_PAYMENT', false);--> statement-breakpoint

-- The latest attempt at Remita for this amount that can still be paid, waiting for its payer again. A reference that was taken back
-- (CANCELLED) stays away. Answers true when the bill has a live attempt afterwards, made by this call or by another.
-- Lock order: bill, then attempt.
CREATE FUNCTION reopen_payment_intent(p_bill uuid, p_amount_kobo bigint, p_life_ms bigint, p_next_check_at timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM bills WHERE id = p_bill AND pay_status_id = 1 AND cancelled_at IS NULL AND total_kobo = p_amount_kobo FOR SHARE;
  IF NOT found THEN RETURN false; END IF;
  PERFORM set_config('portal.source', 'session', true);
  UPDATE payment_intents i
    SET state = 'AWAITING_PAYMENT', checks = 0, next_check_at = p_next_check_at,
      expires_at = greatest(i.expires_at, clock_timestamp() + p_life_ms * interval '1 millisecond')
    WHERE i.id = (
      SELECT e.id FROM payment_intents e
      WHERE e.bill_id = p_bill AND e.provider = 'remita' AND e.state IN ('FAILED', 'EXPIRED') AND e.provider_ref IS NOT NULL
        AND e.amount_kobo = p_amount_kobo
      ORDER BY e.created_at DESC LIMIT 1
    );
  RETURN found;
EXCEPTION WHEN unique_violation THEN RETURN true;
END $$;
