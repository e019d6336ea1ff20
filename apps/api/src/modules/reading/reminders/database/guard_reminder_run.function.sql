-- What was asked stays as it was asked; it finishes once.
CREATE OR REPLACE FUNCTION guard_reminder_run() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF old.finished_at IS NOT NULL OR (new.id, new.stage, new.question, new.duties, new.asked_by, new.asked_at)
    IS DISTINCT FROM (old.id, old.stage, old.question, old.duties, old.asked_by, old.asked_at)
  THEN
    RAISE EXCEPTION 'reminder run % stays', old.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'reminder_runs_stay', TABLE = 'reminder_runs';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER reminder_runs_guard BEFORE UPDATE ON reminder_runs FOR EACH ROW EXECUTE FUNCTION guard_reminder_run();
