-- Cancels a bill for the account that raised it for itself, by the rules of every cancellation. Answers as `cancel_bill`; null when
-- there is no such bill of theirs. The lock keeps new attempts out until it is decided.
CREATE OR REPLACE FUNCTION cancel_own_bill(p_reference text, p_by uuid, p_tpui text) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM bills WHERE reference = p_reference AND raised_by = p_by AND payer_tpui = p_tpui FOR UPDATE;
  IF NOT found THEN RETURN NULL; END IF;
  RETURN cancel_bill(p_reference, p_by, 'Cancelled by the payer', true);
END $$;
