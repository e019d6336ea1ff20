-- Bills name codes for ever.
CREATE OR REPLACE FUNCTION guard_engine_code() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (new.id, new.expert_system_id, new.code, new.issued_on) IS DISTINCT FROM (old.id, old.expert_system_id, old.code, old.issued_on)
    OR (old.revoked_on IS NOT NULL AND new.revoked_on IS DISTINCT FROM old.revoked_on)
  THEN
    RAISE EXCEPTION 'engine code % stays as it was issued, and revoked once it was', old.code
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'engine_codes_stay', TABLE = 'engine_codes';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER engine_codes_guard BEFORE UPDATE ON engine_codes FOR EACH ROW EXECUTE FUNCTION guard_engine_code();
