-- A receipt that is void, or a part of it given back: what was earned of it is taken back.
CREATE OR REPLACE FUNCTION note_returned_share() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO share_due (payment_id) SELECT r.payment_id FROM receipts r
    WHERE r.id = new.receipt_id AND EXISTS (SELECT FROM share_bases b WHERE b.payment_id = r.payment_id)
  UNION SELECT r.payment_id FROM receipts r JOIN payment_settlements s ON s.payment_id = r.payment_id
    WHERE r.id = new.receipt_id AND s.line_id IS NOT NULL AND EXISTS (SELECT FROM share_earners(r.payment_id));
  RETURN NULL;
END $$;

CREATE TRIGGER collection_lines_shares AFTER INSERT ON collection_lines FOR EACH ROW WHEN (new.is_void) EXECUTE FUNCTION note_returned_share();
