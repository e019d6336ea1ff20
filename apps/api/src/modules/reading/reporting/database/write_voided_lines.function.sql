-- A void takes back the lines of its receipt; those of a credit are taken back with the credit.
CREATE OR REPLACE FUNCTION write_voided_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO collection_lines (receipt_id, position, is_void, at, booked_on, bill_id, bill_reference, receipt_number, provider_reference,
    payer_name, payer_tpui, payer_key, revenue_head_id, mda_id, tax_office_id, lga_id, payer_category_id, channel_id, gateway_id,
    expert_system_id, engine_code_id, amount_kobo)
  SELECT receipt_id, position, true, new.voided_at, lagos_day(new.voided_at), bill_id, bill_reference,
    receipt_number, provider_reference, payer_name, payer_tpui, payer_key, revenue_head_id, mda_id, tax_office_id, lga_id,
    payer_category_id, channel_id, gateway_id, expert_system_id, engine_code_id, -amount_kobo
  FROM collection_lines WHERE receipt_id = new.receipt_id AND NOT is_void AND position < 1000;
  RETURN NULL;
END $$;
