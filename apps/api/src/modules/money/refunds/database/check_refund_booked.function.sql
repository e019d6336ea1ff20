-- At commit: money that is to be paid is owed in the books, and money that was paid has left them.
CREATE OR REPLACE FUNCTION check_refund_booked() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  refund refunds;
BEGIN
  SELECT * INTO refund FROM refunds WHERE id = new.id;
  IF refund.state IN ('payable', 'sent', 'returned', 'evidenced', 'paid') AND NOT is_refund_owed(refund) THEN
    PERFORM refuse_refund('the books do not owe it', 'refunds_booked');
  END IF;
  IF (refund.state = 'paid') <> EXISTS (SELECT FROM ledger_transactions WHERE kind = 'refund-paid' AND reference = 'refund:' || refund.id) THEN
    PERFORM refuse_refund('the books do not say that it was paid', 'refunds_booked');
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER refunds_booked AFTER INSERT OR UPDATE ON refunds
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_refund_booked();
