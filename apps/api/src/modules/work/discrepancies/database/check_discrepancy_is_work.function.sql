-- At commit: somebody decides it.
CREATE OR REPLACE FUNCTION check_discrepancy_is_work() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM work_items WHERE kind = 'discrepancy' AND subject = 'discrepancy:' || new.id) THEN
    PERFORM refuse_discrepancy('it is no case', 'discrepancies_are_work');
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER discrepancies_are_work AFTER INSERT ON discrepancies DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION check_discrepancy_is_work();
