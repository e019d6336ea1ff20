CREATE OR REPLACE FUNCTION write_off_difference(p_proposal settlement_proposals, p_case settlement_cases, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  kobo bigint := p_proposal.write_off_kobo;
  line settlement_lines;
  against text;
  into_account text := CASE p_proposal.action WHEN 'book' THEN 'receivable:providers' ELSE 'expense:settlement-differences' END;
  made uuid;
BEGIN
  IF (CASE p_proposal.action WHEN 'book' THEN settlement_bookable(p_case) ELSE settlement_shortfall(p_case) END) IS DISTINCT FROM kobo THEN PERFORM refuse_settlement('it is another amount now', 'settlement_decisions_amount'); END IF;
  IF p_case.kind IN ('ours-only', 'late') THEN
    UPDATE payment_settlements SET state = 'booked', written_off_kobo = amount_kobo - taken_back_kobo
      WHERE state = 'awaited' AND CASE p_case.kind WHEN 'late' THEN provider = p_case.provider AND paid_on = p_case.day ELSE payment_id = p_case.payment_id END;
    against := 'clearing:' || p_case.provider;
  ELSIF p_case.kind = 'amount-differs' AND p_case.payment_id IS NOT NULL AND kobo > 0 THEN
    UPDATE payment_settlements SET written_off_kobo = kobo WHERE payment_id = p_case.payment_id;
    against := 'clearing:' || p_case.provider;
  ELSIF p_case.kind IN ('amount-differs', 'theirs-only') THEN
    UPDATE payment_settlements SET written_off_kobo = kobo WHERE payment_id = p_case.payment_id;
    UPDATE settlement_lines SET written_off_kobo = gross_kobo - matched_kobo WHERE id = p_case.line_id RETURNING * INTO line;
    UPDATE settlement_batches SET matched_kobo = matched_kobo + line.written_off_kobo WHERE id = line.batch_id;
    against := 'suspense:settlement';
  ELSIF p_case.kind = 'unknown-credit' THEN
    UPDATE bank_lines SET written_off_kobo = -kobo WHERE id = p_case.bank_line_id;
    against := 'bank:treasury';
  ELSE
    UPDATE settlement_batches SET written_off_kobo = written_off_kobo + kobo WHERE id = p_case.batch_id;
    against := 'transit:' || p_case.provider;
  END IF;
  INSERT INTO ledger_transactions (kind, reference, booked_at) VALUES ('settlement-' || p_proposal.action, 'proposal:' || p_proposal.id, p_at) RETURNING id INTO made;
  INSERT INTO ledger_entries (transaction_id, account, amount_kobo) VALUES (made, into_account, kobo), (made, against, -kobo);
END $$;
