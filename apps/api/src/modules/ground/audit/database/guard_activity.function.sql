-- A row of the activity log never changes; it is sealed once.
CREATE OR REPLACE FUNCTION guard_activity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF old.seal_id IS NOT NULL OR to_jsonb(new) - 'seal_id' <> to_jsonb(old) - 'seal_id' THEN
    RAISE EXCEPTION 'what is in the activity log stays'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'activity_log_stays', TABLE = 'activity_log';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER activity_log_stays BEFORE UPDATE ON activity_log FOR EACH ROW EXECUTE FUNCTION guard_activity();
