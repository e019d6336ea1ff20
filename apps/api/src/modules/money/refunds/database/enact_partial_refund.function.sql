-- A part of a receipt is owed back: its lines give it, the first ones first, and what was collected is less by it. The receipt of the rest stands.
CREATE OR REPLACE FUNCTION enact_partial_refund(p_refund refunds, p_transaction uuid, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_entries (transaction_id, account, amount_kobo)
    SELECT p_transaction, 'revenue:' || s.code, s.kobo FROM (
      SELECT h.code, least(l.amount_kobo, p_refund.amount_kobo - coalesce(sum(l.amount_kobo) OVER before, 0))::bigint AS kobo
      FROM bill_lines l JOIN revenue_heads h ON h.id = l.revenue_head_id WHERE l.bill_id = p_refund.bill_id
      WINDOW before AS (ORDER BY l.position ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
    ) s WHERE s.kobo > 0
    UNION ALL SELECT p_transaction, 'liability:refunds', -p_refund.amount_kobo;
  INSERT INTO collection_lines (receipt_id, position, is_void, at, booked_on, bill_id, bill_reference, receipt_number, provider_reference,
    payer_name, payer_tpui, payer_key, revenue_head_id, mda_id, tax_office_id, lga_id, payer_category_id, channel_id, gateway_id,
    expert_system_id, engine_code_id, amount_kobo)
  SELECT receipt_id, 2000 + position, true, p_at, lagos_day(p_at), bill_id, bill_reference, receipt_number, provider_reference,
    payer_name, payer_tpui, payer_key, revenue_head_id, mda_id, tax_office_id, lga_id, payer_category_id, channel_id, gateway_id,
    expert_system_id, engine_code_id, -kobo
  FROM (
    SELECT k.*, least(k.amount_kobo, p_refund.amount_kobo - coalesce(sum(k.amount_kobo) OVER before, 0))::bigint AS kobo
    FROM collection_lines k WHERE k.receipt_id = p_refund.receipt_id AND NOT k.is_void AND k.position < 1000
    WINDOW before AS (ORDER BY k.position ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
  ) s WHERE s.kobo > 0;
END $$;
