-- The steps of a refund stand among what happened to its bill, and its entries among the books.
CREATE OR REPLACE FUNCTION reading.bill_record(bill uuid, most int) RETURNS jsonb LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  WITH attempts AS (
    SELECT i.*, (SELECT count(*) FROM payment_basket_bills k WHERE k.basket_id = i.basket_id) AS bills_of_basket
    FROM bill_attempts a JOIN payment_intents i ON i.id = a.intent_id WHERE a.bill_id = bill
  ),
  -- Money that came for it, and money of another bill that was decided to be for it.
  money AS (SELECT * FROM payments WHERE bill_id = bill OR id IN (SELECT payment_id FROM payment_allocations WHERE bill_id = bill)),
  decided AS (SELECT q.* FROM review_proposals q JOIN review_cases c ON c.id = q.case_id JOIN money m ON m.id = c.payment_id WHERE q.outcome = 'approved'),
  -- What its month was paid too much; a month of several bills is told of on the one whose receipt was the newest.
  credits AS (
    SELECT c.* FROM paye_credits c JOIN receipts r ON r.id = c.receipt_id WHERE r.bill_id = bill AND c.state IN ('granted', 'returned')
  ),
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
    UNION ALL SELECT created_at, 3, 'attempt', provider::text, provider_ref, amount_kobo, NULL,
      CASE WHEN basket_id IS NOT NULL THEN 'basket:' || bills_of_basket END FROM attempts
    UNION ALL SELECT received_at, 4, 'notified', n.provider::text, a.provider_ref, NULL, NULL, n.outcome
      FROM provider_notifications n JOIN attempts a ON a.id = n.intent_id
    UNION ALL SELECT n.observed_at, 5, 'answer', a.provider::text, a.provider_ref, n.amount_kobo, n.provider_code, n.outcome
      FROM answers n JOIN attempts a ON a.id = n.intent_id WHERE n.is_news
    UNION ALL SELECT m.moved_at, 6, 'moved', a.provider::text, a.provider_ref, NULL, m.to_state::text, NULL
      FROM payment_intent_moves m JOIN attempts a ON a.id = m.intent_id
      WHERE m.to_state IN ('FAILED', 'CANCELLED', 'EXPIRED', 'REVERSED', 'REFUND_PENDING', 'REFUNDED')
    UNION ALL SELECT paid_at, 7, 'paid', provider::text, provider_txn_ref, amount_kobo, channel, disposition::text FROM money
    UNION ALL SELECT decided_at, 7, 'paid', NULL, NULL, amount_kobo, NULL, 'credit' FROM credit_uses WHERE bill_id = bill AND state IN ('used', 'returned')
    UNION ALL SELECT issued_at, 8, 'receipt', NULL, receipt_number, amount_kobo, NULL, NULL FROM receipts WHERE bill_id = bill
    UNION ALL SELECT v.voided_at, 9, 'void', NULL, r.receipt_number, r.amount_kobo, NULL, v.reason
      FROM receipts r JOIN receipt_voids v ON v.receipt_id = r.id WHERE r.bill_id = bill
    UNION ALL SELECT opened_at, 10, 'review-opened', NULL, NULL, NULL, kind, NULL FROM review_cases WHERE bill_id = bill
    UNION ALL SELECT resolved_at, 11, 'review-closed', NULL, NULL, NULL, kind, resolution
      FROM review_cases WHERE bill_id = bill AND resolved_at IS NOT NULL
    UNION ALL SELECT s.at, 12, 'refund', NULL, r.number, r.amount_kobo, s.move, NULL
      FROM refunds r JOIN work_items w ON w.kind = 'refund' AND w.subject = 'refund:' || r.id JOIN work_steps s ON s.item_id = w.id
      WHERE r.bill_id = bill
    UNION ALL SELECT decided_at, 13, 'credit', NULL, NULL, amount_kobo, 'granted', decision_reason FROM credits
    UNION ALL SELECT returned_at, 14, 'credit', NULL, NULL, amount_kobo, 'returned', NULL FROM credits WHERE returned_at IS NOT NULL
  ),
  newest AS (SELECT * FROM events ORDER BY at DESC, rank DESC LIMIT most)
  SELECT jsonb_build_object(
    'lines', (
      SELECT coalesce(jsonb_agg(jsonb_build_object('head', head_name_on(h.id, l.issued_on), 'headCode', h.code, 'description', l.description,
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
      FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
      WHERE (t.reference IN (SELECT ledger_reference(p) FROM money p) AND t.kind IN ('payment', 'reversal', 'refund'))
        OR (t.reference IN (SELECT 'review:' || id FROM decided) AND t.kind IN ('decision', 'counter'))
        OR (t.reference IN (SELECT 'refund:' || id FROM refunds WHERE bill_id = bill) AND t.kind IN ('refund-owed', 'refund-paid'))
        OR (t.reference IN (SELECT 'credit-use:' || id FROM credit_uses WHERE bill_id = bill) AND t.kind IN ('credit-use', 'credit-return'))
        OR (t.reference IN (SELECT 'paye-credit:' || id FROM credits) AND t.kind IN ('paye-credit', 'paye-credit-return'))
    ),
    'receiptNumber', (SELECT receipt_number FROM receipts WHERE bill_id = bill),
    'replacedBy', (SELECT corrected_bill(id) FROM bills WHERE id = bill AND cancelled_at IS NOT NULL),
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
    'isPaymentPending', is_payment_pending(bill),
    'isPlaceable', EXISTS (SELECT FROM bills WHERE id = bill AND tax_office_id IS NULL) OR EXISTS (SELECT FROM bill_placements WHERE bill_id = bill)
  )
$$;
COMMENT ON FUNCTION reading.bill_record(uuid,integer) IS 'Lines, the newest events and the ledger''s entries of one bill; asked only about a bill found under the reader''s policy.';
REVOKE ALL ON FUNCTION reading.bill_record(uuid,integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reading.bill_record(uuid,integer) TO portal_read_expert_system, portal_read_mda, portal_read_offices, portal_read_state;
