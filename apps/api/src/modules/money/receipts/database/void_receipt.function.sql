-- A receipt no longer counts: what was collected is taken back on that day, and so are the books. Answers false when it is void already.
-- `p_kind`: `reversal` (the provider took the money back) or `refund` (we gave it back).
CREATE OR REPLACE FUNCTION void_receipt(p_receipt uuid, p_kind text, p_reason text, p_at timestamptz DEFAULT clock_timestamp())
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  receipt receipts;
  payment payments;
BEGIN
  SELECT * INTO receipt FROM receipts WHERE id = p_receipt;
  IF NOT found THEN RAISE EXCEPTION 'there is no receipt %', p_receipt USING ERRCODE = 'foreign_key_violation'; END IF;
  SELECT * INTO payment FROM payments WHERE id = receipt.payment_id;
  PERFORM FROM bills WHERE id = payment.bill_id OR id IN (SELECT bill_id FROM receipts WHERE payment_id = payment.id)
    ORDER BY id FOR NO KEY UPDATE;
  IF EXISTS (SELECT FROM receipt_voids WHERE receipt_id = p_receipt) THEN RETURN false; END IF;
  PERFORM reverse_payment(payment.id, p_kind, p_at);
  -- Money that is gone is gone of every bill it was for.
  INSERT INTO receipt_voids (receipt_id, reason, voided_at)
    SELECT r.id, p_reason, p_at FROM receipts r
    WHERE r.payment_id = payment.id AND NOT EXISTS (SELECT FROM receipt_voids v WHERE v.receipt_id = r.id);
  RETURN true;
END $$;
