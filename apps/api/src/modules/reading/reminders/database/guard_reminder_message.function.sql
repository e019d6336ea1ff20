-- Whom it is to and about what stays; what became of it is said once, and afterwards only that it arrived or did not. It leaves while its campaign goes out.
CREATE OR REPLACE FUNCTION guard_reminder_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (new.id, new.campaign_id, new.tpui, new.text_code, new.about, new.due_on, new.way_out)
      IS DISTINCT FROM (old.id, old.campaign_id, old.tpui, old.text_code, old.about, old.due_on, old.way_out)
    OR NOT (old.outcome || '>' || new.outcome = ANY (ARRAY['waiting>sending', 'waiting>skipped', 'sending>waiting', 'sending>sent', 'sending>failed',
      'sending>skipped', 'sent>delivered', 'sent>failed', 'waiting>waiting', 'sending>sending']))
  THEN
    RAISE EXCEPTION 'the message to % stays', old.tpui
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'reminder_messages_stay', TABLE = 'reminder_messages';
  END IF;
  IF old.outcome = 'waiting' AND new.outcome = 'sending' AND (SELECT state FROM reminder_campaigns WHERE id = new.campaign_id) <> 'sending' THEN
    RAISE EXCEPTION 'its reminder does not go out'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'reminder_messages_while_sending', TABLE = 'reminder_messages';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER reminder_messages_guard BEFORE UPDATE ON reminder_messages FOR EACH ROW EXECUTE FUNCTION guard_reminder_message();
