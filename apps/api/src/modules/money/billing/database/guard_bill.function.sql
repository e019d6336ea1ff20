-- What a paid bill is for and whose it is stays: a receipt would else be shown with another name than the one that is signed.
CREATE OR REPLACE FUNCTION guard_bill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.id <> old.id OR new.reference <> old.reference OR new.created_at <> old.created_at THEN
    RAISE EXCEPTION 'the reference of bill % never changes', old.reference
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bills_identity_fixed', TABLE = 'bills';
  END IF;
  IF old.cancelled_at IS NOT NULL AND new.cancelled_at IS DISTINCT FROM old.cancelled_at THEN
    RAISE EXCEPTION 'bill % stays cancelled', old.reference
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bills_stay_cancelled', TABLE = 'bills';
  END IF;
  IF old.pay_status_id = 2 AND (
    new.pay_status_id <> 2 OR new.total_kobo <> old.total_kobo OR new.issued_on <> old.issued_on
    OR new.mda_id <> old.mda_id OR new.tax_office_id IS DISTINCT FROM old.tax_office_id
    OR new.expert_system_id IS DISTINCT FROM old.expert_system_id OR new.cancelled_at IS DISTINCT FROM old.cancelled_at
    OR new.payer_first_name <> old.payer_first_name OR new.payer_last_name <> old.payer_last_name
    OR new.payer_category_id <> old.payer_category_id
    OR new.payer_is_organisation <> old.payer_is_organisation OR new.payer_registration_number <> old.payer_registration_number
    OR (old.payer_tpui IS NOT NULL AND new.payer_tpui IS DISTINCT FROM old.payer_tpui)
  ) THEN
    RAISE EXCEPTION 'bill % has a receipt: whose it is, what it is for and how much cannot change', old.reference
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bills_frozen_once_paid', TABLE = 'bills';
  END IF;
  new.version := old.version + 1;
  RETURN new;
END $$;

CREATE TRIGGER bills_guard BEFORE UPDATE ON bills FOR EACH ROW EXECUTE FUNCTION guard_bill();
