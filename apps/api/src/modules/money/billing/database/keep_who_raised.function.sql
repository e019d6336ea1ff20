CREATE OR REPLACE FUNCTION keep_who_raised() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'who raised bill % never changes', old.reference
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bills_raised_by_fixed', TABLE = 'bills';
END $$;

CREATE TRIGGER bills_raised_by_fixed BEFORE UPDATE OF raised_by ON bills FOR EACH ROW
  WHEN (new.raised_by IS DISTINCT FROM old.raised_by) EXECUTE FUNCTION keep_who_raised();
