CREATE OR REPLACE FUNCTION guard_new_work() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.version <> 0 OR new.assignee_id IS NOT NULL OR new.closed_at IS NOT NULL
    OR NOT EXISTS (SELECT FROM work_states WHERE kind = new.kind AND state = new.state AND opened_by IS NOT NULL)
  THEN
    RAISE EXCEPTION 'a case of the kind % does not begin like this', new.kind
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'work_items_begin', TABLE = 'work_items';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER work_items_begin BEFORE INSERT ON work_items FOR EACH ROW EXECUTE FUNCTION guard_new_work();
