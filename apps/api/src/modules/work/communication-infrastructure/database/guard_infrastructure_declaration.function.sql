CREATE OR REPLACE FUNCTION guard_infrastructure_declaration() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (to_jsonb(new) - '{state,checked_at,checked_by,rejection_reason}'::text[])
    <> (to_jsonb(old) - '{state,checked_at,checked_by,rejection_reason}'::text[]) THEN
    RAISE EXCEPTION 'what declaration % says stays', old.reference
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'infrastructure_declarations_fixed', TABLE = 'infrastructure_declarations';
  END IF;
  IF old.state <> 'received' THEN
    RAISE EXCEPTION 'declaration % is checked', old.reference
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'infrastructure_declarations_checked', TABLE = 'infrastructure_declarations';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER infrastructure_declarations_guard BEFORE UPDATE ON infrastructure_declarations
  FOR EACH ROW EXECUTE FUNCTION guard_infrastructure_declaration();
