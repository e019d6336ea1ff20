-- At commit: it stands in a queue.
CREATE OR REPLACE FUNCTION check_tip_is_work() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM work_items WHERE kind = 'tip' AND subject = 'tip:' || new.id) THEN
    PERFORM refuse_tip('it is no case', 'tips_are_work');
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER tips_are_work AFTER INSERT ON tips DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_tip_is_work();
