-- It goes to another office with its case, when its own is closed.
CREATE OR REPLACE FUNCTION follow_substitution_work() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE substitutions SET office_id = new.office_id WHERE id = split_part(new.subject, ':', 2)::uuid AND office_id <> new.office_id;
  RETURN NULL;
END $$;

CREATE TRIGGER substitutions_follow_work AFTER UPDATE OF office_id ON work_items FOR EACH ROW
  WHEN (new.kind = 'substitution' AND new.office_id IS NOT NULL AND new.office_id IS DISTINCT FROM old.office_id) EXECUTE FUNCTION follow_substitution_work();
