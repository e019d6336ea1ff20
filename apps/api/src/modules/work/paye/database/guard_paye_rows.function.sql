-- Rows of a filed schedule never change: said once for all rows of a statement, so that sixty thousand are written in seconds.
CREATE OR REPLACE FUNCTION guard_paye_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Locks the schedules first, so that their rows cannot change while they are being filed.
  PERFORM FROM paye_schedules s WHERE s.id IN (SELECT t.schedule_id FROM touched t) FOR SHARE;
  IF EXISTS (
    SELECT FROM (SELECT DISTINCT schedule_id FROM touched) t
    WHERE NOT EXISTS (SELECT FROM paye_schedules s WHERE s.id = t.schedule_id AND s.state = 'draft')
  ) THEN
    RAISE EXCEPTION 'rows of a filed schedule never change'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'paye_rows_filed_stay', TABLE = 'paye_rows';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER paye_rows_guard_added AFTER INSERT ON paye_rows REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION guard_paye_rows();
CREATE TRIGGER paye_rows_guard_removed AFTER DELETE ON paye_rows REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION guard_paye_rows();
