-- A notice goes to another office with its case; its days run on as they were.
CREATE OR REPLACE FUNCTION follow_demand_work() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE demand_notices SET office_id = new.office_id WHERE 'demand:' || id = new.subject;
  RETURN NULL;
END $$;

CREATE TRIGGER demand_notices_follow_work AFTER UPDATE OF office_id ON work_items FOR EACH ROW
  WHEN (new.kind = 'demand-notice' AND new.office_id IS NOT NULL AND new.office_id IS DISTINCT FROM old.office_id) EXECUTE FUNCTION follow_demand_work();
