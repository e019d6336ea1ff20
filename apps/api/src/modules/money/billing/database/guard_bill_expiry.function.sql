-- A later day without a renewal that names both days. A bill that is issued anew has another day of issue, and with it another end.
CREATE OR REPLACE FUNCTION guard_bill_expiry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM bill_renewals r WHERE r.bill_id = old.id AND r.expired_on = old.expires_on AND r.expires_on = new.expires_on
  ) THEN
    RAISE EXCEPTION 'bill % is payable until %: only a renewal changes that', old.reference, old.expires_on
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bills_expire_later_by_renewal', TABLE = 'bills';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER bills_expiry BEFORE UPDATE OF expires_on ON bills FOR EACH ROW
  WHEN (new.expires_on <> old.expires_on AND new.issued_on = old.issued_on)
  EXECUTE FUNCTION guard_bill_expiry();
