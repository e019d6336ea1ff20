-- Why somebody may be the same stays as it was found, and is answered once.
CREATE OR REPLACE FUNCTION guard_row_match() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes constant text[] := ARRAY['outcome', 'decided_by', 'decided_at', 'decision_reason'];
BEGIN
  IF old.outcome <> 'asked' OR new.outcome NOT IN ('same', 'not-same', 'left') OR to_jsonb(new) - changes <> to_jsonb(old) - changes THEN
    RAISE EXCEPTION 'a match is answered once' USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'row_matches_answered_once', TABLE = 'row_matches';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER row_matches_guard BEFORE UPDATE ON row_matches FOR EACH ROW EXECUTE FUNCTION guard_row_match();
