-- What was proposed never changes, and what was decided stays decided.
CREATE OR REPLACE FUNCTION guard_terminal_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF old.verdict IS NOT NULL
    OR (to_jsonb(new) - ARRAY['verdict', 'decided_by', 'decided_at']) IS DISTINCT FROM (to_jsonb(old) - ARRAY['verdict', 'decided_by', 'decided_at'])
  THEN
    RAISE EXCEPTION 'change % of a terminal stands as it was proposed and decided', old.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'terminal_changes_fixed', TABLE = 'terminal_changes';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER terminal_changes_guard BEFORE UPDATE ON terminal_changes FOR EACH ROW EXECUTE FUNCTION guard_terminal_change();
