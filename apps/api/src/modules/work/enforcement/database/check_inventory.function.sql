-- At commit: of what was done there are photographs, an inventory of what was taken or a seal, no more than the court allowed, and searches as planned.
CREATE OR REPLACE FUNCTION check_inventory() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  taken bigint;
  lines int;
  allowed bigint;
BEGIN
  SELECT count(*), coalesce(sum(value_kobo), 0) INTO lines, taken FROM enforcement_goods WHERE visit_id = new.id;
  SELECT coalesce(o.limit_kobo, e.debt_kobo + new.costs_kobo) INTO allowed FROM enforcement_orders o JOIN enforcements e ON e.id = o.enforcement_id WHERE o.id = new.order_id;
  IF (lines = 0 AND NOT new.has_sealed) OR (lines > 0 AND NOT new.will_take) OR taken > allowed
    OR NOT EXISTS (SELECT FROM enforcement_photos WHERE visit_id = new.id)
    OR (NOT new.will_search AND EXISTS (SELECT FROM enforcement_searches WHERE visit_id = new.id))
  THEN PERFORM refuse_enforcement('the inventory is not whole, or goes beyond plan and order', 'enforcement_visits_inventory'); END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER enforcement_visits_inventory AFTER UPDATE OF state ON enforcement_visits DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (new.state = 'executed') EXECUTE FUNCTION check_inventory();
