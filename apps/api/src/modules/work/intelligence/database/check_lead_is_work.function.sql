-- At commit: it stands in a queue.
CREATE OR REPLACE FUNCTION check_lead_is_work() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM work_items WHERE kind = 'lead' AND subject = 'lead:' || new.id) THEN
    PERFORM refuse_lead('it is no case', 'leads_are_work');
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER leads_are_work AFTER INSERT ON leads DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_lead_is_work();
