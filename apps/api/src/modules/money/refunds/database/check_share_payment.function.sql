-- At commit: a payment of shares is somebody’s work, what is on its way has one send that stands, and what was paid has left the books.
CREATE OR REPLACE FUNCTION check_share_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  payment share_payments;
BEGIN
  SELECT * INTO payment FROM share_payments WHERE id = new.id;
  IF NOT EXISTS (SELECT FROM work_items WHERE kind = 'share-payment' AND subject = 'share-payment:' || payment.id) THEN
    PERFORM refuse_share_payment('it is no case', 'share_payments_are_work');
  END IF;
  IF (payment.state <> 'payable') <> EXISTS (
    SELECT FROM refund_sends s WHERE s.share_payment_id = payment.id AND (s.outcome IS NULL OR s.outcome NOT IN ('failed', 'returned'))
      AND s.list_id = payment.list_id
  ) THEN PERFORM refuse_share_payment('its list says another thing', 'share_payments_sent'); END IF;
  IF (payment.state = 'paid') <> EXISTS (SELECT FROM ledger_transactions WHERE kind = 'share-paid' AND reference = 'share-payment:' || payment.id) THEN
    PERFORM refuse_share_payment('the books do not say that it was paid', 'share_payments_booked');
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER share_payments_complete AFTER INSERT OR UPDATE ON share_payments
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_share_payment();
