-- The same view; the open cases of a bill are found by their index. As an EXISTS the planner could read every open case for one bill.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

CREATE OR REPLACE VIEW bill_overviews AS
SELECT
  bills.id AS bill_id,
  CASE
    WHEN receipt_voids.receipt_id IS NOT NULL THEN 'void'
    WHEN bills.pay_status_id = 2 THEN 'paid'
    WHEN live.state IN ('REVIEW', 'REFUND_PENDING') OR (
      SELECT true FROM review_cases
      WHERE review_cases.bill_id = bills.id AND review_cases.resolved_at IS NULL AND review_cases.kind <> 'conflicting-report'
      LIMIT 1
    ) THEN 'under-review'
    WHEN bills.cancelled_at IS NOT NULL THEN 'cancelled'
    WHEN bills.expires_on < (now() AT TIME ZONE 'Africa/Lagos')::date THEN 'expired'
    ELSE 'unpaid'
  END AS status,
  receipts.receipt_number,
  receipts.amount_kobo AS receipt_amount_kobo,
  receipts.payer_name AS receipt_payer_name,
  receipts.issued_at AS receipt_issued_at,
  receipt_voids.voided_at AS receipt_voided_at,
  payments.provider AS receipt_provider,
  payments.provider_txn_ref AS receipt_provider_txn_ref,
  payments.channel AS receipt_channel,
  payments.paid_at AS receipt_paid_at,
  live.state AS payment_state,
  live.provider AS payment_provider,
  live.provider_ref AS payment_provider_ref,
  live.created_at AS payment_started_at
FROM bills
LEFT JOIN receipts ON receipts.bill_id = bills.id
LEFT JOIN receipt_voids ON receipt_voids.receipt_id = receipts.id
LEFT JOIN payments ON payments.id = receipts.payment_id
LEFT JOIN LATERAL (
  SELECT state, provider, provider_ref, created_at FROM payment_intents
  WHERE payment_intents.bill_id = bills.id AND bills.pay_status_id = 1
    AND state IN ('AWAITING_PAYMENT', 'PROCESSING', 'REVIEW', 'REFUND_PENDING')
  ORDER BY state IN ('REVIEW', 'REFUND_PENDING') DESC, state = 'PROCESSING' DESC, created_at DESC
  LIMIT 1
) live ON true;
