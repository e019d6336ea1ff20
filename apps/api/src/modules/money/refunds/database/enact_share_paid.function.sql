-- The money is with whoever earned it: it left the service's own account at the bank.
CREATE OR REPLACE FUNCTION enact_share_paid(p_payment uuid, p_at timestamptz DEFAULT clock_timestamp()) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  payment share_payments;
  moved uuid;
BEGIN
  SELECT * INTO payment FROM share_payments WHERE id = p_payment;
  INSERT INTO ledger_transactions (kind, reference, booked_at) VALUES ('share-paid', 'share-payment:' || payment.id, p_at) RETURNING id INTO moved;
  INSERT INTO ledger_entries (transaction_id, account, amount_kobo) VALUES
    (moved, 'liability:shares', payment.amount_kobo), (moved, 'bank:refunds', -payment.amount_kobo);
END $$;
