CREATE OR REPLACE FUNCTION check_bill_renewal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM bills b WHERE b.id = new.bill_id AND b.expires_on >= new.expires_on) THEN
    RAISE EXCEPTION 'a renewal until % that its bill does not know', new.expires_on
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bill_renewals_in_force', TABLE = 'bill_renewals';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER bill_renewals_in_force AFTER INSERT ON bill_renewals
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_bill_renewal();
