-- It goes to another office with its case, when its own is closed.
CREATE OR REPLACE FUNCTION follow_enforcement_work() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE enforcements SET office_id = new.office_id WHERE 'enforcement:' || id = new.subject AND office_id <> new.office_id;
  RETURN NULL;
END $$;

CREATE TRIGGER enforcements_follow_work AFTER UPDATE OF office_id ON work_items FOR EACH ROW
  WHEN (new.kind = 'enforcement' AND new.office_id IS NOT NULL AND new.office_id IS DISTINCT FROM old.office_id) EXECUTE FUNCTION follow_enforcement_work();
