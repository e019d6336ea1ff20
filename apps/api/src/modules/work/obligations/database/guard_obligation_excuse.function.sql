-- An excuse stays as it was given; it is taken back once.
CREATE OR REPLACE FUNCTION guard_obligation_excuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF old.undone_at IS NOT NULL OR (new.id, new.tpui, new.kind, new.period_from, new.reason, new.excused_by, new.excused_at)
    IS DISTINCT FROM (old.id, old.tpui, old.kind, old.period_from, old.reason, old.excused_by, old.excused_at)
  THEN
    RAISE EXCEPTION 'the excuse of % for % stays', old.tpui, old.period_from
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'obligation_excuses_stay', TABLE = 'obligation_excuses';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER obligation_excuses_guard BEFORE UPDATE ON obligation_excuses FOR EACH ROW EXECUTE FUNCTION guard_obligation_excuse();
