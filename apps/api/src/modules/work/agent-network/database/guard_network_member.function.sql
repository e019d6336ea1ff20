CREATE OR REPLACE FUNCTION guard_network_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.id <> old.id OR new.code <> old.code OR new.kind <> old.kind OR new.application_id IS DISTINCT FROM old.application_id THEN
    RAISE EXCEPTION 'the code % stays with its card', old.code
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'network_members_identity_fixed', TABLE = 'network_members';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER network_members_guard BEFORE UPDATE ON network_members
  FOR EACH ROW EXECUTE FUNCTION guard_network_member();
