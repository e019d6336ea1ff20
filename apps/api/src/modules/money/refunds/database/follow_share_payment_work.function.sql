-- A payment of shares has the state of its case: what came back is answered for good before it is sent again, and what is paid leaves the books.
CREATE OR REPLACE FUNCTION follow_share_payment_work() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  payment share_payments;
BEGIN
  SELECT * INTO payment FROM share_payments WHERE 'share-payment:' || id = new.subject FOR UPDATE;
  IF NOT found THEN RETURN NULL; END IF;
  IF old.state = 'returned' AND new.state = 'payable' THEN
    UPDATE refund_sends SET outcome = 'returned', answered_at = clock_timestamp()
      WHERE share_payment_id = payment.id AND (outcome IS NULL OR outcome NOT IN ('failed', 'returned'));
    payment.came_back := (SELECT s.reason FROM work_steps s WHERE s.item_id = new.id AND s.move = 'return' ORDER BY s.number DESC LIMIT 1);
  ELSIF old.state = 'payable' THEN
    payment.came_back := NULL;
  END IF;
  UPDATE share_payments SET state = new.state, came_back = payment.came_back, paid_on = CASE WHEN new.state = 'paid' THEN lagos_today() END WHERE id = payment.id;
  IF new.state = 'paid' THEN PERFORM enact_share_paid(payment.id); END IF;
  RETURN NULL;
END $$;
