-- What was declared stays; it ends once, by another person who leads an office.
CREATE OR REPLACE FUNCTION guard_conflict() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ending constant text[] := ARRAY['ended_by', 'ended_at', 'end_reason'];
BEGIN
  IF old.ended_at IS NOT NULL OR to_jsonb(new) - ending <> to_jsonb(old) - ending
    OR coalesce(active_role(new.ended_by), '') NOT IN ('Tax Office Manager', 'Tax Office Director') THEN
    RAISE EXCEPTION 'what was declared stays, and another person who leads an office ends it'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'declared_conflicts_stay', TABLE = 'declared_conflicts';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER declared_conflicts_guard BEFORE UPDATE ON declared_conflicts FOR EACH ROW EXECUTE FUNCTION guard_conflict();
CREATE TRIGGER declared_conflicts_no_delete BEFORE DELETE OR TRUNCATE ON declared_conflicts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
