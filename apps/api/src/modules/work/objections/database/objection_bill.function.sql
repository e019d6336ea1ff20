-- A bill as both sides see it in its objection; null for none.
CREATE OR REPLACE FUNCTION objection_bill(p_bill uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('reference', b.reference, 'amountKobo', b.total_kobo, 'status', v.status)
  FROM bills b JOIN bill_overviews v ON v.bill_id = b.id WHERE b.id = p_bill
$$;
