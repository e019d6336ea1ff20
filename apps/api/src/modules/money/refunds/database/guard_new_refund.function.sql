CREATE OR REPLACE FUNCTION guard_new_refund() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  receipt receipts;
BEGIN
  IF new.state <> 'requested' OR new.method IS NOT NULL OR new.list_id IS NOT NULL OR new.was_settled IS NOT NULL THEN
    PERFORM refuse_refund('it begins as a request', 'refunds_begin');
  END IF;
  IF new.receipt_id IS NOT NULL THEN
    SELECT * INTO receipt FROM receipts WHERE id = new.receipt_id;
    -- Of a whole receipt, or of the part of it that an objection showed not to be owed.
    IF (new.payment_id, new.bill_id) IS DISTINCT FROM (receipt.payment_id, receipt.bill_id) OR new.amount_kobo > receipt.amount_kobo
      OR (new.amount_kobo < receipt.amount_kobo AND new.objection_id IS NULL)
      OR (SELECT disposition FROM payments WHERE id = new.payment_id) <> 'receipted'
    THEN PERFORM refuse_refund('it is not the money of its receipt', 'refunds_agree'); END IF;
  ELSIF NOT EXISTS (
    SELECT FROM payment_allocations a JOIN payments p ON p.id = a.payment_id
    WHERE a.proposal_id = new.proposal_id AND a.purpose = 'refund' AND a.amount_kobo = new.amount_kobo
      AND a.payment_id = new.payment_id AND p.bill_id = new.bill_id
  ) THEN PERFORM refuse_refund('nobody decided it', 'refunds_agree');
  END IF;
  IF new.account_number IS NOT NULL AND payout_is_held((SELECT payer_tpui FROM bills WHERE id = new.bill_id), clock_timestamp())
  THEN PERFORM refuse_refund('somebody gets back into the account of its payer', 'refunds_account_held'); END IF;
  new.is_tax := is_tax_bill(new.bill_id);
  new.needs_audit := refund_needs_audit(new.bill_id, new.cause, new.amount_kobo);
  RETURN new;
END $$;

CREATE TRIGGER refunds_begin BEFORE INSERT ON refunds FOR EACH ROW EXECUTE FUNCTION guard_new_refund();
