-- Who owes a bill to whom, and for what: for whoever raises another one in its place.
CREATE OR REPLACE FUNCTION bill_as_raised(p_bill uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('reference', b.reference, 'mdaId', b.mda_id, 'taxOfficeId', b.tax_office_id, 'dueOn', b.due_on,
    'payer', jsonb_build_object('tpui', b.payer_tpui, 'categoryId', b.payer_category_id, 'firstName', b.payer_first_name, 'lastName', b.payer_last_name,
      'email', b.payer_email, 'phone', b.payer_phone, 'address', b.payer_address)
      || CASE WHEN b.payer_is_organisation THEN jsonb_build_object('registrationNumber', b.payer_registration_number) ELSE '{}' END,
    'lines', (SELECT jsonb_agg(jsonb_build_object('code', h.code, 'description', l.description, 'amountKobo', l.amount_kobo) ORDER BY l.position)
      FROM bill_lines l JOIN revenue_heads h ON h.id = l.revenue_head_id WHERE l.bill_id = b.id))
  FROM bills b WHERE b.id = p_bill
$$;
