CREATE OR REPLACE FUNCTION check_proposal_is_a_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM work_items w JOIN work_steps s ON s.item_id = w.id
    WHERE w.kind = 'money-review' AND w.subject = 'review-case:' || new.case_id AND s.move = 'propose' AND s.user_id = new.proposed_by
  ) THEN
    RAISE EXCEPTION 'a proposal is made by a step of its case'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'review_proposals_by_steps', TABLE = 'review_proposals';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER review_proposals_by_steps AFTER INSERT ON review_proposals
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_proposal_is_a_step();
