CREATE OR REPLACE VIEW bill_overviews AS
SELECT
  bills.id AS bill_id,
  CASE
    WHEN receipt_voids.receipt_id IS NOT NULL THEN 'void'
    WHEN bills.pay_status_id = 2 THEN 'paid'
    WHEN live.state IN ('REVIEW', 'REFUND_PENDING') OR (
      SELECT true FROM review_cases
      WHERE review_cases.bill_id = bills.id AND review_cases.resolved_at IS NULL AND NOT is_mere_claim(review_cases.kind)
      LIMIT 1
    ) THEN 'under-review'
    WHEN bills.cancelled_at IS NOT NULL THEN 'cancelled'
    WHEN bills.expires_on < lagos_today() THEN 'expired'
    ELSE 'unpaid'
  END AS status,
  receipts.receipt_number,
  receipts.amount_kobo AS receipt_amount_kobo,
  receipts.payer_name AS receipt_payer_name,
  receipts.issued_at AS receipt_issued_at,
  receipt_voids.voided_at AS receipt_voided_at,
  payments.provider AS receipt_provider,
  payments.provider_txn_ref AS receipt_provider_txn_ref,
  CASE WHEN credit_uses.id IS NOT NULL THEN 'credit' ELSE payments.channel END AS receipt_channel,
  CASE WHEN credit_uses.id IS NOT NULL THEN receipts.issued_at ELSE payments.paid_at END AS receipt_paid_at,
  live.state AS payment_state,
  live.provider AS payment_provider,
  live.provider_ref AS payment_provider_ref,
  live.created_at AS payment_started_at,
  receipts.id IS NOT NULL AND (
    SELECT count(*) FROM review_cases
    WHERE review_cases.payment_id = receipts.payment_id AND review_cases.kind = 'no-longer-paid' AND review_cases.resolved_at IS NULL
  ) > 0 AS receipt_in_doubt,
  live.basket_id AS payment_basket_id
FROM bills
LEFT JOIN receipts ON receipts.bill_id = bills.id
LEFT JOIN receipt_voids ON receipt_voids.receipt_id = receipts.id
LEFT JOIN payments ON payments.id = receipts.payment_id
LEFT JOIN credit_uses ON credit_uses.bill_id = receipts.bill_id AND credit_uses.state IN ('used', 'returned')
LEFT JOIN LATERAL (
  SELECT payment_intents.state, payment_intents.provider, payment_intents.provider_ref, payment_intents.created_at, payment_intents.basket_id
  FROM bill_attempts JOIN payment_intents ON payment_intents.id = bill_attempts.intent_id
  WHERE bill_attempts.bill_id = bills.id AND bills.pay_status_id = 1
    AND (state IN ('AWAITING_PAYMENT', 'PROCESSING') OR (state IN ('REVIEW', 'REFUND_PENDING') AND awaits_person(payment_intents.id)))
  ORDER BY state IN ('REVIEW', 'REFUND_PENDING') DESC, state = 'PROCESSING' DESC, created_at DESC
  LIMIT 1
) live ON true;
