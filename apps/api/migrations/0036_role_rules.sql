-- A role needs what it is for, staff and taxpayers have separate accounts, and the last role stays.
-- Small tables; accounts that broke a rule are put right first: what is not their active role goes, a taxpayer gets a TPUI, and staff without their place wait, suspended.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

CREATE FUNCTION role_kind(p_role text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN p_role IN ('Agent', 'Individual', 'Corporate', 'State Agency', 'Federal Agency') THEN 'taxpayer'
    WHEN p_role IN ('Admin', 'Administrator', 'SuperAdmin', 'Governor', 'Expert System', 'MDA User',
      'Tax Office Director', 'Tax Office Manager', 'Tax Officer') THEN 'staff'
  END
$$;--> statement-breakpoint

-- Only the active role ever counted: taking the others from somebody takes no right away.
DELETE FROM user_roles USING users
WHERE users.id = user_roles.user_id AND users.status <> 'deleted' AND role_name <> active_role(users.id) AND (
  role_kind(role_name) <> (
    SELECT role_kind(first.role_name) FROM user_roles first
    WHERE first.user_id = users.id AND role_kind(first.role_name) IS NOT NULL ORDER BY first.position LIMIT 1
  )
  OR (role_name = 'MDA User' AND mda_id IS NULL)
  OR (role_name IN ('Tax Office Director', 'Tax Office Manager', 'Tax Officer') AND tax_office_id IS NULL)
  OR (role_name = 'Expert System' AND expert_system_id IS NULL)
);--> statement-breakpoint
UPDATE users SET tpui = next_tpui()
WHERE status <> 'deleted' AND tpui IS NULL
  AND EXISTS (SELECT FROM user_roles WHERE user_id = users.id AND role_kind(role_name) = 'taxpayer');--> statement-breakpoint
UPDATE users SET
  mda_id = CASE WHEN 'MDA User' = ANY (held.names) THEN mda_id END,
  tax_office_id = CASE WHEN held.names && ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer'] THEN tax_office_id END,
  expert_system_id = CASE WHEN 'Expert System' = ANY (held.names) THEN expert_system_id END
FROM (SELECT user_id, array_agg(role_name) AS names FROM user_roles GROUP BY user_id) held
WHERE held.user_id = users.id AND status <> 'deleted' AND coalesce(mda_id, tax_office_id, expert_system_id) IS NOT NULL;--> statement-breakpoint
UPDATE users SET status = 'suspended'
WHERE status = 'active' AND CASE active_role(id)
  WHEN 'MDA User' THEN mda_id IS NULL
  WHEN 'Expert System' THEN expert_system_id IS NULL
  WHEN 'Tax Office Director' THEN tax_office_id IS NULL
  WHEN 'Tax Office Manager' THEN tax_office_id IS NULL
  WHEN 'Tax Officer' THEN tax_office_id IS NULL
END;--> statement-breakpoint
-- Checked now: a table with checks still to come cannot be altered by what follows in this transaction.
SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
SET CONSTRAINTS ALL DEFERRED;--> statement-breakpoint

-- At commit, with the account locked: of two who change somebody's roles at once, the second sees what the first did.
CREATE FUNCTION check_roles_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched uuid;
  person users;
  names text[];
  kinds text[];
BEGIN
  IF tg_table_name = 'users' THEN touched := new.id;
  ELSIF tg_op = 'DELETE' THEN touched := old.user_id;
  ELSE touched := new.user_id;
  END IF;
  SELECT * INTO person FROM users WHERE id = touched FOR NO KEY UPDATE;
  IF NOT found OR person.status = 'deleted' THEN RETURN NULL; END IF;
  SELECT array_agg(role_name), array_agg(DISTINCT role_kind(role_name)) INTO names, kinds FROM user_roles WHERE user_id = touched;
  IF names IS NULL THEN
    RAISE EXCEPTION 'somebody would be left without a role'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'user_roles_keep_one', TABLE = 'user_roles';
  END IF;
  IF kinds @> ARRAY['staff', 'taxpayer'] THEN
    RAISE EXCEPTION 'roles of staff and of a taxpayer in one account'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'user_roles_one_kind', TABLE = 'user_roles';
  END IF;
  IF ('MDA User' = ANY (names)) <> (person.mda_id IS NOT NULL)
    OR (names && ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']) <> (person.tax_office_id IS NOT NULL)
    OR ('Expert System' = ANY (names)) <> (person.expert_system_id IS NOT NULL)
    OR ('taxpayer' = ANY (array_remove(kinds, NULL))) <> (person.tpui IS NOT NULL)
  THEN
    RAISE EXCEPTION 'a role needs its MDA, tax office, expert system or TPUI, and nobody has one without the role'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'user_roles_need', TABLE = 'user_roles';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Named to come after the rule of the last SuperAdmin, which says more.
CREATE CONSTRAINT TRIGGER user_roles_rules AFTER INSERT OR UPDATE OR DELETE ON user_roles
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_roles_of_user();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER users_roles_rules AFTER UPDATE OF status, mda_id, tax_office_id, expert_system_id, tpui ON users
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_roles_of_user();--> statement-breakpoint

-- Who works somewhere else sees other things from the next call on.
CREATE TRIGGER users_end_sessions_on_moving AFTER UPDATE OF mda_id, tax_office_id, expert_system_id ON users
  FOR EACH ROW WHEN (
    new.mda_id IS DISTINCT FROM old.mda_id OR new.tax_office_id IS DISTINCT FROM old.tax_office_id
    OR new.expert_system_id IS DISTINCT FROM old.expert_system_id
  ) EXECUTE FUNCTION end_sessions_of_user();
