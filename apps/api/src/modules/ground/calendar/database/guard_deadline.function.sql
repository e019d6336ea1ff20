-- Whoever writes: the law is that of the first day, the end is computed, and what ended stays as it was.
CREATE OR REPLACE FUNCTION guard_deadline() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    new.rule_from := (SELECT max(from_day) FROM law_rules WHERE id = new.rule_id AND from_day <= new.started_on);
    IF new.rule_from IS NULL OR new.ended_at IS NOT NULL THEN
      RAISE EXCEPTION 'no law says on % how long % takes', new.started_on, new.rule_id
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'deadlines_law', TABLE = 'deadlines';
    END IF;
    new.told_stage := 0;
  ELSIF old.ended_at IS NOT NULL OR (new.id, new.rule_id, new.rule_from, new.started_on) IS DISTINCT FROM (old.id, old.rule_id, old.rule_from, old.started_on) THEN
    RAISE EXCEPTION 'what was counted stays as it was'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'deadlines_stay', TABLE = 'deadlines';
  END IF;
  new.due_on := deadline_end(new.id, new.rule_id, new.rule_from, new.started_on);
  -- Another end is another thing to be told.
  IF tg_op = 'UPDATE' AND new.due_on IS DISTINCT FROM old.due_on THEN new.told_stage := 0; END IF;
  RETURN new;
END $$;

CREATE TRIGGER deadlines_guard BEFORE INSERT OR UPDATE ON deadlines FOR EACH ROW EXECUTE FUNCTION guard_deadline();
