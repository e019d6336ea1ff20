-- At commit, under a lock: of two SuperAdmins who remove each other at once, the second is refused.
CREATE OR REPLACE FUNCTION check_super_admin_stays() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;

CREATE CONSTRAINT TRIGGER user_roles_last_super_admin AFTER DELETE OR UPDATE ON user_roles
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.role_name = 'SuperAdmin') EXECUTE FUNCTION check_super_admin_stays();
CREATE CONSTRAINT TRIGGER user_roles_last_super_admin_displaced AFTER INSERT ON user_roles
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.role_name <> 'SuperAdmin') EXECUTE FUNCTION check_super_admin_stays();
CREATE CONSTRAINT TRIGGER users_last_super_admin AFTER UPDATE OF status ON users
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.status = 'active' AND new.status <> 'active') EXECUTE FUNCTION check_super_admin_stays();
