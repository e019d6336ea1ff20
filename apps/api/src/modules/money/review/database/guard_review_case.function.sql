-- A case is resolved by a decision of two persons, when its money went back through the books and nothing is left to decide, or when it
-- is a part payment that another case of the same bill decides about.
CREATE OR REPLACE FUNCTION guard_review_case() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (new.id, new.kind, new.bill_id, new.intent_id, new.payment_id, new.detail, new.opened_at)
    IS DISTINCT FROM (old.id, old.kind, old.bill_id, old.intent_id, old.payment_id, old.detail, old.opened_at)
  THEN
    RAISE EXCEPTION 'what case % says never changes', old.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'review_cases_facts_fixed', TABLE = 'review_cases';
  END IF;
  IF old.resolved_at IS NOT NULL AND (new.resolved_at, new.resolution, new.joined_id) IS DISTINCT FROM (old.resolved_at, old.resolution, old.joined_id) THEN
    RAISE EXCEPTION 'case % stays resolved', old.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'review_cases_stay_resolved', TABLE = 'review_cases';
  END IF;
  IF old.resolved_at IS NULL AND new.resolved_at IS NOT NULL
    AND NOT EXISTS (SELECT FROM review_proposals WHERE case_id = new.id AND outcome = 'approved' AND decision = new.resolution)
    AND NOT EXISTS (
      SELECT FROM payments p JOIN ledger_transactions t ON t.reference = ledger_reference(p) AND t.kind IN ('reversal', 'refund')
      WHERE p.id = new.payment_id
    )
    AND NOT EXISTS (
      SELECT FROM review_cases j JOIN payments p ON p.id = j.payment_id AND p.bill_id = new.bill_id
      WHERE j.id = new.joined_id AND j.id <> new.id AND j.resolved_at IS NULL AND new.payment_id IS NOT NULL
    )
  THEN
    RAISE EXCEPTION 'nobody has decided case %', old.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'review_cases_decided_by_two', TABLE = 'review_cases';
  END IF;
  IF old.resolved_at IS NULL AND new.resolved_at IS NOT NULL AND new.kind = 'second-payment' AND NOT (CASE new.resolution
    WHEN 'book' THEN EXISTS (
      SELECT FROM review_proposals q JOIN payments p ON p.intent_id = new.intent_id AND p.movement = q.movement AND p.amount_kobo = q.book_kobo
      WHERE q.case_id = new.id AND q.outcome = 'approved')
    WHEN 'close' THEN is_second_payment_denied(new.id)
    ELSE new.resolution = 'no-payment' END)
  THEN
    RAISE EXCEPTION 'case % speaks of money that is not in the books', old.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'review_decisions_second', TABLE = 'review_cases';
  END IF;
  IF old.resolved_at IS NULL AND new.resolved_at IS NOT NULL AND new.kind = 'amount-missing' AND new.payment_id IS NULL AND (
    (new.resolution = 'close' AND coalesce(last_finding(new.id), 'paid') = 'paid')
    OR (new.resolution = 'no-payment' AND last_finding(new.id) = 'paid'))
  THEN
    RAISE EXCEPTION 'case % may be money, and the provider does not deny it', old.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'review_decisions_found', TABLE = 'review_cases';
  END IF;
  RETURN new;
END $$;
