CREATE OR REPLACE FUNCTION keep_due_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the day on which bill % is due never changes', old.reference
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bills_due_on_fixed', TABLE = 'bills';
END $$;
COMMENT ON FUNCTION keep_due_day IS 'A day that somebody was told stays, on every paper and in every mail.';

CREATE TRIGGER bills_due_on_fixed BEFORE UPDATE OF due_on ON bills FOR EACH ROW
  WHEN (new.due_on IS DISTINCT FROM old.due_on) EXECUTE FUNCTION keep_due_day();
