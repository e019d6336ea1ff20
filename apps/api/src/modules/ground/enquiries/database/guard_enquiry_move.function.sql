CREATE OR REPLACE FUNCTION guard_enquiry_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    IF new.state <> 'received' THEN
      RAISE EXCEPTION 'a message begins as received' USING ERRCODE = 'integrity_constraint_violation',
        CONSTRAINT = 'enquiries_legal_moves', TABLE = 'enquiries';
    END IF;
  ELSIF new.state <> old.state THEN
    IF (new.state = 'received' AND (old.state <> 'assigned' OR new.assignee_id IS NOT NULL))
      OR (old.state = 'closed' AND new.state <> 'assigned')
    THEN
      RAISE EXCEPTION 'a message does not move from % to %', old.state, new.state
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'enquiries_legal_moves', TABLE = 'enquiries';
    END IF;
    IF new.state = 'answered' AND NOT EXISTS (SELECT FROM enquiry_answers WHERE enquiry_id = new.id) THEN
      RAISE EXCEPTION 'a message without an answer is not answered' USING ERRCODE = 'integrity_constraint_violation',
        CONSTRAINT = 'enquiries_answered_by_an_answer', TABLE = 'enquiries';
    END IF;
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER enquiries_legal_moves BEFORE INSERT OR UPDATE OF state ON enquiries
  FOR EACH ROW EXECUTE FUNCTION guard_enquiry_move();
