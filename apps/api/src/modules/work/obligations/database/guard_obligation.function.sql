-- What was filed stays filed on its day, and keeps the day it was due.
CREATE OR REPLACE FUNCTION guard_obligation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (new.tpui, new.kind, new.period_from) IS DISTINCT FROM (old.tpui, old.kind, old.period_from)
    OR (old.filed_on IS NOT NULL AND (new.filed_on, new.due_on) IS DISTINCT FROM (old.filed_on, old.due_on))
  THEN
    RAISE EXCEPTION 'the % of % for % stays', old.kind, old.tpui, old.period_from
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'obligations_fixed', TABLE = 'obligations';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER obligations_guard BEFORE UPDATE ON obligations FOR EACH ROW EXECUTE FUNCTION guard_obligation();
