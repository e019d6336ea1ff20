CREATE OR REPLACE FUNCTION check_settlement_proposal_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM work_items w JOIN work_steps s ON s.item_id = w.id
    WHERE w.kind = 'settlement-difference' AND w.subject = 'settlement-case:' || new.case_id AND s.move = 'propose' AND s.user_id = new.proposed_by
  ) THEN PERFORM refuse_settlement('a proposal is made by a step of its case', 'settlement_proposals_by_steps'); END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER settlement_proposals_by_steps AFTER INSERT ON settlement_proposals
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_settlement_proposal_step();
