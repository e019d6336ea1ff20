-- A session never comes back to life, and every process that has it in its cache forgets it at commit.
CREATE OR REPLACE FUNCTION tell_session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF old.revoked_at IS NOT NULL THEN
    IF new.revoked_at IS DISTINCT FROM old.revoked_at THEN
      RAISE EXCEPTION 'an ended session stays ended'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'sessions_stay_ended', TABLE = 'sessions';
    END IF;
  ELSIF new.revoked_at IS NOT NULL THEN
    PERFORM pg_notify('portal_wake_ups', json_build_array('session.ended', new.user_id)::text);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER sessions_tell_ended AFTER UPDATE OF revoked_at ON sessions
  FOR EACH ROW EXECUTE FUNCTION tell_session_ended();
