-- What somebody said stays said of them, and stays about the same thing: its days alone are corrected.
CREATE OR REPLACE FUNCTION guard_obligation_fact() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (new.id, new.tpui, new.fact) IS DISTINCT FROM (old.id, old.tpui, old.fact) THEN
    RAISE EXCEPTION 'fact % stays whose it is', old.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'obligation_facts_identity_fixed', TABLE = 'obligation_facts';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER obligation_facts_guard BEFORE UPDATE ON obligation_facts FOR EACH ROW EXECUTE FUNCTION guard_obligation_fact();
