-- The counter is one of the MDA whose bill it is, whoever writes.
CREATE OR REPLACE FUNCTION guard_counter_bill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM bills b JOIN users u ON u.id = new.raised_by
    WHERE b.id = new.bill_id AND b.mda_id = new.mda_id AND u.mda_id = new.mda_id AND u.status = 'active'
      AND (new.counter_id IS NULL OR EXISTS (SELECT FROM mda_counters k WHERE k.id = new.counter_id AND k.mda_id = new.mda_id))
  ) THEN
    RAISE EXCEPTION 'a counter raises bills of its own MDA'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'counter_bills_own_mda', TABLE = 'counter_bills';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER counter_bills_own_mda BEFORE INSERT ON counter_bills FOR EACH ROW EXECUTE FUNCTION guard_counter_bill();
