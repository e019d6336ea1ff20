-- At commit: what is served is owed by a bill of the law's half, and of what has ended nobody is asked for money.
CREATE OR REPLACE FUNCTION check_assessment_bill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.bill_id IS NULL THEN RETURN NULL; END IF;
  IF new.state IN ('served', 'final') AND NOT is_law_bill_of(new.bill_id, 'assessment', new.id) THEN
    PERFORM refuse_assessment('its bill is not of the law''s half', 'assessments_bill_marked');
  END IF;
  IF new.state IN ('replaced', 'withdrawn', 'upheld') AND is_law_bill(new.bill_id) THEN
    PERFORM refuse_assessment('its bill is still asked for', 'assessments_bill_released');
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER assessments_billed AFTER UPDATE OF state ON assessments DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION check_assessment_bill();
