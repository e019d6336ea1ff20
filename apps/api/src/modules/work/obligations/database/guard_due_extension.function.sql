-- What was proposed is decided once, and a day that was announced is not taken back.
CREATE OR REPLACE FUNCTION guard_due_extension() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF old.state <> 'proposed' OR (new.id, new.kind, new.period_from, new.to_day, new.announced, new.proposed_by, new.proposed_at)
    IS DISTINCT FROM (old.id, old.kind, old.period_from, old.to_day, old.announced, old.proposed_by, old.proposed_at)
  THEN
    RAISE EXCEPTION 'the day to which the % of % was extended stays', old.kind, old.period_from
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'due_extensions_stay', TABLE = 'due_extensions';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER due_extensions_guard BEFORE UPDATE ON due_extensions FOR EACH ROW EXECUTE FUNCTION guard_due_extension();
