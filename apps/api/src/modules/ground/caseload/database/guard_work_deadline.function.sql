-- A case does not lose a deadline that is counted.
CREATE OR REPLACE FUNCTION guard_work_deadline() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.deadline_id IS DISTINCT FROM old.deadline_id AND EXISTS (SELECT FROM deadlines WHERE id = old.deadline_id AND ended_at IS NULL) THEN
    RAISE EXCEPTION 'the deadline of this case is still counted'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'work_items_deadline_kept', TABLE = 'work_items';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER work_items_deadline BEFORE UPDATE OF deadline_id ON work_items FOR EACH ROW EXECUTE FUNCTION guard_work_deadline();
