-- At commit: it is a case, and stands where its case stands, whoever moved which of them.
CREATE OR REPLACE FUNCTION check_enforcement_is_work() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_case constant text := CASE tg_table_name WHEN 'work_items' THEN to_jsonb(new) ->> 'subject' ELSE 'enforcement:' || (to_jsonb(new) ->> 'id') END;
BEGIN
  -- A case of which there is no row says nothing of anybody.
  IF tg_table_name = 'work_items' AND NOT EXISTS (SELECT FROM enforcements WHERE 'enforcement:' || id = of_case) THEN RETURN NULL; END IF;
  IF (SELECT state FROM enforcements WHERE 'enforcement:' || id = of_case) IS DISTINCT FROM (SELECT state FROM work_items WHERE kind = 'enforcement' AND subject = of_case) THEN
    PERFORM refuse_enforcement('it does not stand where its case stands', 'enforcements_are_work');
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER enforcements_are_work AFTER INSERT OR UPDATE OF state ON enforcements DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION check_enforcement_is_work();
CREATE CONSTRAINT TRIGGER work_items_are_enforcements AFTER UPDATE OF state ON work_items DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (new.kind = 'enforcement') EXECUTE FUNCTION check_enforcement_is_work();
