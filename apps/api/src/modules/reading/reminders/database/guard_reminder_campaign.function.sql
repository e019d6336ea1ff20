-- For whom and with which text stays; its moves are these alone, and the first is made by a step of its case.
CREATE OR REPLACE FUNCTION guard_reminder_campaign() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes constant text[] := ARRAY['state', 'decided_by', 'decided_at', 'stopped_by', 'stopped_at', 'finished_at'];
BEGIN
  IF to_jsonb(new) - changes <> to_jsonb(old) - changes OR (old.decided_by IS NOT NULL AND new.decided_by IS DISTINCT FROM old.decided_by) THEN
    RAISE EXCEPTION 'reminder % stays', old.number
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'reminder_campaigns_stay', TABLE = 'reminder_campaigns';
  END IF;
  IF NOT (old.state || '>' || new.state = ANY (ARRAY['proposed>sending', 'proposed>refused', 'proposed>withdrawn', 'sending>stopped', 'sending>sent',
    'stopped>sending'])) OR (old.state = 'proposed' AND CASE new.state WHEN 'sending' THEN 'approved' ELSE new.state END
    IS DISTINCT FROM (SELECT state FROM work_items WHERE kind = 'reminder-campaign' AND subject = 'reminder-campaign:' || old.id))
  THEN
    RAISE EXCEPTION 'reminder % does not go from % to %', old.number, old.state, new.state
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'reminder_campaigns_moves', TABLE = 'reminder_campaigns';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER reminder_campaigns_guard BEFORE UPDATE ON reminder_campaigns FOR EACH ROW EXECUTE FUNCTION guard_reminder_campaign();
