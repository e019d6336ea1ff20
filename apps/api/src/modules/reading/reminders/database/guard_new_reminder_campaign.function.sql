-- A text goes out once somebody else approved it, and while it is the newest that was.
CREATE OR REPLACE FUNCTION guard_new_reminder_campaign() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.state <> 'proposed' OR NOT EXISTS (SELECT FROM reminder_texts t WHERE t.id = new.text_id AND t.state = 'approved'
    AND NOT EXISTS (SELECT FROM reminder_texts n WHERE n.code = t.code AND n.version > t.version AND n.state = 'approved'))
  THEN
    RAISE EXCEPTION 'its text is not approved, or a newer version is'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'reminder_campaigns_text_approved', TABLE = 'reminder_campaigns';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER reminder_campaigns_guard_new BEFORE INSERT ON reminder_campaigns FOR EACH ROW EXECUTE FUNCTION guard_new_reminder_campaign();
