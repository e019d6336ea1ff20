-- Books, figures and draft of a credit that two persons granted. Lock order: month, then its schedules, then bills.
CREATE OR REPLACE FUNCTION grant_paye_credit(p_credit uuid, p_by uuid, p_reason text, p_at timestamptz DEFAULT clock_timestamp()) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  credit paye_credits;
  filed tax_months;
  newest uuid;
  moved uuid;
BEGIN
  SELECT m.* INTO filed FROM paye_credits c, month_of_credit(c) m WHERE c.id = p_credit;
  PERFORM pg_advisory_xact_lock(hashtextextended(filed.tax || ':' || filed.tpui || ':' || to_char(filed.month, 'YYYY-MM'), 0));
  IF filed.tax NOT IN ('paye', 'withholding') THEN PERFORM lock_return(filed.tpui, filed.tax, filed.month); END IF;
  PERFORM FROM paye_schedules WHERE filed.tax = 'paye' AND tpui = filed.tpui AND month = filed.month ORDER BY id FOR UPDATE;
  PERFORM FROM withholding_schedules WHERE filed.tax = 'withholding' AND tpui = filed.tpui AND month = filed.month ORDER BY id FOR UPDATE;
  PERFORM FROM bills WHERE id IN (SELECT bill_id FROM month_paying_bills(filed.tax, filed.tpui, filed.month)) ORDER BY id FOR NO KEY UPDATE;
  SELECT * INTO credit FROM paye_credits WHERE id = p_credit;
  IF coalesce(month_paid(filed.tax, filed.tpui, filed.month), 0) - filed.due_kobo < credit.amount_kobo OR EXISTS (
    SELECT FROM month_paying_bills(filed.tax, filed.tpui, filed.month) x JOIN bill_overviews o ON o.bill_id = x.bill_id WHERE o.receipt_in_doubt
  ) THEN PERFORM refuse_paye_credit('the month is not paid beyond what is due', 'paye_credits_paid'); END IF;
  IF EXISTS (
    SELECT FROM month_paying_bills(filed.tax, filed.tpui, filed.month) x JOIN refunds f ON f.bill_id = x.bill_id WHERE f.state NOT IN ('refused', 'withdrawn')
  ) THEN PERFORM refuse_paye_credit('money of the month is being given back', 'paye_credits_refund'); END IF;
  SELECT r.id INTO newest FROM month_paying_bills(filed.tax, filed.tpui, filed.month) x JOIN receipts r ON r.bill_id = x.bill_id ORDER BY r.issued_at DESC, r.id DESC LIMIT 1;
  UPDATE paye_credits SET state = 'granted', decided_by = p_by, decided_at = p_at, decision_reason = p_reason, receipt_id = newest
    WHERE id = p_credit RETURNING * INTO credit;
  INSERT INTO ledger_transactions (kind, reference, booked_at) VALUES ('paye-credit', 'paye-credit:' || credit.id, p_at) RETURNING id INTO moved;
  INSERT INTO ledger_entries (transaction_id, account, amount_kobo)
    SELECT moved, 'revenue:' || h.code, credit.amount_kobo FROM receipts r JOIN bill_lines l ON l.bill_id = r.bill_id AND l.position = 1
      JOIN revenue_heads h ON h.id = l.revenue_head_id WHERE r.id = newest
    UNION ALL SELECT moved, 'liability:taxpayer-credit', -credit.amount_kobo;
  PERFORM count_paye_credit(credit, -1, p_at);
  PERFORM renew_paye_draft(credit);
END $$;
