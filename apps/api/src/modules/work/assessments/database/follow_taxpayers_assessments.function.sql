-- What has not ended goes to the office its taxpayer goes to, also when an office closes; no day of it changes.
CREATE OR REPLACE FUNCTION follow_taxpayers_assessments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE assessments SET office_id = new.home_office_id WHERE tpui = new.tpui AND ended_at IS NULL AND office_id <> new.home_office_id;
  RETURN NULL;
END $$;

CREATE TRIGGER taxpayers_move_assessments AFTER UPDATE OF home_office_id ON taxpayers FOR EACH ROW
  WHEN (new.home_office_id IS DISTINCT FROM old.home_office_id AND new.home_office_id IS NOT NULL) EXECUTE FUNCTION follow_taxpayers_assessments();
