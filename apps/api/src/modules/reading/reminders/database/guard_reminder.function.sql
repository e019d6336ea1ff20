-- Whom it reminds of what stays, and what became of it is said once.
CREATE OR REPLACE FUNCTION guard_reminder() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF old.outcome <> 'waiting' OR (new.id, new.run_id, new.tpui, new.kind, new.period_from, new.due_on, new.stage)
    IS DISTINCT FROM (old.id, old.run_id, old.tpui, old.kind, old.period_from, old.due_on, old.stage)
  THEN
    RAISE EXCEPTION 'the reminder of % for % stays', old.kind, old.tpui
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'reminders_stay', TABLE = 'reminders';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER reminders_guard BEFORE UPDATE ON reminders FOR EACH ROW EXECUTE FUNCTION guard_reminder();
