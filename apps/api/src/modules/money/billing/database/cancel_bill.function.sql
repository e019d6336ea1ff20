-- Answers `cancelled`, how the bill stands when it cannot be (`paid`, `void`, `under-review`, `already-cancelled`, `payment-pending`,
-- `of-filed-month`, `of-the-law`; nothing changed), or null: there is no such bill. Asked: providers were, for this, a moment ago.
CREATE OR REPLACE FUNCTION cancel_bill(p_reference text, p_by uuid, p_reason text, p_is_asked boolean DEFAULT false) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  bill bills;
BEGIN
  SELECT * INTO bill FROM bills WHERE reference = p_reference FOR NO KEY UPDATE;
  IF NOT found THEN RETURN NULL; END IF;
  IF bill.standing = 'cancelled' THEN RETURN 'already-cancelled'; END IF;
  IF bill.standing <> 'open' THEN RETURN bill.standing; END IF;
  IF is_of_filed_month(bill.id) OR is_of_filed_return(bill.id) THEN RETURN 'of-filed-month'; END IF;
  IF is_law_bill(bill.id) THEN RETURN 'of-the-law'; END IF;
  IF (p_is_asked AND is_payment_pending_when_asked(bill.id)) OR (NOT p_is_asked AND is_payment_pending(bill.id)) THEN
    RETURN 'payment-pending';
  END IF;
  UPDATE bills SET cancelled_at = clock_timestamp(), cancelled_by = p_by, cancelled_reason = p_reason WHERE id = bill.id;
  RETURN 'cancelled';
END $$;
