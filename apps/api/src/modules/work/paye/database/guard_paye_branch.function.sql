-- A branch stays, and stays its employer's: rows name it.
CREATE OR REPLACE FUNCTION guard_paye_branch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (new.id, new.tpui) IS DISTINCT FROM (old.id, old.tpui) THEN
    RAISE EXCEPTION 'branch % stays whose it is', old.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'paye_branches_identity_fixed', TABLE = 'paye_branches';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER paye_branches_guard BEFORE UPDATE ON paye_branches FOR EACH ROW EXECUTE FUNCTION guard_paye_branch();
