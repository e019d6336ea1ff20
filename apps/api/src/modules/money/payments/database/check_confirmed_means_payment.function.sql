CREATE OR REPLACE FUNCTION check_confirmed_means_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM payments JOIN receipts ON receipts.payment_id = payments.id WHERE payments.intent_id = new.id
  ) THEN
    RAISE EXCEPTION 'payment attempt % is confirmed without money', new.order_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_intents_confirmed_means_payment', TABLE = 'payment_intents';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER payment_intents_confirmed_means_payment AFTER UPDATE OF state ON payment_intents
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.state = 'CONFIRMED' AND old.state <> 'CONFIRMED')
  EXECUTE FUNCTION check_confirmed_means_payment();
