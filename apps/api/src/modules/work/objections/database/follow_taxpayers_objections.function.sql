-- An open objection goes to the office its taxpayer goes to; its days run on as they were.
CREATE OR REPLACE FUNCTION follow_taxpayers_objections() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE objections SET office_id = new.home_office_id WHERE tpui = new.tpui AND is_open_objection(state) AND office_id <> new.home_office_id;
  RETURN NULL;
END $$;

CREATE TRIGGER taxpayers_move_objections AFTER UPDATE OF home_office_id ON taxpayers FOR EACH ROW
  WHEN (new.home_office_id IS DISTINCT FROM old.home_office_id AND new.home_office_id IS NOT NULL) EXECUTE FUNCTION follow_taxpayers_objections();
