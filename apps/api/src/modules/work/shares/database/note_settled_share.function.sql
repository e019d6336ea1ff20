-- Money came, or more of it: whoever earns of it is reckoned again. Of payments that nobody earns of nothing is noted.
CREATE OR REPLACE FUNCTION note_settled_share() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO share_due (payment_id) SELECT new.payment_id WHERE EXISTS (SELECT FROM share_earners(new.payment_id));
  RETURN NULL;
END $$;

CREATE TRIGGER payment_settlements_shares AFTER UPDATE ON payment_settlements FOR EACH ROW
  WHEN (new.line_id IS NOT NULL AND (new.line_id, new.received_kobo) IS DISTINCT FROM (old.line_id, old.received_kobo)) EXECUTE FUNCTION note_settled_share();
