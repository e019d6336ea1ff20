CREATE OR REPLACE FUNCTION refuse_lost_proof() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a proof of identity is not taken back'
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'user_registrations_proof_stays', TABLE = 'user_registrations';
END $$;

CREATE TRIGGER user_registrations_proof_stays BEFORE UPDATE OF identity_proof ON user_registrations
  FOR EACH ROW WHEN (old.identity_proof <> 'details' AND new.identity_proof IS DISTINCT FROM old.identity_proof)
  EXECUTE FUNCTION refuse_lost_proof();
