-- What was proposed never changes, and what was decided stays decided.
CREATE OR REPLACE FUNCTION guard_share_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF old.verdict IS NOT NULL
    OR (to_jsonb(new) - ARRAY['verdict', 'decided_by', 'decided_at']) IS DISTINCT FROM (to_jsonb(old) - ARRAY['verdict', 'decided_by', 'decided_at'])
  THEN
    RAISE EXCEPTION 'change % of a contract stands as it was proposed and decided', old.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'share_changes_fixed', TABLE = 'share_changes';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER share_changes_guard BEFORE UPDATE ON share_changes FOR EACH ROW EXECUTE FUNCTION guard_share_change();
