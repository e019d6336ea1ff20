-- An allocation says what an approved proposal says, about the payment of its case, or about each of its part payments whole.
CREATE OR REPLACE FUNCTION guard_allocation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM bills WHERE id = (SELECT bill_id FROM payments WHERE id = new.payment_id) FOR NO KEY UPDATE;
  IF NOT EXISTS (
    SELECT FROM review_proposals q JOIN review_cases c ON c.id = q.case_id
    WHERE q.id = new.proposal_id AND q.outcome = 'approved' AND new.payment_id IN (SELECT payments_of_case(c.id))
      AND CASE new.purpose
        WHEN 'bill' THEN (new.bill_id, abs(new.amount_kobo)) IN (
          SELECT p.bill_id, CASE WHEN is_joint_case(c.id) THEN (SELECT m.amount_kobo FROM payments m WHERE m.id = new.payment_id) ELSE p.amount_kobo END
          FROM bills_of_proposal(q) p)
        ELSE new.bill_id IS NULL AND abs(new.amount_kobo) = CASE new.purpose WHEN 'credit' THEN q.credit_kobo ELSE q.refund_kobo END END
      AND new.tpui IS NOT DISTINCT FROM CASE new.purpose WHEN 'credit' THEN q.tpui END
  ) THEN
    RAISE EXCEPTION 'nobody has decided this allocation of payment %', new.payment_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_allocations_decided', TABLE = 'payment_allocations';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER payment_allocations_decided BEFORE INSERT ON payment_allocations FOR EACH ROW EXECUTE FUNCTION guard_allocation();
