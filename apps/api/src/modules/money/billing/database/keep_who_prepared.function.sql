-- Who prepared a bill never changes, as who raised it.
CREATE OR REPLACE FUNCTION keep_who_prepared() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'who prepared bill % never changes', old.reference
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bills_prepared_by_fixed', TABLE = 'bills';
END $$;

CREATE TRIGGER bills_prepared_by_fixed BEFORE UPDATE OF prepared_by ON bills FOR EACH ROW
  WHEN (new.prepared_by IS DISTINCT FROM old.prepared_by) EXECUTE FUNCTION keep_who_prepared();
