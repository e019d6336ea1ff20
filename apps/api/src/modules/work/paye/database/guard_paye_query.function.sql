-- A question is about what is filed, and about a row that is there; what was said stays.
CREATE OR REPLACE FUNCTION guard_paye_query() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM paye_schedules s WHERE s.id = new.schedule_id AND s.state = 'filed')
    OR (new.staff_number IS NOT NULL AND NOT EXISTS (
      SELECT FROM paye_rows r WHERE r.schedule_id = new.schedule_id AND r.staff_number = new.staff_number)) THEN
    RAISE EXCEPTION 'nothing is filed that question % could be about', new.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'paye_queries_of_filed', TABLE = 'paye_queries';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER paye_queries_guard BEFORE INSERT ON paye_queries FOR EACH ROW EXECUTE FUNCTION guard_paye_query();
