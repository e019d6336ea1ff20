-- With the bill locked: it is unpaid, and its corrector's MDA's.
CREATE OR REPLACE FUNCTION guard_bill_correction() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  bill bills;
  refusal text;
BEGIN
  SELECT * INTO bill FROM bills WHERE id = new.bill_id FOR NO KEY UPDATE;
  refusal := CASE
    WHEN NOT EXISTS (SELECT FROM users WHERE id = new.corrected_by AND mda_id = bill.mda_id AND status = 'active') THEN 'own_mda'
    WHEN bill.expert_system_id IS NOT NULL THEN 'own_mda'
    WHEN bill.standing NOT IN ('open', 'cancelled') OR (bill.standing = 'cancelled') <> (new.new_bill_id IS NOT NULL) THEN 'unpaid'
    WHEN new.new_bill_id IS NOT NULL AND NOT EXISTS (SELECT FROM bills WHERE id = new.new_bill_id AND mda_id = bill.mda_id) THEN 'own_mda'
  END;
  IF refusal IS NOT NULL THEN
    RAISE EXCEPTION 'bill % is not corrected: %', bill.reference, refusal
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bill_corrections_' || refusal, TABLE = 'bill_corrections';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER bill_corrections_guard BEFORE INSERT ON bill_corrections FOR EACH ROW EXECUTE FUNCTION guard_bill_correction();
