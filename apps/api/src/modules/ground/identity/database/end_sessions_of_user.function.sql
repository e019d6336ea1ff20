-- Other roles, or an account that is closed: whoever is signed in with it is signed out, on every replica.
CREATE OR REPLACE FUNCTION end_sessions_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;

CREATE TRIGGER user_roles_end_sessions AFTER INSERT OR UPDATE OR DELETE ON user_roles
  FOR EACH ROW EXECUTE FUNCTION end_sessions_of_user();
CREATE TRIGGER users_end_sessions AFTER UPDATE OF status ON users
  FOR EACH ROW WHEN (new.status <> 'active') EXECUTE FUNCTION end_sessions_of_user();
-- Who works somewhere else sees other things from the next call on.
CREATE TRIGGER users_end_sessions_on_moving AFTER UPDATE OF mda_id, tax_office_id, expert_system_id ON users
  FOR EACH ROW WHEN (
    new.mda_id IS DISTINCT FROM old.mda_id OR new.tax_office_id IS DISTINCT FROM old.tax_office_id
    OR new.expert_system_id IS DISTINCT FROM old.expert_system_id
  ) EXECUTE FUNCTION end_sessions_of_user();
