-- The bill of a penalty, held until the transaction ends: how it stands, and whether somebody may be paying it.
CREATE OR REPLACE FUNCTION penalty_bill_lock(p_bill uuid) RETURNS TABLE (standing text, is_pending boolean, mda_id int, tax_office_id smallint) LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM bills WHERE id = p_bill FOR NO KEY UPDATE;
  RETURN QUERY SELECT b.standing, is_payment_pending(b.id), b.mda_id, b.tax_office_id FROM bills b WHERE b.id = p_bill;
END $$;
