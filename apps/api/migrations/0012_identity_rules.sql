-- Which rules of identity the database keeps by itself: the fourteen roles, the last SuperAdmin, and what ends a session.
-- Triggers on tables that are new in this release; the lock is short, and we give up after 5 s rather than queue.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

INSERT INTO roles (name) VALUES
  ('Admin'), ('Administrator'), ('SuperAdmin'), ('Governor'), ('Expert System'), ('MDA User'),
  ('Tax Office Director'), ('Tax Office Manager'), ('Tax Officer'),
  ('Agent'), ('Individual'), ('Corporate'), ('State Agency'), ('Federal Agency');--> statement-breakpoint

CREATE FUNCTION guard_built_in_role() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF old.name IN ('Admin', 'Administrator', 'SuperAdmin', 'Governor', 'Expert System', 'MDA User',
    'Tax Office Director', 'Tax Office Manager', 'Tax Officer',
    'Agent', 'Individual', 'Corporate', 'State Agency', 'Federal Agency')
  THEN
    RAISE EXCEPTION 'the role % belongs to the portal', old.name
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'roles_built_in_stay', TABLE = 'roles';
  END IF;
  RETURN CASE tg_op WHEN 'DELETE' THEN old ELSE new END;
END $$;--> statement-breakpoint
CREATE TRIGGER roles_built_in_stay BEFORE DELETE OR UPDATE OF name ON roles
  FOR EACH ROW EXECUTE FUNCTION guard_built_in_role();--> statement-breakpoint

CREATE FUNCTION active_role(p_user uuid) RETURNS text LANGUAGE sql STABLE AS
$$ SELECT role_name FROM user_roles WHERE user_id = p_user ORDER BY position LIMIT 1 $$;--> statement-breakpoint

-- At commit, under a lock: of two SuperAdmins who remove each other at once, the second is refused.
CREATE FUNCTION check_super_admin_stays() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched uuid;
BEGIN
  IF tg_table_name = 'users' THEN touched := old.id;
  ELSIF tg_op = 'INSERT' THEN touched := new.user_id;
  ELSE touched := old.user_id;
  END IF;
  -- Somebody who never was one can change freely; a fresh installation has none yet.
  IF tg_table_name = 'users' OR tg_op = 'INSERT' THEN
    IF NOT EXISTS (SELECT FROM user_roles WHERE user_id = touched AND role_name = 'SuperAdmin') THEN RETURN NULL; END IF;
  END IF;
  PERFORM pg_advisory_xact_lock(4005004);
  IF NOT EXISTS (
    SELECT FROM user_roles JOIN users ON users.id = user_roles.user_id
    WHERE role_name = 'SuperAdmin' AND users.status = 'active' AND active_role(users.id) = 'SuperAdmin'
  ) THEN
    RAISE EXCEPTION 'the portal would be left without a SuperAdmin'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'users_last_super_admin', TABLE = 'users';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER user_roles_last_super_admin AFTER DELETE OR UPDATE ON user_roles
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.role_name = 'SuperAdmin') EXECUTE FUNCTION check_super_admin_stays();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER user_roles_last_super_admin_displaced AFTER INSERT ON user_roles
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.role_name <> 'SuperAdmin') EXECUTE FUNCTION check_super_admin_stays();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER users_last_super_admin AFTER UPDATE OF status ON users
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.status = 'active' AND new.status <> 'active') EXECUTE FUNCTION check_super_admin_stays();--> statement-breakpoint
CREATE TRIGGER users_no_delete BEFORE DELETE OR TRUNCATE ON users FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- Other roles, or an account that is closed: whoever is signed in with it is signed out, on every replica.
CREATE FUNCTION end_sessions_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched uuid;
BEGIN
  IF tg_table_name = 'users' THEN touched := new.id;
  ELSIF tg_op = 'DELETE' THEN touched := old.user_id;
  ELSE touched := new.user_id;
  END IF;
  UPDATE sessions SET revoked_at = clock_timestamp() WHERE user_id = touched AND revoked_at IS NULL;
  UPDATE sign_in_challenges SET used_at = clock_timestamp() WHERE user_id = touched AND used_at IS NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER user_roles_end_sessions AFTER INSERT OR UPDATE OR DELETE ON user_roles
  FOR EACH ROW EXECUTE FUNCTION end_sessions_of_user();--> statement-breakpoint
CREATE TRIGGER users_end_sessions AFTER UPDATE OF status ON users
  FOR EACH ROW WHEN (new.status <> 'active') EXECUTE FUNCTION end_sessions_of_user();--> statement-breakpoint

-- A session never comes back to life, and every process that has it in its cache forgets it at commit.
CREATE FUNCTION tell_session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;--> statement-breakpoint
CREATE TRIGGER sessions_tell_ended AFTER UPDATE OF revoked_at ON sessions
  FOR EACH ROW EXECUTE FUNCTION tell_session_ended();
