-- What makes somebody's account theirs is written once; a deleted account forgets it.
CREATE OR REPLACE FUNCTION guard_user_identity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.status <> 'deleted' AND (
    (old.nin_blind_index IS NOT NULL AND new.nin_blind_index IS DISTINCT FROM old.nin_blind_index)
    OR (old.person_blind_index IS NOT NULL AND new.person_blind_index IS DISTINCT FROM old.person_blind_index)
    OR (old.user_type IS NOT NULL AND new.user_type IS DISTINCT FROM old.user_type)
    OR (old.tpui IS NOT NULL AND new.tpui IS DISTINCT FROM old.tpui)
  ) THEN
    RAISE EXCEPTION 'whose account this is never changes'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'users_identity_fixed', TABLE = 'users';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER users_identity_fixed BEFORE UPDATE OF nin_blind_index, person_blind_index, user_type, tpui ON users
  FOR EACH ROW EXECUTE FUNCTION guard_user_identity();
