-- Two that begin at the same moment wait for each other at the bills.
CREATE OR REPLACE FUNCTION guard_new_payment_intent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.state <> 'CREATED' THEN
    RAISE EXCEPTION 'a payment attempt begins as CREATED, not as %', new.state
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_intents_begin', TABLE = 'payment_intents';
  END IF;
  IF new.basket_id IS NULL THEN
    IF is_paid_elsewhere(new.bill_id, NULL, new.provider) THEN PERFORM refuse_second_payment(); END IF;
    RETURN new;
  END IF;
  IF NOT EXISTS (
    SELECT FROM payment_baskets k JOIN payment_basket_bills p ON p.basket_id = k.id AND p.position = 1
    WHERE k.id = new.basket_id AND k.total_kobo = new.amount_kobo AND p.bill_id = new.bill_id
  ) THEN
    RAISE EXCEPTION 'a payment attempt for a basket is for all of it'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_intents_basket', TABLE = 'payment_intents';
  END IF;
  PERFORM FROM bills WHERE id IN (SELECT bill_id FROM payment_basket_bills WHERE basket_id = new.basket_id) ORDER BY id FOR NO KEY UPDATE;
  PERFORM hold_basket_consents(new.basket_id);
  IF is_basket_paid_elsewhere(new.basket_id, new.provider) THEN PERFORM refuse_second_payment(); END IF;
  RETURN new;
END $$;

CREATE TRIGGER payment_intents_begin BEFORE INSERT ON payment_intents
  FOR EACH ROW EXECUTE FUNCTION guard_new_payment_intent();
