CREATE OR REPLACE FUNCTION refresh_standing_of_attempt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_bill_standing(bill_id) FROM (SELECT bill_id FROM bill_attempts WHERE intent_id = new.id ORDER BY bill_id) AS concerned;
  RETURN NULL;
END $$;

CREATE TRIGGER payment_intents_standing AFTER UPDATE OF state ON payment_intents FOR EACH ROW
  WHEN ((old.state IN ('REVIEW', 'REFUND_PENDING')) <> (new.state IN ('REVIEW', 'REFUND_PENDING')))
  EXECUTE FUNCTION refresh_standing_of_attempt();
