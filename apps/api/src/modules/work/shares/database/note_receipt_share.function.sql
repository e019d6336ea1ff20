-- A receipt for money that was settled before.
CREATE OR REPLACE FUNCTION note_receipt_share() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO share_due (payment_id) SELECT s.payment_id FROM payment_settlements s
    WHERE s.payment_id = new.payment_id AND s.line_id IS NOT NULL AND EXISTS (SELECT FROM share_earners(s.payment_id));
  RETURN NULL;
END $$;

CREATE TRIGGER receipts_shares AFTER INSERT ON receipts FOR EACH ROW EXECUTE FUNCTION note_receipt_share();
