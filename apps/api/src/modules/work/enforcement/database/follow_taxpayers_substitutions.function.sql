-- What is open goes to the office its taxpayer goes to, with its case.
CREATE OR REPLACE FUNCTION follow_taxpayers_substitutions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE substitutions SET office_id = new.home_office_id WHERE tpui = new.tpui AND ended_at IS NULL AND office_id <> new.home_office_id;
  RETURN NULL;
END $$;

CREATE TRIGGER taxpayers_move_substitutions AFTER UPDATE OF home_office_id ON taxpayers FOR EACH ROW
  WHEN (new.home_office_id IS DISTINCT FROM old.home_office_id AND new.home_office_id IS NOT NULL) EXECUTE FUNCTION follow_taxpayers_substitutions();
