-- What was written stays as it was read; it is decided once, by a step of its case.
CREATE OR REPLACE FUNCTION guard_reminder_text() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes constant text[] := ARRAY['tested_at'] || CASE WHEN new.state <> old.state THEN ARRAY['state', 'decided_by', 'decided_at'] ELSE '{}' END;
BEGIN
  IF to_jsonb(new) - changes <> to_jsonb(old) - changes OR (new.state <> old.state AND (old.state <> 'proposed'
    OR new.state IS DISTINCT FROM (SELECT state FROM work_items WHERE kind = 'reminder-text' AND subject = 'reminder-text:' || old.id)))
  THEN
    RAISE EXCEPTION 'version % of % stays', old.version, old.code
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'reminder_texts_stay', TABLE = 'reminder_texts';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER reminder_texts_guard BEFORE UPDATE ON reminder_texts FOR EACH ROW EXECUTE FUNCTION guard_reminder_text();
