-- A bill is paid from credit, the oldest first: books, receipt, bill and the news of it, once. Lock order: taxpayer, then bills.
-- The receipt stands with the payment whose credit completed it.
CREATE OR REPLACE FUNCTION use_credit(p_use uuid, p_by uuid, p_at timestamptz DEFAULT clock_timestamp()) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  asked credit_uses;
  target bills;
  lot record;
  missing bigint;
  place int := 0;
  completing uuid;
  moved uuid;
  made text;
BEGIN
  SELECT * INTO asked FROM credit_uses WHERE id = p_use;
  PERFORM pg_advisory_xact_lock(hashtextextended('credit:' || reading.lead_of(asked.tpui), 0));
  PERFORM FROM bills WHERE id = asked.bill_id
    OR id IN (SELECT p.bill_id FROM credit_lots(asked.tpui) l JOIN payments p ON p.id = l.payment_id) ORDER BY id FOR NO KEY UPDATE;
  SELECT * INTO target FROM bills WHERE id = asked.bill_id;
  CASE credit_hindrance(target, lagos_day(p_at))
    WHEN 'not-enough' THEN PERFORM refuse_credit('there is not so much of it', 'credit_uses_enough');
    WHEN 'not-open', 'expired', 'payment-pending' THEN PERFORM refuse_credit('the bill takes no money now', 'credit_uses_bill_open');
    ELSE NULL;
  END CASE;
  IF target.total_kobo <> asked.amount_kobo THEN PERFORM refuse_credit('the bill asks for another amount', 'credit_uses_bill_open'); END IF;
  missing := asked.amount_kobo;
  FOR lot IN SELECT * FROM credit_lots(asked.tpui) WHERE free_kobo > 0 ORDER BY kept_at, proposal_id, paye_credit_id LOOP
    EXIT WHEN missing = 0;
    place := place + 1;
    completing := lot.payment_id;
    INSERT INTO credit_use_parts (use_id, position, payment_id, proposal_id, paye_credit_id, amount_kobo)
      VALUES (asked.id, place, lot.payment_id, lot.proposal_id, lot.paye_credit_id, least(missing, lot.free_kobo));
    missing := missing - least(missing, lot.free_kobo);
  END LOOP;
  UPDATE credit_uses SET state = 'used', decided_by = p_by, decided_at = p_at WHERE id = asked.id;
  INSERT INTO ledger_transactions (kind, reference, booked_at) VALUES ('credit-use', 'credit-use:' || asked.id, p_at) RETURNING id INTO moved;
  INSERT INTO ledger_entries (transaction_id, account, amount_kobo)
    SELECT moved, 'liability:taxpayer-credit', asked.amount_kobo
    UNION ALL SELECT moved, 'revenue:' || h.code, -l.amount_kobo FROM bill_lines l JOIN revenue_heads h ON h.id = l.revenue_head_id WHERE l.bill_id = target.id;
  INSERT INTO receipts (receipt_number, bill_id, payment_id, amount_kobo, payer_name, issued_at)
    VALUES ('KDR-' || to_char(lagos_day(p_at), 'YYYY') || '-' || lpad(nextval('receipt_numbers')::text, 8, '0'),
      target.id, completing, target.total_kobo, person_name(target.payer_first_name, target.payer_last_name), p_at) RETURNING receipt_number INTO made;
  UPDATE bills SET pay_status_id = 2 WHERE id = target.id;
  INSERT INTO outbox (topic, dedupe_key, payload, created_at)
    VALUES ('receipt.issued', 'receipt:credit:' || asked.id,
      jsonb_build_object('billReference', target.reference, 'billId', target.id, 'statusCode', 200), p_at);
  RETURN made;
END $$;
