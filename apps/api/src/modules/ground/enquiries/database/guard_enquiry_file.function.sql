-- A picture goes along once, with a message of whoever handed it in, and stays with it.
CREATE OR REPLACE FUNCTION guard_enquiry_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF old.enquiry_id IS NOT NULL THEN
    RAISE EXCEPTION 'picture % belongs to a message', old.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'enquiry_files_stay', TABLE = 'enquiry_files';
  END IF;
  IF tg_op = 'DELETE' THEN
    RETURN old;
  END IF;
  IF (to_jsonb(new) - 'enquiry_id' - 'reply_id') <> (to_jsonb(old) - 'enquiry_id' - 'reply_id')
    OR NOT EXISTS (SELECT FROM enquiries WHERE id = new.enquiry_id AND user_id = new.user_id)
    OR (new.reply_id IS NOT NULL AND NOT EXISTS (SELECT FROM enquiry_replies WHERE id = new.reply_id AND enquiry_id = new.enquiry_id))
  THEN
    RAISE EXCEPTION 'picture % goes along with a message of its own account', old.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'enquiry_files_of_sender', TABLE = 'enquiry_files';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER enquiry_files_guard BEFORE UPDATE OR DELETE ON enquiry_files FOR EACH ROW EXECUTE FUNCTION guard_enquiry_file();
