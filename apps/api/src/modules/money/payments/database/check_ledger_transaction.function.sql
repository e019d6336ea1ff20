CREATE OR REPLACE FUNCTION check_ledger_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  rest text := substr(new.reference, strpos(new.reference, ':') + 1);
BEGIN
  IF NOT EXISTS (SELECT FROM ledger_entries WHERE transaction_id = new.id) THEN
    RAISE EXCEPTION 'ledger transaction % is empty', new.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_transactions_not_empty', TABLE = 'ledger_transactions';
  END IF;
  IF new.kind = 'payment' AND NOT EXISTS (
    SELECT FROM payments p JOIN unnest(enum_range(NULL::payment_provider)) AS known (provider) ON known.provider = p.provider
    WHERE p.provider_txn_ref = split_part(rest, '#', 1) AND ledger_reference(p) = new.reference
  ) THEN
    RAISE EXCEPTION 'ledger transaction % is of a payment that never came', new.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_transactions_have_payment', TABLE = 'ledger_transactions';
  END IF;
  IF new.kind IN ('decision', 'counter') AND NOT EXISTS (
    SELECT FROM review_proposals q WHERE 'review:' || q.id = new.reference AND q.outcome = 'approved'
      AND (new.kind = 'counter') = (q.decision = 'counter')
  ) THEN
    RAISE EXCEPTION 'ledger transaction % is of a decision that nobody made', new.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_transactions_have_decision', TABLE = 'ledger_transactions';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER ledger_transactions_not_empty AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_transaction();
