-- What was said of a source stays; it is approved once and ended once, and rows come in between the two.
CREATE OR REPLACE FUNCTION guard_source() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes constant text[] := ARRAY['approved_by', 'approved_at', 'ended_at', 'collected_on'];
BEGIN
  IF to_jsonb(new) - changes <> to_jsonb(old) - changes
    OR old.approved_at IS NOT NULL AND (new.approved_by, new.approved_at) IS DISTINCT FROM (old.approved_by, old.approved_at)
    OR old.ended_at IS NOT NULL AND to_jsonb(new) <> to_jsonb(old)
  THEN
    RAISE EXCEPTION 'what was said of a source stays' USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'intelligence_sources_fixed', TABLE = 'intelligence_sources';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER intelligence_sources_guard BEFORE UPDATE ON intelligence_sources FOR EACH ROW EXECUTE FUNCTION guard_source();
