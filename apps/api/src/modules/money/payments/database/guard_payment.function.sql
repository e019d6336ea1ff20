CREATE OR REPLACE FUNCTION guard_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT is_verified_source(new.source) THEN
    RAISE EXCEPTION 'a payment is not confirmed by %: ask the provider', new.source
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payments_verified_source', TABLE = 'payments';
  END IF;
  IF NOT EXISTS (
    SELECT FROM payment_intents i WHERE i.id = new.intent_id AND i.provider = new.provider
      AND CASE WHEN new.basket_id IS NULL THEN i.bill_id = new.bill_id
        ELSE i.basket_id = new.basket_id AND new.movement <> '' AND EXISTS (
          SELECT FROM payment_basket_bills p
          WHERE p.basket_id = new.basket_id AND p.bill_id = new.bill_id AND p.amount_kobo = new.amount_kobo
        ) END
  ) THEN
    RAISE EXCEPTION 'payment % is not of its attempt', new.provider_txn_ref
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payments_agree', TABLE = 'payments';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER payments_agree BEFORE INSERT ON payments FOR EACH ROW EXECUTE FUNCTION guard_payment();
