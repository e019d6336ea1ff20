-- The money is with its payer: it left the provider's account, or the service's own.
CREATE OR REPLACE FUNCTION enact_refund_paid(p_refund uuid, p_at timestamptz DEFAULT clock_timestamp()) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  refund refunds;
  payment payments;
  moved uuid;
BEGIN
  SELECT * INTO refund FROM refunds WHERE id = p_refund;
  SELECT * INTO payment FROM payments WHERE id = refund.payment_id;
  PERFORM set_config('portal.source', 'operator', true);
  INSERT INTO ledger_transactions (kind, reference, booked_at) VALUES ('refund-paid', 'refund:' || refund.id, p_at) RETURNING id INTO moved;
  INSERT INTO ledger_entries (transaction_id, account, amount_kobo) VALUES
    (moved, 'liability:refunds', refund.amount_kobo),
    (moved, CASE refund.method WHEN 'provider' THEN 'clearing:' || payment.provider ELSE 'bank:refunds' END, -refund.amount_kobo);
  UPDATE payment_intents SET state = 'REFUNDED', updated_at = p_at WHERE id = payment.intent_id AND state = 'REFUND_PENDING'
    AND NOT EXISTS (
      SELECT FROM refunds r JOIN payments p ON p.id = r.payment_id
      WHERE p.intent_id = payment.intent_id AND r.state NOT IN ('paid', 'refused', 'withdrawn')
    );
END $$;
