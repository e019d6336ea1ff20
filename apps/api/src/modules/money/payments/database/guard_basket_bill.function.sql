-- A bill enters a basket for the whole of what it asks, and is closed to it afterwards: one that came in later would be somebody else's money.
CREATE OR REPLACE FUNCTION guard_basket_bill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM bills WHERE id = new.bill_id AND total_kobo = new.amount_kobo AND pay_status_id = 1 AND cancelled_at IS NULL)
    OR EXISTS (SELECT FROM payment_intents WHERE basket_id = new.basket_id)
  THEN
    RAISE EXCEPTION 'bill % is not in this basket for what it asks', new.bill_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_basket_bills_agree', TABLE = 'payment_basket_bills';
  END IF;
  IF is_paid_elsewhere(new.bill_id, new.basket_id, NULL) THEN PERFORM refuse_second_payment(); END IF;
  RETURN new;
END $$;

CREATE TRIGGER payment_basket_bills_agree BEFORE INSERT ON payment_basket_bills FOR EACH ROW EXECUTE FUNCTION guard_basket_bill();
