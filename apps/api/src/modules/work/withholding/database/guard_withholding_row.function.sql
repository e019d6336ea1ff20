-- Locks the schedule first, so that its rows cannot change while it is being filed.
CREATE OR REPLACE FUNCTION guard_withholding_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM withholding_schedules s WHERE s.id = CASE WHEN tg_op = 'DELETE' THEN old.schedule_id ELSE new.schedule_id END
    AND s.state = 'draft' FOR SHARE;
  IF NOT FOUND OR (tg_op = 'UPDATE' AND new.schedule_id <> old.schedule_id) THEN
    RAISE EXCEPTION 'rows of a filed schedule never change'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'withholding_rows_filed_stay', TABLE = 'withholding_rows';
  END IF;
  RETURN CASE WHEN tg_op = 'DELETE' THEN old ELSE new END;
END $$;

CREATE TRIGGER withholding_rows_guard BEFORE INSERT OR UPDATE OR DELETE ON withholding_rows FOR EACH ROW EXECUTE FUNCTION guard_withholding_row();
