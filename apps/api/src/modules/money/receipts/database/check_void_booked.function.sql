-- A void is booked: by a reversal, a countered decision, or a refund that was approved.
CREATE OR REPLACE FUNCTION check_void_booked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM receipts r JOIN payments p ON p.id = r.payment_id
        OR p.id IN (SELECT a.payment_id FROM payment_allocations a WHERE a.bill_id = r.bill_id AND a.purpose = 'bill')
      JOIN ledger_transactions t ON t.reference = ledger_reference(p) AND t.kind IN ('reversal', 'refund')
    WHERE r.id = new.receipt_id
  ) AND NOT EXISTS (
    SELECT FROM receipts r JOIN review_cases c ON c.payment_id = r.payment_id
      JOIN review_proposals q ON q.case_id = c.id AND r.bill_id IN (SELECT p.bill_id FROM bills_of_proposal(q) p)
      JOIN review_proposals k ON k.counters_id = q.id AND k.outcome = 'approved'
      JOIN ledger_transactions t ON t.kind = 'counter' AND t.reference = 'review:' || k.id
    WHERE r.id = new.receipt_id
  ) AND NOT EXISTS (
    SELECT FROM refunds r JOIN ledger_transactions t ON t.kind = 'refund-owed' AND t.reference = 'refund:' || r.id
    WHERE r.receipt_id = new.receipt_id
  ) AND NOT EXISTS (
    SELECT FROM receipts r JOIN credit_uses u ON u.bill_id = r.bill_id
      JOIN ledger_transactions t ON t.kind = 'credit-return' AND t.reference = 'credit-use:' || u.id
    WHERE r.id = new.receipt_id
  ) THEN
    RAISE EXCEPTION 'receipt % is void and the books still have its money', new.receipt_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'receipt_voids_booked', TABLE = 'receipt_voids';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER receipt_voids_booked AFTER INSERT ON receipt_voids
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_void_booked();
