-- What is paid from credit is collected on the day it is used: the money came earlier and counted for nothing.
CREATE OR REPLACE FUNCTION write_collection_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO collection_lines (receipt_id, position, is_void, at, booked_on, bill_id, bill_reference, receipt_number, provider_reference,
    payer_name, payer_tpui, payer_key, revenue_head_id, mda_id, tax_office_id, lga_id, payer_category_id, channel_id, gateway_id,
    expert_system_id, engine_code_id, amount_kobo)
  SELECT new.id, l.position, false, CASE WHEN EXISTS (SELECT FROM credit_uses u WHERE u.bill_id = b.id AND u.state = 'used') THEN new.issued_at ELSE p.paid_at END, lagos_day(new.issued_at), b.id, b.reference, new.receipt_number,
    p.provider_txn_ref, new.payer_name, b.payer_tpui,
    coalesce(b.payer_tpui, 'guest:' || md5(b.payer_phone || ' ' || lower(b.payer_email))), l.revenue_head_id, b.mda_id,
    b.tax_office_id, b.payer_lga_id, b.payer_category_id,
    coalesce((SELECT id FROM payment_channels WHERE code = p.channel), (SELECT id FROM payment_channels WHERE code = 'other')),
    i.gateway_id, b.expert_system_id, b.engine_code_id, l.amount_kobo
  FROM payments p
  JOIN payment_intents i ON i.id = p.intent_id
  JOIN bills b ON b.id = new.bill_id
  JOIN bill_lines l ON l.bill_id = b.id
  WHERE p.id = new.payment_id;
  RETURN NULL;
END $$;
