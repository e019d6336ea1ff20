-- At commit: of a basket's money every part is there, or none.
CREATE OR REPLACE FUNCTION check_basket_paid_whole() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount_kobo) FROM payments WHERE intent_id = new.intent_id AND basket_id = new.basket_id)
    IS DISTINCT FROM (SELECT amount_kobo FROM payment_intents WHERE id = new.intent_id)
  THEN
    RAISE EXCEPTION 'payment % is not the whole of its basket', new.provider_txn_ref
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payments_basket_whole', TABLE = 'payments';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER payments_basket_whole AFTER INSERT ON payments DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (new.basket_id IS NOT NULL) EXECUTE FUNCTION check_basket_paid_whole();
