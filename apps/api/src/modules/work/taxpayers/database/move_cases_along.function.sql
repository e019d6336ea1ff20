CREATE OR REPLACE FUNCTION move_cases_along() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE work_items SET office_id = new.home_office_id, assignee_id = NULL
    WHERE tpui = new.tpui AND closed_at IS NULL AND office_id IS DISTINCT FROM new.home_office_id;
  RETURN NULL;
END $$;

CREATE TRIGGER taxpayers_move_cases AFTER UPDATE OF home_office_id ON taxpayers FOR EACH ROW
  WHEN (new.home_office_id IS DISTINCT FROM old.home_office_id AND new.home_office_id IS NOT NULL) EXECUTE FUNCTION move_cases_along();
