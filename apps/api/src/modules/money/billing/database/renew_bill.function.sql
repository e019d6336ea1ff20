-- Makes an expired bill payable for three months from today (Lagos). Answers `renewed`, `current` (it has not expired; nothing changed),
-- how it stands otherwise (`paid`, `void`, `under-review`, `cancelled`; nothing changed), or no row: there is no such bill.
-- Lock order: bill, then attempt.
CREATE OR REPLACE FUNCTION renew_bill(p_reference text, p_by uuid) RETURNS TABLE (outcome text, payable_until date) LANGUAGE plpgsql AS $$
DECLARE
  bill bills;
  today date := lagos_day(clock_timestamp());
  until_day date := (today + interval '3 months')::date;
BEGIN
  SELECT * INTO bill FROM bills WHERE reference = p_reference FOR NO KEY UPDATE;
  IF NOT found THEN RETURN; END IF;
  IF bill.standing <> 'open' THEN RETURN QUERY SELECT bill.standing, bill.expires_on; RETURN; END IF;
  IF bill.expires_on >= today THEN RETURN QUERY SELECT 'current', bill.expires_on; RETURN; END IF;

  INSERT INTO bill_renewals (bill_id, renewed_by, expired_on, expires_on) VALUES (bill.id, p_by, bill.expires_on, until_day);
  UPDATE bills SET expires_on = until_day WHERE id = bill.id;

  -- The RRR that somebody was told still pays this bill: the latest of them is offered again, for as long as it was at first. Others stay
  -- watched as they are. One that waits already gets the time.
  PERFORM set_config('portal.source', 'session', true);
  UPDATE payment_intents i
    SET state = 'AWAITING_PAYMENT', expires_at = clock_timestamp() + (i.expires_at - i.created_at), next_check_at = clock_timestamp(), checks = 0
    WHERE i.id = (
        SELECT e.id FROM payment_intents e
        WHERE e.bill_id = bill.id AND e.basket_id IS NULL AND e.provider = 'remita' AND e.state = 'EXPIRED' AND e.amount_kobo = bill.total_kobo
        ORDER BY e.created_at DESC LIMIT 1
      )
      AND NOT EXISTS (
        SELECT FROM payment_intents l WHERE l.bill_id = bill.id AND l.basket_id IS NULL AND l.provider = 'remita'
          AND l.state IN ('CREATED', 'INITIATING', 'AWAITING_PAYMENT', 'PROCESSING')
      );
  UPDATE payment_intents i
    SET expires_at = greatest(i.expires_at, clock_timestamp() + (i.expires_at - i.created_at)), next_check_at = clock_timestamp(), checks = 0
    WHERE i.bill_id = bill.id AND i.basket_id IS NULL AND i.state = 'AWAITING_PAYMENT' AND i.expires_at < clock_timestamp();
  RETURN QUERY SELECT 'renewed', until_day;
END $$;
