CREATE OR REPLACE FUNCTION guard_export() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (new.id, new.user_id, new.scope, new.report, new.asked, new.columns, new.format, new.language, new.requested_at)
    IS DISTINCT FROM (old.id, old.user_id, old.scope, old.report, old.asked, old.columns, old.format, old.language, old.requested_at)
  THEN
    RAISE EXCEPTION 'what an export was asked for does not change'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'exports_asked_once', TABLE = 'exports';
  END IF;
  IF NOT (
    (old.state = 'queued' AND new.state IN ('queued', 'running', 'failed', 'cancelled'))
    OR (old.state = 'running' AND new.state IN ('running', 'done', 'failed', 'cancelled'))
    OR (old.state = 'done' AND new.state = 'expired')
  ) THEN
    RAISE EXCEPTION 'an export that is % cannot become %', old.state, new.state
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'exports_move', TABLE = 'exports';
  END IF;
  -- A file that ended is the file that was counted.
  IF old.state = 'done' AND (new.rows, new.bytes, new.parts, new.attempt, new.as_of, new.finished_at)
    IS DISTINCT FROM (old.rows, old.bytes, old.parts, old.attempt, old.as_of, old.finished_at)
  THEN
    RAISE EXCEPTION 'a finished export does not change'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'exports_finished_once', TABLE = 'exports';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER exports_guarded BEFORE UPDATE ON exports FOR EACH ROW EXECUTE FUNCTION guard_export();
