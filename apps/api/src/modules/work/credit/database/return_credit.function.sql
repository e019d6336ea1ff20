-- A payment went back whose credit had paid a bill: the receipt is void, and what other payments gave is credit again.
CREATE OR REPLACE FUNCTION return_credit(p_use uuid, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  turned uuid;
BEGIN
  PERFORM FROM bills WHERE id = (SELECT bill_id FROM credit_uses WHERE id = p_use) FOR NO KEY UPDATE;
  UPDATE credit_uses SET state = 'returned', returned_at = p_at WHERE id = p_use AND state = 'used';
  IF NOT found THEN RETURN; END IF;
  INSERT INTO ledger_transactions (kind, reference, booked_at) VALUES ('credit-return', 'credit-use:' || p_use, p_at) RETURNING id INTO turned;
  INSERT INTO ledger_entries (transaction_id, account, amount_kobo)
    SELECT turned, e.account, -e.amount_kobo FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
    WHERE t.kind = 'credit-use' AND t.reference = 'credit-use:' || p_use;
  INSERT INTO receipt_voids (receipt_id, reason, voided_at)
    SELECT r.id, 'The credit that paid it was taken back', p_at FROM receipts r JOIN credit_uses u ON u.bill_id = r.bill_id WHERE u.id = p_use;
END $$;
