-- What it asks for, and what became of each bill.
CREATE OR REPLACE FUNCTION bills_of_substitution(p_id uuid) RETURNS TABLE (reference text, amount_kobo bigint, standing text) LANGUAGE sql STABLE AS $$
  SELECT b.reference, s.amount_kobo, b.standing FROM substitution_bills s JOIN bills b ON b.id = s.bill_id WHERE s.substitution_id = p_id ORDER BY b.id
$$;
