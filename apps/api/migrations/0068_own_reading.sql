-- What taxpayers read of their own: receipts one by one, their account over the years, and where the money of an attempt is.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

CREATE FUNCTION keep_who_raised() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'who raised bill % never changes', old.reference
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bills_raised_by_fixed', TABLE = 'bills';
END $$;--> statement-breakpoint
CREATE TRIGGER bills_raised_by_fixed BEFORE UPDATE OF raised_by ON bills FOR EACH ROW
  WHEN (new.raised_by IS DISTINCT FROM old.raised_by) EXECUTE FUNCTION keep_who_raised();--> statement-breakpoint

-- Cancels a bill for the account that raised it for itself, by the rules of every cancellation. Answers as `cancel_bill`; null when
-- there is no such bill of theirs. The lock keeps new attempts out until it is decided.
CREATE FUNCTION cancel_own_bill(p_reference text, p_by uuid, p_tpui text) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM bills WHERE reference = p_reference AND raised_by = p_by AND payer_tpui = p_tpui FOR UPDATE;
  IF NOT found THEN RETURN NULL; END IF;
  RETURN cancel_bill(p_reference, p_by, 'Cancelled by the payer');
END $$;--> statement-breakpoint

CREATE VIEW reading.receipts WITH (security_invoker = true) AS
SELECT min(k.id) AS id, k.receipt_id, k.receipt_number, k.is_void, k.at, k.bill_id, k.bill_reference, k.provider_reference, k.payer_tpui,
  k.mda_id, m.name AS mda, string_agg(h.name, ', ' ORDER BY k.position) AS heads, k.channel_id, c.name AS channel,
  k.gateway_id, g.name AS gateway, sum(k.amount_kobo)::bigint AS amount_kobo
FROM collection_lines k
LEFT JOIN mdas m ON m.id = k.mda_id
LEFT JOIN revenue_heads h ON h.id = k.revenue_head_id
LEFT JOIN payment_channels c ON c.id = k.channel_id
LEFT JOIN payment_gateways g ON g.id = k.gateway_id
GROUP BY k.payer_tpui, k.receipt_id, k.receipt_number, k.is_void, k.at, k.bill_id, k.bill_reference, k.provider_reference, k.mda_id, m.name,
  k.channel_id, c.name, k.gateway_id, g.name;--> statement-breakpoint
COMMENT ON VIEW reading.receipts IS 'A row for each receipt, and a negative one for each that was voided. Kobo.';--> statement-breakpoint

-- The account of a taxpayer: what was asked, what was paid, and what stayed after each. A cancelled bill asks nothing; a voided receipt
-- takes what its bill asked with it, because that bill can be paid no more.
CREATE VIEW reading.account_entries WITH (security_invoker = true) AS
SELECT key, at, kind, reference, bill_reference, about, mda_id, mda, charge_kobo, paid_kobo, payer_tpui,
  (sum(charge_kobo - paid_kobo) OVER (PARTITION BY payer_tpui ORDER BY at, key))::bigint AS balance_kobo
FROM (
  SELECT 'bill:' || b.id AS key, b.created_at AS at, 'bill' AS kind, b.reference, b.reference AS bill_reference,
    (SELECT string_agg(h.name, ', ' ORDER BY l.position) FROM bill_lines l JOIN revenue_heads h ON h.id = l.revenue_head_id
      WHERE l.bill_id = b.id) AS about,
    b.mda_id, m.name AS mda, b.total_kobo AS charge_kobo, 0::bigint AS paid_kobo, b.payer_tpui
  FROM bills b JOIN mdas m ON m.id = b.mda_id WHERE b.standing <> 'cancelled'
  UNION ALL
  SELECT CASE WHEN r.is_void THEN 'void:' ELSE 'paid:' END || r.receipt_id, r.at, CASE WHEN r.is_void THEN 'void' ELSE 'payment' END,
    r.receipt_number, r.bill_reference, r.heads, r.mda_id, r.mda, CASE WHEN r.is_void THEN r.amount_kobo ELSE 0 END, r.amount_kobo, r.payer_tpui
  FROM reading.receipts r
) AS entries;--> statement-breakpoint
COMMENT ON VIEW reading.account_entries IS 'A taxpayer''s account, with the balance after each entry. Kobo.';--> statement-breakpoint
GRANT SELECT ON reading.receipts, reading.account_entries TO portal_read_taxpayer;--> statement-breakpoint

-- Every attempt to pay a bill of the reader. As its owner, because readers see no attempt: whose they are, the transaction says.
CREATE FUNCTION reading.own_attempts() RETURNS TABLE (id uuid, bill_id uuid, bill_reference text, payer_tpui text, mda_id int, heads text, gateway_id text,
  gateway text, reference text, order_id text, amount_kobo bigint, state text, started_at timestamptz, receipt_number text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT i.id, b.id, b.reference, b.payer_tpui, b.mda_id,
    (SELECT string_agg(h.name, ', ' ORDER BY l.position) FROM bill_lines l JOIN revenue_heads h ON h.id = l.revenue_head_id WHERE l.bill_id = b.id),
    i.gateway_id, g.name, i.provider_ref, i.order_id, i.amount_kobo,
    CASE i.state WHEN 'PROCESSING' THEN 'checking' WHEN 'CONFIRMED' THEN 'paid' WHEN 'REVIEW' THEN 'review' WHEN 'FAILED' THEN 'failed'
      WHEN 'CANCELLED' THEN 'cancelled' WHEN 'EXPIRED' THEN 'expired' WHEN 'REVERSED' THEN 'reversed' WHEN 'REFUND_PENDING' THEN 'refund'
      WHEN 'REFUNDED' THEN 'refunded' ELSE 'waiting' END,
    i.created_at,
    (SELECT r.receipt_number FROM payments p JOIN receipts r ON r.payment_id = p.id WHERE p.intent_id = i.id AND r.bill_id = b.id LIMIT 1)
  FROM bills b JOIN payment_intents i ON i.bill_id = b.id LEFT JOIN payment_gateways g ON g.id = i.gateway_id
  WHERE b.payer_tpui = reading.own_tpui()
$$;--> statement-breakpoint
COMMENT ON FUNCTION reading.own_attempts IS 'Attempts to pay the bills of the taxpayer who reads. Kobo.';--> statement-breakpoint

-- Where the money of one own attempt is: what happened, when we asked and when we ask again. Null when it is nobody's, or another's.
CREATE FUNCTION reading.own_attempt_record(attempt uuid) RETURNS jsonb LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  WITH own AS (
    SELECT i.* FROM payment_intents i JOIN bills b ON b.id = i.bill_id WHERE i.id = attempt AND b.payer_tpui = reading.own_tpui()
  ),
  answers AS (
    SELECT o.*, lag(coalesce(o.outcome, '')) OVER (ORDER BY o.id) IS DISTINCT FROM coalesce(o.outcome, '') AS is_news
    FROM provider_observations o JOIN own ON own.id = o.intent_id
  ),
  money AS (SELECT p.* FROM payments p JOIN own ON own.id = p.intent_id),
  hops (at, rank, kind, outcome, reference, amount_kobo) AS (
    SELECT created_at, 0, 'started', NULL::text, NULL::text, amount_kobo FROM own
    UNION ALL SELECT m.moved_at, 1, CASE WHEN m.from_state IN ('FAILED', 'EXPIRED') THEN 'reopened' ELSE 'reference' END, NULL, own.provider_ref, NULL
      FROM payment_intent_moves m JOIN own ON own.id = m.intent_id
      WHERE m.to_state = 'AWAITING_PAYMENT' AND m.from_state IN ('INITIATING', 'FAILED', 'EXPIRED')
    UNION ALL SELECT n.received_at, 2, 'notified', NULL, NULL, NULL FROM provider_notifications n JOIN own ON own.id = n.intent_id
    UNION ALL SELECT observed_at, 3, 'answer', coalesce(outcome, 'unknown'), NULL, NULL FROM answers WHERE is_news
    UNION ALL SELECT m.moved_at, 4, 'moved', lower(replace(m.to_state::text, '_', '-')), NULL, NULL
      FROM payment_intent_moves m JOIN own ON own.id = m.intent_id
      WHERE m.to_state IN ('FAILED', 'CANCELLED', 'EXPIRED', 'REVERSED', 'REFUND_PENDING', 'REFUNDED')
    UNION ALL SELECT paid_at, 5, 'paid', NULL, provider_txn_ref, amount_kobo FROM money
    UNION ALL SELECT r.issued_at, 6, 'receipt', NULL, r.receipt_number, r.amount_kobo FROM receipts r JOIN money ON money.id = r.payment_id
    UNION ALL SELECT v.voided_at, 7, 'void', NULL, r.receipt_number, r.amount_kobo
      FROM receipts r JOIN money ON money.id = r.payment_id JOIN receipt_voids v ON v.receipt_id = r.id
    UNION ALL SELECT c.opened_at, 8, 'review-opened', NULL, NULL, NULL FROM review_cases c JOIN own ON own.id = c.intent_id
    UNION ALL SELECT c.resolved_at, 9, 'review-closed', NULL, NULL, NULL FROM review_cases c JOIN own ON own.id = c.intent_id WHERE c.resolved_at IS NOT NULL
  )
  SELECT jsonb_build_object(
    'askedTimes', (SELECT count(*) FROM answers), 'askedAt', (SELECT max(observed_at) FROM answers),
    'askAgainAt', own.next_check_at, 'expiresAt', own.expires_at,
    'hops', (
      SELECT jsonb_agg(jsonb_build_object('at', at, 'kind', kind, 'outcome', outcome, 'reference', reference, 'amountKobo', amount_kobo)
        ORDER BY at, rank) FROM (SELECT * FROM hops ORDER BY at DESC, rank DESC LIMIT 200) AS latest
    )
  ) FROM own
$$;--> statement-breakpoint
COMMENT ON FUNCTION reading.own_attempt_record IS 'What happened to one attempt to pay a bill of the taxpayer who reads; null for anybody else''s.';--> statement-breakpoint
-- Whether somebody may be paying an own bill this very moment.
CREATE FUNCTION reading.is_own_payment_pending(bill uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT EXISTS (SELECT FROM bills b WHERE b.id = bill AND b.payer_tpui = reading.own_tpui() AND is_payment_pending(b.id))
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION reading.own_attempts, reading.own_attempt_record, reading.is_own_payment_pending FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION reading.own_attempts, reading.own_attempt_record, reading.is_own_payment_pending TO portal_read_taxpayer;
