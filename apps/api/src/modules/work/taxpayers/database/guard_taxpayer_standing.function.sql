-- What was proposed is decided once, and what was decided stays.
CREATE OR REPLACE FUNCTION guard_taxpayer_standing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF old.state <> 'proposed' OR (new.id, new.tpui, new.standing, new.from_day, new.document, new.reason, new.proposed_by, new.proposed_at)
    IS DISTINCT FROM (old.id, old.tpui, old.standing, old.from_day, old.document, old.reason, old.proposed_by, old.proposed_at)
  THEN
    RAISE EXCEPTION 'what was said of taxpayer % stays', old.tpui
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'taxpayer_standings_stay', TABLE = 'taxpayer_standings';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER taxpayer_standings_guard BEFORE UPDATE ON taxpayer_standings FOR EACH ROW EXECUTE FUNCTION guard_taxpayer_standing();
