-- The bill as staff see it and act on it: cancelled with a reason, never while money may be on its way; what its payer was written.
-- Functions and triggers only.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

CREATE TRIGGER bill_mails_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON bill_mails
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- Who cancelled and why is said with the cancellation, and stays.
CREATE FUNCTION guard_cancellation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF old.cancelled_at IS NOT NULL OR new.cancelled_at IS NULL THEN
    RAISE EXCEPTION 'who cancelled bill % is said when it is cancelled, and stays', old.reference
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bills_cancelled_once', TABLE = 'bills';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER bills_cancelled_once BEFORE UPDATE OF cancelled_by, cancelled_reason ON bills FOR EACH ROW
  WHEN ((new.cancelled_by, new.cancelled_reason) IS DISTINCT FROM (old.cancelled_by, old.cancelled_reason))
  EXECUTE FUNCTION guard_cancellation();--> statement-breakpoint

-- Somebody may be paying this very moment: an attempt that is being made or processed, that began within half an hour, or about which
-- its provider has not answered clearly.
CREATE FUNCTION is_payment_pending(p_bill uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM payment_intents i WHERE i.bill_id = p_bill AND (
      i.state IN ('CREATED', 'INITIATING', 'PROCESSING')
      OR (i.state = 'AWAITING_PAYMENT' AND (
        i.created_at > clock_timestamp() - interval '30 minutes'
        OR coalesce((SELECT outcome FROM provider_observations o WHERE o.intent_id = i.id ORDER BY o.id DESC LIMIT 1), 'unknown')
          NOT IN ('pending', 'failed')
      ))
    )
  )
$$;--> statement-breakpoint

-- Answers `cancelled`, how the bill stands when it cannot be (`paid`, `void`, `under-review`, `already-cancelled`, `payment-pending`;
-- nothing changed), or null: there is no such bill.
CREATE FUNCTION cancel_bill(p_reference text, p_by uuid, p_reason text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  bill bills;
BEGIN
  SELECT * INTO bill FROM bills WHERE reference = p_reference FOR NO KEY UPDATE;
  IF NOT found THEN RETURN NULL; END IF;
  IF bill.standing = 'cancelled' THEN RETURN 'already-cancelled'; END IF;
  IF bill.standing <> 'open' THEN RETURN bill.standing; END IF;
  IF is_payment_pending(bill.id) THEN RETURN 'payment-pending'; END IF;
  UPDATE bills SET cancelled_at = clock_timestamp(), cancelled_by = p_by, cancelled_reason = p_reason WHERE id = bill.id;
  RETURN 'cancelled';
END $$;--> statement-breakpoint

CREATE OR REPLACE FUNCTION reading.bill_record(bill uuid, most int) RETURNS jsonb LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  WITH attempts AS (SELECT * FROM payment_intents WHERE bill_id = bill),
  money AS (SELECT * FROM payments WHERE bill_id = bill),
  -- A provider that is asked a hundred times and says the same each time has said one thing.
  answers AS (
    SELECT o.*, lag(coalesce(o.outcome, '') || ':' || coalesce(o.provider_code, '')) OVER (PARTITION BY o.intent_id ORDER BY o.id)
      IS DISTINCT FROM coalesce(o.outcome, '') || ':' || coalesce(o.provider_code, '') AS is_news
    FROM provider_observations o JOIN attempts a ON a.id = o.intent_id
  ),
  events (at, rank, kind, provider, reference, amount_kobo, code, outcome) AS (
    SELECT created_at, 0, 'raised', NULL::text, NULL::text, total_kobo, NULL::text, NULL::text FROM bills WHERE id = bill
    UNION ALL SELECT renewed_at, 1, 'renewed', NULL, NULL, NULL, NULL, expires_on::text FROM bill_renewals WHERE bill_id = bill
    UNION ALL SELECT cancelled_at, 2, 'cancelled', NULL, NULL, NULL, NULL, cancelled_reason FROM bills WHERE id = bill AND cancelled_at IS NOT NULL
    UNION ALL SELECT created_at, 3, 'attempt', provider::text, provider_ref, amount_kobo, NULL, NULL FROM attempts
    UNION ALL SELECT received_at, 4, 'notified', n.provider::text, a.provider_ref, NULL, NULL, n.outcome
      FROM provider_notifications n JOIN attempts a ON a.id = n.intent_id
    UNION ALL SELECT n.observed_at, 5, 'answer', a.provider::text, a.provider_ref, n.amount_kobo, n.provider_code, n.outcome
      FROM answers n JOIN attempts a ON a.id = n.intent_id WHERE n.is_news
    UNION ALL SELECT m.moved_at, 6, 'moved', a.provider::text, a.provider_ref, NULL, m.to_state::text, NULL
      FROM payment_intent_moves m JOIN attempts a ON a.id = m.intent_id
      WHERE m.to_state IN ('FAILED', 'CANCELLED', 'EXPIRED', 'REVERSED', 'REFUND_PENDING', 'REFUNDED')
    UNION ALL SELECT paid_at, 7, 'paid', provider::text, provider_txn_ref, amount_kobo, channel, disposition::text FROM money
    UNION ALL SELECT issued_at, 8, 'receipt', NULL, receipt_number, amount_kobo, NULL, NULL FROM receipts WHERE bill_id = bill
    UNION ALL SELECT v.voided_at, 9, 'void', NULL, r.receipt_number, r.amount_kobo, NULL, v.reason
      FROM receipts r JOIN receipt_voids v ON v.receipt_id = r.id WHERE r.bill_id = bill
    UNION ALL SELECT opened_at, 10, 'review-opened', NULL, NULL, NULL, kind, NULL FROM review_cases WHERE bill_id = bill
    UNION ALL SELECT resolved_at, 11, 'review-closed', NULL, NULL, NULL, kind, resolution
      FROM review_cases WHERE bill_id = bill AND resolved_at IS NOT NULL
  ),
  newest AS (SELECT * FROM events ORDER BY at DESC, rank DESC LIMIT most)
  SELECT jsonb_build_object(
    'lines', (
      SELECT coalesce(jsonb_agg(jsonb_build_object('head', h.name, 'headCode', h.code, 'description', l.description,
        'narration', l.narration, 'amountKobo', l.amount_kobo) ORDER BY l.position), '[]')
      FROM bill_lines l JOIN revenue_heads h ON h.id = l.revenue_head_id WHERE l.bill_id = bill
    ),
    'events', (
      SELECT coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'at', at, 'provider', provider, 'reference', reference,
        'amountKobo', amount_kobo, 'code', code, 'outcome', outcome) ORDER BY at DESC, rank DESC), '[]') FROM newest
    ),
    'books', (
      SELECT coalesce(jsonb_agg(jsonb_build_object('at', t.booked_at, 'kind', t.kind, 'account', e.account,
        'amountKobo', e.amount_kobo) ORDER BY t.booked_at, e.id), '[]')
      FROM money p JOIN ledger_transactions t ON t.reference = ledger_reference(p)
        JOIN ledger_entries e ON e.transaction_id = t.id
    ),
    'receiptNumber', (SELECT receipt_number FROM receipts WHERE bill_id = bill),
    'mails', (
      SELECT coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'at', sent_at) ORDER BY id DESC), '[]') FROM bill_mails WHERE bill_id = bill
    ),
    'audit', (
      SELECT coalesce(jsonb_agg(jsonb_build_object('at', a.at, 'action', a.action, 'name', reading.name_of_actor(a.actor),
        'role', a.actor_role, 'reason', a.detail ->> 'reason') ORDER BY a.position DESC), '[]')
      FROM (
        SELECT * FROM audit_log WHERE subject = (SELECT 'bill:' || reference FROM bills WHERE id = bill) ORDER BY position DESC LIMIT most
      ) a
    ),
    'isPaymentPending', is_payment_pending(bill)
  )
$$;
