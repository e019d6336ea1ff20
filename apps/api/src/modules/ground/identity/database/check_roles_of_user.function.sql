-- At commit, with the account locked: of two who change somebody's roles at once, the second sees what the first did.
CREATE OR REPLACE FUNCTION check_roles_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched uuid;
  person users;
  names text[];
  kinds text[];
  is_unproved boolean;
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
  SELECT EXISTS (SELECT FROM user_registrations WHERE user_id = touched AND identity_proof = 'details') INTO is_unproved;
  IF ('MDA User' = ANY (names)) <> (person.mda_id IS NOT NULL)
    OR (names && ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']) <> (person.tax_office_id IS NOT NULL)
    OR ('Expert System' = ANY (names)) <> (person.expert_system_id IS NOT NULL)
    OR ('taxpayer' = ANY (array_remove(kinds, NULL)) AND NOT is_unproved) <> (person.tpui IS NOT NULL)
  THEN
    RAISE EXCEPTION 'a role needs its MDA, tax office, expert system or TPUI, and nobody has one without the role or, as a taxpayer, without proof'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'user_roles_need', TABLE = 'user_roles';
  END IF;
  RETURN NULL;
END $$;
