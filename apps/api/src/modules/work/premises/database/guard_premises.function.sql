-- Premises stay, and stay whose they are: returns follow from them.
CREATE OR REPLACE FUNCTION guard_premises() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (new.id, new.tpui) IS DISTINCT FROM (old.id, old.tpui) THEN
    RAISE EXCEPTION 'premises % stay whose they are', old.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'premises_identity_fixed', TABLE = 'premises';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER premises_guard BEFORE UPDATE ON premises FOR EACH ROW EXECUTE FUNCTION guard_premises();
