-- Nobody proposes an amount that did not come: what becomes of money is about the whole that is held, and what is booked was told by somebody.
CREATE OR REPLACE FUNCTION guard_new_proposal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.outcome IS NOT NULL THEN
    RAISE EXCEPTION 'a proposal begins without an end'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'review_proposals_begin', TABLE = 'review_proposals';
  END IF;
  IF NOT EXISTS (SELECT FROM review_cases WHERE id = new.case_id AND resolved_at IS NULL) THEN RETURN new; END IF;
  IF new.decision IN ('accept', 'apply', 'spread', 'credit', 'refund') AND new.bill_kobo + new.credit_kobo + new.refund_kobo <> held_in_case(new.case_id)
  THEN PERFORM refuse_decision('it is not about the whole of what is held', 'review_decisions_whole'); END IF;
  IF new.decision = 'book' AND NOT EXISTS (SELECT FROM bookable_in_case(new.case_id, new.movement) AS came(kobo) WHERE came.kobo = new.book_kobo)
  THEN PERFORM refuse_decision('nobody says that this amount came', CASE WHEN new.movement IS NULL THEN 'review_decisions_found' ELSE 'review_decisions_second' END); END IF;
  RETURN new;
END $$;

CREATE TRIGGER review_proposals_begin BEFORE INSERT ON review_proposals FOR EACH ROW EXECUTE FUNCTION guard_new_proposal();
