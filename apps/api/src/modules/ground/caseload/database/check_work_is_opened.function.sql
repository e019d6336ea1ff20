-- At commit: a case without its first step would not say who opened it.
CREATE OR REPLACE FUNCTION check_work_is_opened() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM work_steps WHERE item_id = new.id AND number = 1) THEN
    RAISE EXCEPTION 'nobody opened this case'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'work_items_opened', TABLE = 'work_items';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER work_items_opened AFTER INSERT ON work_items
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_work_is_opened();
