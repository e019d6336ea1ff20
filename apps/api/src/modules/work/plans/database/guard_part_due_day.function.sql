CREATE OR REPLACE FUNCTION guard_part_due_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM bills WHERE id = new.bill_id AND due_on = new.due_on) THEN
    RAISE EXCEPTION 'the bill of a part says another day than its plan'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'instalments_due_day', TABLE = 'instalments';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER instalments_due_day BEFORE INSERT ON instalments FOR EACH ROW EXECUTE FUNCTION guard_part_due_day();
