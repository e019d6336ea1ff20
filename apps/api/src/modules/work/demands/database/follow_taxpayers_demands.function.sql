-- A notice goes to the office its taxpayer goes to, also once it was served and its case is over; its days run on as they were.
CREATE OR REPLACE FUNCTION follow_taxpayers_demands() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE demand_notices SET office_id = new.home_office_id WHERE tpui = new.tpui AND state <> 'withdrawn' AND office_id <> new.home_office_id;
  RETURN NULL;
END $$;

CREATE TRIGGER taxpayers_move_demands AFTER UPDATE OF home_office_id ON taxpayers FOR EACH ROW
  WHEN (new.home_office_id IS DISTINCT FROM old.home_office_id AND new.home_office_id IS NOT NULL) EXECUTE FUNCTION follow_taxpayers_demands();
