-- For objections: a bill that credit paid is not owed after all, and what paid it is credit again. Answers whether credit had paid it.
CREATE OR REPLACE FUNCTION return_credit_of_bill(p_bill uuid) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  paid_by uuid := (SELECT id FROM credit_uses WHERE bill_id = p_bill AND state = 'used');
BEGIN
  IF paid_by IS NULL THEN RETURN false; END IF;
  PERFORM return_credit(paid_by, clock_timestamp());
  RETURN true;
END $$;
