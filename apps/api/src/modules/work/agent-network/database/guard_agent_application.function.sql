CREATE OR REPLACE FUNCTION guard_agent_application() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.id <> old.id OR new.reference <> old.reference OR new.submission_id <> old.submission_id THEN
    RAISE EXCEPTION 'the reference of application % never changes', old.reference
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'agent_applications_identity_fixed', TABLE = 'agent_applications';
  END IF;
  IF old.decided_at IS NOT NULL THEN
    RAISE EXCEPTION 'application % is decided', old.reference
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'agent_applications_decided', TABLE = 'agent_applications';
  END IF;
  IF new.state = 'received' AND old.state <> 'received' THEN
    RAISE EXCEPTION 'application % is under review and stays so until it is decided', old.reference
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'agent_applications_go_one_way', TABLE = 'agent_applications';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER agent_applications_guard BEFORE UPDATE ON agent_applications
  FOR EACH ROW EXECUTE FUNCTION guard_agent_application();
