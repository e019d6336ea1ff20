-- At commit: the books hold the money, and it has either its receipt or a person who looks at it.
CREATE OR REPLACE FUNCTION check_payment_complete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
    WHERE t.kind = 'payment' AND t.reference = ledger_reference(new)
      AND e.account = 'clearing:' || new.provider AND e.amount_kobo = new.amount_kobo
  ) THEN
    RAISE EXCEPTION 'payment % is not in the books', new.provider_txn_ref
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payments_booked', TABLE = 'payments';
  END IF;
  IF new.disposition = 'receipted' THEN
    IF NOT EXISTS (SELECT FROM receipts WHERE payment_id = new.id) THEN
      RAISE EXCEPTION 'payment % counts and has no receipt', new.provider_txn_ref
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payments_receipted', TABLE = 'payments';
    END IF;
  ELSIF NOT EXISTS (SELECT FROM review_cases WHERE payment_id = new.id) THEN
    RAISE EXCEPTION 'payment % does not count and nobody looks at it', new.provider_txn_ref
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payments_reviewed', TABLE = 'payments';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER payments_complete AFTER INSERT ON payments
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_payment_complete();
