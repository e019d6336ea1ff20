-- With `payers`, what is in it for their bills alone: others that are paid by the same attempt are of other clients.
CREATE OR REPLACE FUNCTION attempt_record(attempt uuid, payers text[] DEFAULT NULL) RETURNS jsonb LANGUAGE sql STABLE AS $$
  WITH own AS (
    SELECT * FROM payment_intents WHERE id = attempt
  ),
  answers AS (
    SELECT o.*, lag(coalesce(o.outcome, '')) OVER (ORDER BY o.id) IS DISTINCT FROM coalesce(o.outcome, '') AS is_news
    FROM provider_observations o JOIN own ON own.id = o.intent_id
  ),
  parts AS (
    SELECT p.bill_id, p.amount_kobo FROM own JOIN payment_basket_bills p ON p.basket_id = own.basket_id JOIN bills b ON b.id = p.bill_id
    WHERE b.payer_tpui = ANY (payers)
  ),
  money AS (
    SELECT p.* FROM payments p JOIN own ON own.id = p.intent_id
    WHERE payers IS NULL OR (p.basket_id IS NOT NULL AND p.bill_id IN (SELECT bill_id FROM parts))
  ),
  cases AS (
    SELECT c.* FROM review_cases c JOIN own ON own.id = c.intent_id
    WHERE payers IS NULL OR c.payment_id IN (SELECT id FROM money) OR NOT EXISTS (SELECT FROM payments p WHERE p.id = c.payment_id AND p.basket_id IS NOT NULL)
  ),
  hops (at, rank, kind, outcome, reference, amount_kobo) AS (
    SELECT created_at, 0, 'started', NULL::text, NULL::text,
      CASE WHEN payers IS NULL THEN amount_kobo ELSE (SELECT sum(amount_kobo)::bigint FROM parts) END FROM own
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
    UNION ALL SELECT c.opened_at, 8, 'review-opened', NULL, NULL, NULL FROM cases c
    UNION ALL SELECT c.resolved_at, 9, 'review-closed', NULL, NULL, NULL FROM cases c WHERE c.resolved_at IS NOT NULL
  )
  SELECT jsonb_build_object(
    'askedTimes', (SELECT count(*) FROM answers), 'askedAt', (SELECT max(observed_at) FROM answers),
    'askAgainAt', own.next_check_at, 'expiresAt', own.expires_at,
    'hops', (
      SELECT jsonb_agg(jsonb_build_object('at', at, 'kind', kind, 'outcome', outcome, 'reference', reference, 'amountKobo', amount_kobo)
        ORDER BY at, rank) FROM (SELECT * FROM hops ORDER BY at DESC, rank DESC LIMIT 200) AS latest
    )
  ) FROM own
$$;
COMMENT ON FUNCTION attempt_record(uuid,text[]) IS 'What happened to one attempt to pay, with times; whose it is has to be asked before. Kobo.';
