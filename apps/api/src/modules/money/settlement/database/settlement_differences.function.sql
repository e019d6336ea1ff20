-- Everything that differs on a day, each from two lists that do not know of each other.
CREATE OR REPLACE FUNCTION settlement_differences(p_today date) RETURNS TABLE (kind text, subject text, reference text, provider payment_provider,
  payment_id uuid, line_id bigint, batch_id bigint, bank_line_id bigint, expected_kobo bigint, received_kobo bigint, day date) LANGUAGE sql STABLE AS $$
  WITH reach AS (SELECT s.provider, s.expected_from, settlement_reach(s.provider) AS day FROM settlement_sources s WHERE s.provider IS NOT NULL),
  overdue AS (
    SELECT s.provider, s.payment_id, s.provider_ref, s.paid_on, s.amount_kobo - s.taken_back_kobo AS amount_kobo, r.day AS reached FROM payment_settlements s JOIN reach r ON r.provider = s.provider
    WHERE s.state = 'awaited' AND s.paid_on >= r.expected_from AND s.due_on < p_today
  )
  SELECT 'ours-only', 'payment:' || o.payment_id, o.provider_ref, o.provider, o.payment_id, NULL::bigint, NULL::bigint, NULL::bigint, o.amount_kobo, 0::bigint, o.paid_on
    FROM overdue o WHERE o.paid_on < o.reached
  UNION ALL
  SELECT 'late', 'day:' || o.provider || ':' || o.paid_on, o.provider || ' ' || o.paid_on, o.provider, NULL, NULL, NULL, NULL, sum(o.amount_kobo)::bigint, 0, o.paid_on
    FROM overdue o WHERE o.paid_on >= coalesce(o.reached, '-infinity') GROUP BY o.provider, o.paid_on
  UNION ALL
  SELECT 'theirs-only', 'line:' || l.id, coalesce(nullif(l.reference, ''), nullif(l.order_id, ''), 'row ' || l.row), l.provider, NULL, l.id, l.batch_id, NULL, 0, l.gross_kobo, l.paid_on
    FROM settlement_lines l WHERE l.state = 'theirs-only' AND l.written_off_kobo = 0
  UNION ALL
  -- A line for several bills has more than they asked.
  SELECT 'amount-differs', 'line:' || l.id, coalesce(nullif(l.reference, ''), nullif(l.order_id, ''), 'row ' || l.row), l.provider, NULL, l.id, l.batch_id, NULL, l.matched_kobo, l.gross_kobo, l.paid_on
    FROM settlement_lines l WHERE l.state = 'differs' AND l.gross_kobo > l.matched_kobo AND l.written_off_kobo = 0
      AND NOT EXISTS (SELECT FROM payment_settlements s WHERE s.line_id = l.id AND s.received_kobo > s.amount_kobo - s.taken_back_kobo + s.claimed_kobo)
  UNION ALL
  SELECT 'amount-differs', 'payment:' || s.payment_id, s.provider_ref, s.provider, s.payment_id, s.line_id, s.batch_id, NULL, s.amount_kobo - s.taken_back_kobo + s.claimed_kobo, s.received_kobo, s.paid_on
    FROM payment_settlements s WHERE s.state = 'differs' AND s.written_off_kobo = 0
  UNION ALL
  SELECT 'claim', 'payment:' || s.payment_id, s.provider_ref, s.provider, s.payment_id, s.line_id, s.batch_id, NULL, 0, s.claimed_kobo - s.deducted_kobo, s.paid_on
    FROM payment_settlements s WHERE s.state IN ('claim', 'differs') AND s.claimed_kobo > s.deducted_kobo
  UNION ALL
  SELECT CASE b.bank_kobo WHEN 0 THEN 'payout-missing' ELSE 'payout-differs' END, 'payout:' || b.id, b.reference, b.provider, NULL, NULL, b.id, NULL, b.net_kobo, b.bank_kobo, b.value_date
    FROM settlement_batches b
    WHERE b.bank_kobo + b.written_off_kobo <> b.net_kobo AND (b.bank_kobo <> 0 OR b.value_date < (SELECT max(value_date) FROM bank_lines))
  UNION ALL
  SELECT 'unknown-credit', 'credit:' || k.id, coalesce(nullif(k.reference, ''), 'row ' || k.row), NULL, NULL, NULL, NULL, k.id, 0, k.amount_kobo, k.value_date
    FROM bank_lines k WHERE k.batch_id IS NULL AND k.amount_kobo > 0 AND k.written_off_kobo = 0
  UNION ALL
  -- The provider's own answers, each time we asked: money it said it took, and nobody booked.
  SELECT 'journal', 'attempt:' || i.id, coalesce(i.provider_ref, i.order_id), i.provider, NULL, NULL, NULL, NULL, 0, o.amount_kobo, lagos_day(o.observed_at)
    FROM payment_intents i
    JOIN LATERAL (SELECT * FROM provider_observations o WHERE o.intent_id = i.id AND o.outcome IN ('paid', 'failed') ORDER BY o.id DESC LIMIT 1) o ON o.outcome = 'paid'
    WHERE i.created_at > p_today - 62 AND o.amount_kobo > 0 AND o.observed_at < clock_timestamp() - interval '1 hour'
      AND NOT EXISTS (SELECT FROM payments p WHERE p.intent_id = i.id)
      AND NOT EXISTS (SELECT FROM review_cases c WHERE c.intent_id = i.id AND c.resolved_at IS NULL)
  UNION ALL
  SELECT 'ledger', 'account:' || e.account, e.account, e.provider, NULL, NULL, NULL, NULL, e.expected, e.booked, p_today
    FROM (
      SELECT 'clearing:' || r.provider AS account, r.provider,
        coalesce((SELECT sum(amount_kobo) FROM payments p WHERE p.provider = r.provider), 0)::bigint
          - coalesce((SELECT sum(s.taken_back_kobo) FROM payment_settlements s WHERE s.provider = r.provider AND s.taken_back_kobo > 0), 0)::bigint
          - coalesce((SELECT sum(written_off_kobo) FROM payment_settlements s WHERE s.provider = r.provider AND s.written_off_kobo > 0), 0)::bigint
          - coalesce((SELECT sum(matched_kobo) FROM settlement_lines l WHERE l.provider = r.provider), 0)::bigint AS expected,
        coalesce((SELECT sum(amount_kobo) FROM ledger_entries WHERE account = 'clearing:' || r.provider), 0)::bigint AS booked
      FROM reach r
      UNION ALL
      SELECT 'transit:' || r.provider, r.provider,
        coalesce((SELECT sum(gross_kobo - fee_kobo) FROM settlement_lines l WHERE l.provider = r.provider), 0)::bigint
          - coalesce((SELECT sum(b.written_off_kobo) FROM settlement_batches b WHERE b.provider = r.provider), 0)::bigint
          - coalesce((SELECT sum(k.amount_kobo) FROM bank_lines k JOIN settlement_batches b ON b.id = k.batch_id WHERE b.provider = r.provider), 0)::bigint,
        coalesce((SELECT sum(amount_kobo) FROM ledger_entries WHERE account = 'transit:' || r.provider), 0)::bigint
      FROM reach r
    ) e WHERE e.expected <> e.booked
  UNION ALL
  SELECT 'ledger', 'totals', 'totals', NULL, NULL, NULL, NULL, NULL, 0, 0, p_today
    FROM (SELECT holds FROM totals_proofs ORDER BY id DESC LIMIT 1) latest WHERE NOT latest.holds
$$;
