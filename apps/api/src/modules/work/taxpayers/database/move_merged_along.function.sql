-- What was merged stays with the office of the one that leads.
CREATE OR REPLACE FUNCTION move_merged_along() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE taxpayers SET home_office_id = new.home_office_id, home_office_source = 'confirmed'
    WHERE merged_into = new.tpui AND home_office_id IS DISTINCT FROM new.home_office_id;
  RETURN NULL;
END $$;

CREATE TRIGGER taxpayers_move_merged AFTER UPDATE OF home_office_id ON taxpayers FOR EACH ROW
  WHEN (new.home_office_id IS DISTINCT FROM old.home_office_id AND new.home_office_id IS NOT NULL) EXECUTE FUNCTION move_merged_along();
