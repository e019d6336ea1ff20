CREATE OR REPLACE FUNCTION guard_correction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF old.state <> 'open' OR new.user_id <> old.user_id OR new.requested_at <> old.requested_at THEN
    RAISE EXCEPTION 'request % is decided', old.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'correction_requests_stay_decided', TABLE = 'correction_requests';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER correction_requests_guard BEFORE UPDATE ON correction_requests FOR EACH ROW EXECUTE FUNCTION guard_correction();
