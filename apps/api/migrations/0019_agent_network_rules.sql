-- What must hold whoever writes: applications go one way, codes stay, nothing of it is deleted. Triggers on tables new in this release.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

CREATE FUNCTION guard_agent_application() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;--> statement-breakpoint
CREATE TRIGGER agent_applications_guard BEFORE UPDATE ON agent_applications
  FOR EACH ROW EXECUTE FUNCTION guard_agent_application();--> statement-breakpoint
CREATE TRIGGER agent_applications_no_delete BEFORE DELETE ON agent_applications
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER agent_applications_no_truncate BEFORE TRUNCATE ON agent_applications
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

CREATE FUNCTION guard_network_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.id <> old.id OR new.code <> old.code OR new.kind <> old.kind OR new.application_id IS DISTINCT FROM old.application_id THEN
    RAISE EXCEPTION 'the code % stays with its card', old.code
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'network_members_identity_fixed', TABLE = 'network_members';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER network_members_guard BEFORE UPDATE ON network_members
  FOR EACH ROW EXECUTE FUNCTION guard_network_member();--> statement-breakpoint
CREATE TRIGGER network_members_no_delete BEFORE DELETE ON network_members
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER network_members_no_truncate BEFORE TRUNCATE ON network_members
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- An agent's card comes from an approved application, at the latest when the transaction ends.
CREATE FUNCTION check_approved_application() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.application_id IS NOT NULL
    AND NOT EXISTS (SELECT FROM agent_applications WHERE id = new.application_id AND state = 'approved') THEN
    RAISE EXCEPTION 'the application of card % is not approved', new.code
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'network_members_approved', TABLE = 'network_members';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER network_members_approved AFTER INSERT ON network_members
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_approved_application();
