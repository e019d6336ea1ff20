-- A question is about what is filed, and about a row that is there; what was said stays.
CREATE OR REPLACE FUNCTION guard_withholding_query() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM withholding_schedules s WHERE s.id = new.schedule_id AND s.state = 'filed')
    OR (new.position IS NOT NULL AND NOT EXISTS (
      SELECT FROM withholding_rows r WHERE r.schedule_id = new.schedule_id AND r.position = new.position)) THEN
    RAISE EXCEPTION 'nothing is filed that question % could be about', new.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'withholding_queries_of_filed', TABLE = 'withholding_queries';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER withholding_queries_guard BEFORE INSERT ON withholding_queries FOR EACH ROW EXECUTE FUNCTION guard_withholding_query();
