CREATE OR REPLACE FUNCTION guard_built_in_role() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF old.name IN ('Admin', 'Administrator', 'SuperAdmin', 'Governor', 'Expert System', 'MDA User',
    'Tax Office Director', 'Tax Office Manager', 'Tax Officer',
    'Agent', 'Individual', 'Corporate', 'State Agency', 'Federal Agency')
  THEN
    RAISE EXCEPTION 'the role % belongs to the portal', old.name
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'roles_built_in_stay', TABLE = 'roles';
  END IF;
  RETURN CASE tg_op WHEN 'DELETE' THEN old ELSE new END;
END $$;

CREATE TRIGGER roles_built_in_stay BEFORE DELETE OR UPDATE OF name ON roles
  FOR EACH ROW EXECUTE FUNCTION guard_built_in_role();
