CREATE OR REPLACE FUNCTION guard_service_given() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  refusal text;
BEGIN
  refusal := CASE
    WHEN NOT EXISTS (
      SELECT FROM receipts r JOIN bills b ON b.id = r.bill_id JOIN users u ON u.id = new.given_by
      WHERE r.id = new.receipt_id AND b.mda_id = new.mda_id AND u.mda_id = new.mda_id AND u.status = 'active'
    ) THEN 'own_mda'
    WHEN EXISTS (SELECT FROM receipt_voids WHERE receipt_id = new.receipt_id) THEN 'void'
  END;
  IF refusal IS NOT NULL THEN
    RAISE EXCEPTION 'no service is given for this receipt: %', refusal
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'services_given_' || refusal, TABLE = 'services_given';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER services_given_guard BEFORE INSERT ON services_given FOR EACH ROW EXECUTE FUNCTION guard_service_given();
