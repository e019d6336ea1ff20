-- Figures of what was collected follow the books: less by the credit, on a line of its own of the newest receipt of the month.
CREATE OR REPLACE FUNCTION count_paye_credit(p_credit paye_credits, p_sign int, p_at timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO collection_lines (receipt_id, position, is_void, at, booked_on, bill_id, bill_reference, receipt_number, provider_reference,
    payer_name, payer_tpui, payer_key, revenue_head_id, mda_id, tax_office_id, lga_id, payer_category_id, channel_id, gateway_id,
    expert_system_id, engine_code_id, amount_kobo)
  SELECT k.receipt_id, 1000 + m.version, p_sign < 0, p_at, lagos_day(p_at), k.bill_id, k.bill_reference, k.receipt_number,
    k.provider_reference, k.payer_name, k.payer_tpui, k.payer_key, k.revenue_head_id, k.mda_id, k.tax_office_id, k.lga_id,
    k.payer_category_id, k.channel_id, k.gateway_id, k.expert_system_id, k.engine_code_id, p_sign * p_credit.amount_kobo
  FROM collection_lines k, month_of_credit(p_credit) m
  WHERE k.receipt_id = p_credit.receipt_id AND k.position = 1 AND NOT k.is_void
$$;
