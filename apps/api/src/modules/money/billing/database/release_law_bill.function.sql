-- For what a bill follows from, in the transaction in which that ends: cancels it when nobody has paid it. Answers `cancelled`, or how it stands.
CREATE OR REPLACE FUNCTION release_law_bill(p_bill uuid, p_by uuid, p_reason text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  bill bills;
BEGIN
  SELECT * INTO bill FROM bills WHERE id = p_bill FOR NO KEY UPDATE;
  UPDATE law_bills SET released_at = clock_timestamp(), demandable_from = NULL WHERE bill_id = p_bill AND released_at IS NULL;
  IF bill.standing <> 'open' THEN RETURN bill.standing; END IF;
  UPDATE bills SET cancelled_at = clock_timestamp(), cancelled_by = p_by, cancelled_reason = p_reason WHERE id = bill.id;
  RETURN 'cancelled';
END $$;
