-- At commit, whoever cancelled: a bill of the law's half goes with what it follows from, or for the parts of a plan.
CREATE OR REPLACE FUNCTION keep_law_bill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_law_bill(new.id) AND NOT is_standing_bill(new.id) THEN
    RAISE EXCEPTION 'bill % is of an assessment, objection or penalty', new.reference
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bills_of_the_law_stay', TABLE = 'bills';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER bills_of_the_law_stay AFTER UPDATE OF cancelled_at ON bills DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (old.cancelled_at IS NULL AND new.cancelled_at IS NOT NULL) EXECUTE FUNCTION keep_law_bill();
