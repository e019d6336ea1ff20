-- That an office has seen a person rests on an officer and a manager of it: an account is proved so by its approved case alone.
CREATE OR REPLACE FUNCTION require_confirmed_identity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM cases_about('identity-confirmation', 'identity:' || new.user_id || '/') WHERE state = 'approved') THEN
    RAISE EXCEPTION 'an identity is confirmed by an officer and a manager of the home office'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'user_registrations_two_persons', TABLE = 'user_registrations';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER user_registrations_two_persons BEFORE UPDATE OF identity_proof ON user_registrations
  FOR EACH ROW WHEN (old.identity_proof = 'details' AND new.identity_proof = 'office')
  EXECUTE FUNCTION require_confirmed_identity();
