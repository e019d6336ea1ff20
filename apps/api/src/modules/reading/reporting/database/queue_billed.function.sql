-- A bill's share of the figures, or, with -1, its withdrawal.
CREATE OR REPLACE FUNCTION queue_billed(p_bill bills, p_sign int) RETURNS void LANGUAGE sql AS $$
  INSERT INTO totals_queue (measure, status, day, mda_id, revenue_head_id, tax_office_id, lga_id, payer_category_id, expert_system_id,
    engine_code_id, documents, lines, kobo)
  SELECT 'billed', p_bill.standing, p_bill.issued_on, p_bill.mda_id, revenue_head_id, p_bill.tax_office_id, p_bill.payer_lga_id,
    p_bill.payer_category_id, p_bill.expert_system_id, p_bill.engine_code_id, CASE position WHEN 1 THEN p_sign ELSE 0 END, p_sign,
    p_sign * amount_kobo
  FROM bill_lines WHERE bill_id = p_bill.id
$$;
