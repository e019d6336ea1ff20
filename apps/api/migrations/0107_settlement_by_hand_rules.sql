-- A line for several bills that were paid together settles all of them; what no rule finds is matched, split or given up by two persons, and
-- the books follow. Functions, triggers and views; baskets that were paid before learn which attempt paid them.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

INSERT INTO ledger_accounts (code, normal_side) VALUES ('expense:settlement-differences', 'debit');--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('settlement-difference', 'proposed', NULL, false);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('settlement-difference', 'propose', 'open', 'proposed', ARRAY['Admin', 'Administrator', 'SuperAdmin']::text[], true, false, ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('settlement-difference', 'approve', 'proposed', 'closed', ARRAY['SuperAdmin']::text[], true, false, ARRAY['propose']::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('settlement-difference', 'refuse', 'proposed', 'open', ARRAY['SuperAdmin']::text[], true, false, ARRAY['propose']::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('settlement-difference', 'withdraw', 'proposed', 'open', ARRAY['Admin', 'Administrator', 'SuperAdmin']::text[], true, false, ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('settlement-difference', 'settle', 'proposed', 'closed', ARRAY['system']::text[], true, false, ARRAY[]::text[]);--> statement-breakpoint

CREATE OR REPLACE FUNCTION expect_settlement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO payment_settlements (payment_id, provider, provider_ref, bill_id, bill_reference, mda_id, expert_system_id, gateway_id, amount_kobo, paid_on, due_on, basket_intent_id)
    SELECT new.id, new.provider, new.provider_txn_ref, b.id, b.reference, b.mda_id, b.expert_system_id, i.gateway_id, new.amount_kobo, paid.day,
      working_days_after(paid.day, coalesce((SELECT settles_after FROM settlement_sources s WHERE s.provider = new.provider), 1)),
      CASE WHEN new.basket_id IS NOT NULL THEN new.intent_id END
    FROM bills b, payment_intents i, (SELECT (new.paid_at AT TIME ZONE 'Africa/Lagos')::date AS day) paid
    WHERE b.id = new.bill_id AND i.id = new.intent_id;
  RETURN NULL;
END $$;--> statement-breakpoint
UPDATE payment_settlements s SET basket_intent_id = p.intent_id FROM payments p WHERE p.id = s.payment_id AND p.basket_id IS NOT NULL;--> statement-breakpoint

CREATE FUNCTION refuse_settlement(p_why text, p_constraint text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a difference: %', p_why
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = p_constraint, TABLE = 'settlement_proposals';
END $$;--> statement-breakpoint

CREATE OR REPLACE FUNCTION guard_payment_settlement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (new.payment_id, new.provider, new.provider_ref, new.bill_id, new.mda_id, new.amount_kobo, new.paid_on, new.due_on, new.basket_intent_id)
      IS DISTINCT FROM (old.payment_id, old.provider, old.provider_ref, old.bill_id, old.mda_id, old.amount_kobo, old.paid_on, old.due_on, old.basket_intent_id)
    OR (old.line_id IS NOT NULL AND (new.line_id, new.received_kobo, new.settled_on) IS DISTINCT FROM (old.line_id, old.received_kobo, old.settled_on))
    OR (old.written_off_kobo <> 0 AND new.written_off_kobo <> old.written_off_kobo)
  THEN
    RAISE EXCEPTION 'a payment is settled once, as it was paid'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_settlements_once', TABLE = 'payment_settlements';
  END IF;
  IF new.state <> old.state AND (old.state, new.state) NOT IN (('awaited', 'settled'), ('awaited', 'differs'), ('awaited', 'taken-back'),
      ('settled', 'claim'), ('differs', 'claim'), ('claim', 'claim-met'))
  THEN
    RAISE EXCEPTION 'money does not go from % to %', old.state, new.state
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_settlements_moves', TABLE = 'payment_settlements';
  END IF;
  IF new.state IN ('settled', 'differs') AND (new.state = 'settled') <> (new.received_kobo = new.amount_kobo) THEN
    RAISE EXCEPTION 'settled is what came to the kobo'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_settlements_agree', TABLE = 'payment_settlements';
  END IF;
  IF new.written_off_kobo <> old.written_off_kobo AND (new.amount_kobo - new.received_kobo <> new.written_off_kobo OR new.state <> 'differs') THEN
    RAISE EXCEPTION 'what is given up is the difference, to the kobo'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_settlements_write_off', TABLE = 'payment_settlements';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION guard_settlement_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (new.batch_id, new.file_id, new.row, new.provider, new.reference, new.order_id, new.gross_kobo, new.fee_kobo, new.paid_on, new.line_hash)
    IS DISTINCT FROM (old.batch_id, old.file_id, old.row, old.provider, old.reference, old.order_id, old.gross_kobo, old.fee_kobo, old.paid_on, old.line_hash)
    OR abs(new.matched_kobo) > abs(new.gross_kobo)
    OR (old.written_off_kobo <> 0 AND new.written_off_kobo <> old.written_off_kobo)
    OR new.written_off_kobo NOT IN (0, new.gross_kobo - new.matched_kobo)
  THEN
    RAISE EXCEPTION 'what a provider listed stays as it listed it'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'settlement_lines_stay', TABLE = 'settlement_lines';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint

-- What is given up was given up by two persons: the books say so for every kobo of it.
CREATE OR REPLACE FUNCTION check_settlement_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  about text[] := string_to_array(new.reference, ':');
  is_known boolean;
BEGIN
  is_known := CASE new.kind
    WHEN 'settlement' THEN EXISTS (SELECT FROM settlement_lines WHERE batch_id = about[2]::bigint AND booked_kobo IS NOT NULL)
    WHEN 'settlement-match' THEN EXISTS (SELECT FROM settlement_lines WHERE id = about[2]::bigint AND booked_kobo = about[3]::bigint)
    WHEN 'settlement-bank' THEN EXISTS (SELECT FROM bank_lines WHERE id = about[2]::bigint AND batch_id IS NOT NULL)
    WHEN 'settlement-write-off' THEN EXISTS (
      SELECT FROM settlement_proposals q WHERE q.id = about[2]::bigint AND q.outcome = 'approved' AND q.action = 'write-off' AND q.write_off_kobo = (
        SELECT sum(amount_kobo) FROM ledger_entries WHERE transaction_id = new.id AND account = 'expense:settlement-differences'))
    ELSE false END;
  IF NOT is_known THEN
    RAISE EXCEPTION 'ledger transaction % is of a settlement that never came', new.reference
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_transactions_have_settlement', TABLE = 'ledger_transactions';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION check_write_off_booked() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  given_up bigint;
  booked bigint;
BEGIN
  SELECT coalesce((SELECT sum(written_off_kobo) FROM payment_settlements WHERE written_off_kobo > 0), 0)
    - coalesce((SELECT sum(written_off_kobo) FROM settlement_lines WHERE written_off_kobo <> 0), 0)
    + coalesce((SELECT sum(written_off_kobo) FROM settlement_batches WHERE written_off_kobo <> 0), 0)
    - coalesce((SELECT sum(written_off_kobo) FROM bank_lines WHERE written_off_kobo <> 0), 0) INTO given_up;
  SELECT coalesce(sum(amount_kobo), 0) INTO booked FROM ledger_entries WHERE account = 'expense:settlement-differences';
  IF given_up <> booked THEN
    RAISE EXCEPTION 'given up % kobo, and the books say %', given_up, booked
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'settlement_write_offs_booked', TABLE = tg_table_name;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER payment_settlements_write_off_booked AFTER UPDATE ON payment_settlements DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (new.written_off_kobo <> old.written_off_kobo) EXECUTE FUNCTION check_write_off_booked();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER settlement_lines_write_off_booked AFTER UPDATE ON settlement_lines DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (new.written_off_kobo <> old.written_off_kobo) EXECUTE FUNCTION check_write_off_booked();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER settlement_batches_write_off_booked AFTER UPDATE ON settlement_batches DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (new.written_off_kobo <> old.written_off_kobo) EXECUTE FUNCTION check_write_off_booked();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER bank_lines_write_off_booked AFTER UPDATE ON bank_lines DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (new.written_off_kobo <> old.written_off_kobo) EXECUTE FUNCTION check_write_off_booked();--> statement-breakpoint

-- Lines find their payments: by reference and amount, by reference alone, by our order, and without either by amount and day where there is
-- but one. Bills that were paid together are one payment to their provider: a line settles all of them, or lines settle one each. A payment
-- that nobody confirmed is never booked by a line: its attempt is asked about.
CREATE OR REPLACE FUNCTION match_settlement_lines(p_file uuid DEFAULT NULL) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  way text;
BEGIN
  FOREACH way IN ARRAY ARRAY['exact', 'part', 'reference', 'order', 'amount'] LOOP
    WITH open_lines AS MATERIALIZED (
      SELECT l.id, l.provider, l.gross_kobo, l.fee_kobo, l.batch_id,
        CASE way WHEN 'order' THEN l.order_id WHEN 'amount' THEN '' ELSE l.reference END AS key,
        CASE WHEN way IN ('exact', 'part', 'amount') THEN l.gross_kobo ELSE 0 END AS kobo,
        CASE way WHEN 'amount' THEN l.paid_on END AS day
      FROM settlement_lines l
      WHERE l.state IN ('new', 'theirs-only') AND l.gross_kobo > 0 AND l.written_off_kobo = 0 AND (p_file IS NULL OR l.file_id = p_file)
        AND CASE way WHEN 'order' THEN l.order_id <> '' WHEN 'amount' THEN l.reference = '' AND l.order_id = '' ELSE l.reference <> '' END
    ), lines AS (
      SELECT *, row_number() OVER same AS place, count(*) OVER same_all AS alike FROM open_lines
      WINDOW same AS (PARTITION BY provider, key, kobo, day ORDER BY id), same_all AS (PARTITION BY provider, key, kobo, day)
    ), awaited AS MATERIALIZED (
      SELECT s.payment_id, s.provider, s.amount_kobo, s.paid_on, s.basket_intent_id IS NOT NULL AS is_of_basket,
        CASE way WHEN 'part' THEN s.payment_id ELSE coalesce(s.basket_intent_id, s.payment_id) END AS whole,
        CASE way WHEN 'order' THEN i.order_id WHEN 'amount' THEN '' ELSE s.provider_ref END AS key
      FROM payment_settlements s
      LEFT JOIN payments p ON way = 'order' AND p.id = s.payment_id LEFT JOIN payment_intents i ON i.id = p.intent_id
      WHERE s.state = 'awaited' AND EXISTS (SELECT FROM open_lines) AND (way <> 'part' OR s.basket_intent_id IS NOT NULL)
    ), wholes AS (
      SELECT whole, provider, key, sum(amount_kobo)::bigint AS amount_kobo, bool_or(is_of_basket) AS is_basket,
        CASE WHEN way IN ('exact', 'part', 'amount') THEN sum(amount_kobo) ELSE 0 END::bigint AS kobo, CASE way WHEN 'amount' THEN min(paid_on) END AS day
      FROM awaited GROUP BY whole, provider, key
    ), ranked AS (
      SELECT *, row_number() OVER same AS place, count(*) OVER same_all AS alike FROM wholes
      WINDOW same AS (PARTITION BY provider, key, kobo, day ORDER BY whole), same_all AS (PARTITION BY provider, key, kobo, day)
    ), pairs AS (
      SELECT l.id AS line_id, l.batch_id, l.gross_kobo, l.fee_kobo, p.whole, p.amount_kobo, p.is_basket
      FROM lines l JOIN ranked p ON p.provider = l.provider AND p.key = l.key AND p.kobo = l.kobo AND p.place = l.place
        AND p.day IS NOT DISTINCT FROM l.day
      WHERE way <> 'amount' OR (l.alike = 1 AND p.alike = 1)
    ), shares AS (
      -- What falls short falls short of the last; what is too much is of none of several.
      SELECT p.line_id, p.batch_id, a.payment_id, a.amount_kobo,
        CASE WHEN NOT p.is_basket THEN p.gross_kobo ELSE greatest(0, least(a.amount_kobo, p.gross_kobo - (sum(a.amount_kobo) OVER upto - a.amount_kobo))) END::bigint AS received_kobo,
        (div(p.fee_kobo * sum(a.amount_kobo) OVER upto, p.amount_kobo)
          - div(p.fee_kobo * (sum(a.amount_kobo) OVER upto - a.amount_kobo), p.amount_kobo))::bigint AS fee_kobo
      FROM pairs p JOIN awaited a ON a.whole = p.whole WINDOW upto AS (PARTITION BY p.line_id ORDER BY a.payment_id)
    ), settled AS (
      UPDATE payment_settlements s SET state = CASE WHEN p.received_kobo = p.amount_kobo THEN 'settled' ELSE 'differs' END,
          line_id = p.line_id, batch_id = p.batch_id, received_kobo = p.received_kobo, fee_kobo = p.fee_kobo, settled_on = b.value_date
        FROM shares p JOIN settlement_batches b ON b.id = p.batch_id
        WHERE s.payment_id = p.payment_id AND s.state = 'awaited'
        RETURNING s.line_id, s.amount_kobo, s.received_kobo
    ), sums AS (
      SELECT line_id, sum(least(amount_kobo, received_kobo))::bigint AS matched_kobo, sum(amount_kobo)::bigint AS amount_kobo FROM settled GROUP BY line_id
    )
    UPDATE settlement_lines l SET matched_by = CASE WHEN way IN ('exact', 'part') THEN 'reference' ELSE way END,
        state = CASE WHEN sums.matched_kobo = l.gross_kobo AND sums.amount_kobo = l.gross_kobo THEN 'matched' ELSE 'differs' END,
        matched_kobo = sums.matched_kobo
      FROM sums WHERE l.id = sums.line_id;
  END LOOP;
  -- What a provider deducts: of all bills that were paid together, or of one.
  FOREACH way IN ARRAY ARRAY['whole', 'part'] LOOP
    WITH lines AS MATERIALIZED (
      SELECT id, provider, reference, -gross_kobo AS kobo, row_number() OVER (PARTITION BY provider, reference, gross_kobo ORDER BY id) AS place
      FROM settlement_lines WHERE gross_kobo < 0 AND state IN ('new', 'theirs-only') AND written_off_kobo = 0
    ), claims AS MATERIALIZED (
      SELECT payment_id, provider, provider_ref, amount_kobo, CASE way WHEN 'part' THEN payment_id ELSE coalesce(basket_intent_id, payment_id) END AS whole
      FROM payment_settlements WHERE state = 'claim' AND EXISTS (SELECT FROM lines)
    ), wholes AS (
      SELECT whole, provider, provider_ref, sum(amount_kobo)::bigint AS kobo,
        row_number() OVER (PARTITION BY provider, provider_ref, sum(amount_kobo) ORDER BY whole) AS place
      FROM claims GROUP BY whole, provider, provider_ref
    ), pairs AS (
      SELECT l.id AS line_id, c.payment_id
      FROM lines l JOIN wholes w ON w.provider = l.provider AND w.provider_ref = l.reference AND w.kobo = l.kobo AND w.place = l.place
        JOIN claims c ON c.whole = w.whole
    ), met AS (
      UPDATE payment_settlements s SET state = 'claim-met' FROM pairs WHERE s.payment_id = pairs.payment_id AND s.state = 'claim' RETURNING pairs.line_id
    )
    UPDATE settlement_lines l SET state = 'takes-back', matched_by = 'reference', matched_kobo = gross_kobo
      WHERE l.id IN (SELECT line_id FROM met);
  END LOOP;
  UPDATE settlement_lines SET state = 'theirs-only' WHERE state = 'new' AND (p_file IS NULL OR file_id = p_file);
  PERFORM book_settlement_lines();
END $$;--> statement-breakpoint

CREATE OR REPLACE FUNCTION settlement_differences(p_today date) RETURNS TABLE (kind text, subject text, reference text, provider payment_provider,
  payment_id uuid, line_id bigint, batch_id bigint, bank_line_id bigint, expected_kobo bigint, received_kobo bigint, day date) LANGUAGE sql STABLE AS $$
  WITH reach AS (SELECT s.provider, s.expected_from, settlement_reach(s.provider) AS day FROM settlement_sources s WHERE s.provider IS NOT NULL),
  overdue AS (
    SELECT s.*, r.day AS reached FROM payment_settlements s JOIN reach r ON r.provider = s.provider
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
      AND NOT EXISTS (SELECT FROM payment_settlements s WHERE s.line_id = l.id AND s.received_kobo > s.amount_kobo)
  UNION ALL
  SELECT CASE s.state WHEN 'claim' THEN 'claim' ELSE 'amount-differs' END, 'payment:' || s.payment_id, s.provider_ref, s.provider, s.payment_id, s.line_id, s.batch_id, NULL,
      CASE s.state WHEN 'claim' THEN 0 ELSE s.amount_kobo END, s.received_kobo, s.paid_on
    FROM payment_settlements s WHERE s.state = 'claim' OR (s.state = 'differs' AND s.written_off_kobo = 0)
  UNION ALL
  SELECT CASE b.bank_kobo WHEN 0 THEN 'payout-missing' ELSE 'payout-differs' END, 'payout:' || b.id, b.reference, b.provider, NULL, NULL, b.id, NULL, b.net_kobo, b.bank_kobo, b.value_date
    FROM settlement_batches b
    WHERE b.bank_kobo + b.written_off_kobo <> b.net_kobo AND (b.bank_kobo <> 0 OR b.value_date < (SELECT max(value_date) FROM bank_lines))
  UNION ALL
  SELECT 'unknown-credit', 'credit:' || k.id, coalesce(nullif(k.reference, ''), 'row ' || k.row), NULL, NULL, NULL, NULL, k.id, 0, k.amount_kobo, k.value_date
    FROM bank_lines k WHERE k.batch_id IS NULL AND k.amount_kobo > 0 AND k.written_off_kobo = 0
  UNION ALL
  -- The provider's own answers, each time we asked: money it said it took, and nobody booked.
  SELECT 'journal', 'attempt:' || i.id, coalesce(i.provider_ref, i.order_id), i.provider, NULL, NULL, NULL, NULL, 0, o.amount_kobo, (o.observed_at AT TIME ZONE 'Africa/Lagos')::date
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
          - coalesce((SELECT sum(p.amount_kobo) FROM payments p JOIN payment_settlements s ON s.payment_id = p.id
              WHERE p.provider = r.provider AND s.state IN ('taken-back', 'claim', 'claim-met')), 0)::bigint
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
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION settlement_evidence(difference settlement_cases) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT CASE q.action WHEN 'match' THEN 'matched by hand by two persons' ELSE 'given up by two persons' END
    FROM settlement_proposals q WHERE q.case_id = difference.id AND q.outcome = 'approved' ORDER BY q.id DESC LIMIT 1
  ), CASE
    WHEN difference.payment_id IS NOT NULL THEN (
      SELECT CASE s.state WHEN 'taken-back' THEN 'the money went back' WHEN 'claim-met' THEN 'the provider deducted it'
        ELSE s.state || ' on ' || s.settled_on || ' in payout ' || b.reference END
      FROM payment_settlements s LEFT JOIN settlement_batches b ON b.id = s.batch_id WHERE s.payment_id = difference.payment_id)
    WHEN difference.line_id IS NOT NULL THEN (
      SELECT 'payment ' || s.bill_reference || ' found' FROM payment_settlements s WHERE s.line_id = difference.line_id LIMIT 1)
    WHEN difference.batch_id IS NOT NULL THEN (
      SELECT 'credited at the bank on ' || b.credited_on FROM settlement_batches b WHERE b.id = difference.batch_id)
    WHEN difference.bank_line_id IS NOT NULL THEN (
      SELECT 'it is payout ' || b.reference FROM bank_lines k JOIN settlement_batches b ON b.id = k.batch_id WHERE k.id = difference.bank_line_id)
    WHEN difference.kind = 'late' THEN 'every payment of the day is in a list now'
  END, 'the lists agree now')
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION guard_settlement_case() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(new) - ARRAY['closed_at', 'evidence'] <> to_jsonb(old) - ARRAY['closed_at', 'evidence'] OR old.closed_at IS NOT NULL OR new.closed_at IS NULL THEN
    RAISE EXCEPTION 'what difference % says never changes', old.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'settlement_cases_fixed', TABLE = 'settlement_cases';
  END IF;
  INSERT INTO work_steps (item_id, move, reason, at)
    SELECT id, 'settle', new.evidence, greatest(new.closed_at, since) FROM work_items
    WHERE kind = 'settlement-difference' AND subject = 'settlement-case:' || new.id AND state <> 'closed';
  UPDATE settlement_proposals SET outcome = 'lapsed', ended_at = new.closed_at WHERE case_id = new.id AND outcome IS NULL;
  RETURN new;
END $$;--> statement-breakpoint

-- What was proposed stays; it is made and ended by steps of its case, or lapses when the difference is gone.
CREATE FUNCTION guard_settlement_proposal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    IF new.outcome IS NOT NULL THEN PERFORM refuse_settlement('a proposal begins without an end', 'settlement_proposals_begin'); END IF;
    IF abs(new.write_off_kobo) > 500000 THEN PERFORM refuse_settlement('it is too much to be given up', 'settlement_decisions_limit'); END IF;
    RETURN new;
  END IF;
  IF to_jsonb(new) - ARRAY['outcome', 'ended_by', 'ended_at'] <> to_jsonb(old) - ARRAY['outcome', 'ended_by', 'ended_at'] OR old.outcome IS NOT NULL THEN
    PERFORM refuse_settlement('what was proposed stays', 'settlement_proposals_stay');
  END IF;
  IF NOT EXISTS (
    SELECT FROM work_items w JOIN work_steps s ON s.item_id = w.id AND s.number = w.version
    WHERE w.kind = 'settlement-difference' AND w.subject = 'settlement-case:' || new.case_id AND s.user_id IS NOT DISTINCT FROM new.ended_by
      AND s.move = CASE new.outcome WHEN 'approved' THEN 'approve' WHEN 'refused' THEN 'refuse' WHEN 'withdrawn' THEN 'withdraw' ELSE 'settle' END
  ) THEN PERFORM refuse_settlement('a proposal ends by a step of its case', 'settlement_proposals_end_by_steps'); END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER settlement_proposals_guard BEFORE INSERT OR UPDATE ON settlement_proposals FOR EACH ROW EXECUTE FUNCTION guard_settlement_proposal();--> statement-breakpoint
CREATE TRIGGER settlement_proposals_no_delete BEFORE DELETE OR TRUNCATE ON settlement_proposals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER settlement_proposal_parts_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON settlement_proposal_parts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE FUNCTION check_settlement_proposal_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM work_items w JOIN work_steps s ON s.item_id = w.id
    WHERE w.kind = 'settlement-difference' AND w.subject = 'settlement-case:' || new.case_id AND s.move = 'propose' AND s.user_id = new.proposed_by
  ) THEN PERFORM refuse_settlement('a proposal is made by a step of its case', 'settlement_proposals_by_steps'); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER settlement_proposals_by_steps AFTER INSERT ON settlement_proposals
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_settlement_proposal_step();--> statement-breakpoint

-- What could be given up of a difference: above zero what never came, below zero what came too much. Null where nothing can be.
CREATE FUNCTION settlement_shortfall(difference settlement_cases) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN difference.kind = 'amount-differs' AND difference.payment_id IS NOT NULL
      THEN (SELECT s.amount_kobo - s.received_kobo FROM payment_settlements s WHERE s.payment_id = difference.payment_id AND s.state = 'differs' AND s.written_off_kobo = 0)
    WHEN difference.kind IN ('amount-differs', 'theirs-only')
      THEN (SELECT l.matched_kobo - l.gross_kobo FROM settlement_lines l WHERE l.id = difference.line_id AND l.state IN ('differs', 'theirs-only') AND l.written_off_kobo = 0)
    WHEN difference.kind IN ('payout-differs', 'payout-missing')
      THEN (SELECT b.net_kobo - b.bank_kobo - b.written_off_kobo FROM settlement_batches b WHERE b.id = difference.batch_id)
    WHEN difference.kind = 'unknown-credit'
      THEN (SELECT -k.amount_kobo FROM bank_lines k WHERE k.id = difference.bank_line_id AND k.batch_id IS NULL AND k.written_off_kobo = 0)
  END
$$;--> statement-breakpoint
CREATE FUNCTION write_off_difference(p_proposal settlement_proposals, p_case settlement_cases, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  kobo bigint := p_proposal.write_off_kobo;
  line settlement_lines;
  against text;
  made uuid;
BEGIN
  IF settlement_shortfall(p_case) IS DISTINCT FROM kobo THEN PERFORM refuse_settlement('it is another amount now', 'settlement_decisions_amount'); END IF;
  IF p_case.kind = 'amount-differs' AND p_case.payment_id IS NOT NULL AND kobo > 0 THEN
    UPDATE payment_settlements SET written_off_kobo = kobo WHERE payment_id = p_case.payment_id;
    against := 'clearing:' || p_case.provider;
  ELSIF p_case.kind IN ('amount-differs', 'theirs-only') THEN
    UPDATE payment_settlements SET written_off_kobo = kobo WHERE payment_id = p_case.payment_id;
    UPDATE settlement_lines SET written_off_kobo = gross_kobo - matched_kobo WHERE id = p_case.line_id RETURNING * INTO line;
    UPDATE settlement_batches SET matched_kobo = matched_kobo + line.written_off_kobo WHERE id = line.batch_id;
    against := 'suspense:settlement';
  ELSIF p_case.kind = 'unknown-credit' THEN
    UPDATE bank_lines SET written_off_kobo = -kobo WHERE id = p_case.bank_line_id;
    against := 'bank:treasury';
  ELSE
    UPDATE settlement_batches SET written_off_kobo = written_off_kobo + kobo WHERE id = p_case.batch_id;
    against := 'transit:' || p_case.provider;
  END IF;
  INSERT INTO ledger_transactions (kind, reference, booked_at) VALUES ('settlement-write-off', 'proposal:' || p_proposal.id, p_at) RETURNING id INTO made;
  INSERT INTO ledger_entries (transaction_id, account, amount_kobo) VALUES (made, 'expense:settlement-differences', kobo), (made, against, -kobo);
END $$;--> statement-breakpoint
CREATE FUNCTION match_line_by_hand(p_proposal settlement_proposals) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  line settlement_lines;
  found_all boolean;
  parts int;
  whole bigint;
BEGIN
  SELECT * INTO line FROM settlement_lines WHERE id = p_proposal.line_id AND state = 'theirs-only' AND gross_kobo > 0 AND written_off_kobo = 0 FOR UPDATE;
  SELECT count(*), sum(s.amount_kobo), bool_and(s.state = 'awaited' AND s.provider = line.provider) INTO parts, whole, found_all
    FROM settlement_proposal_parts p JOIN payment_settlements s ON s.payment_id = p.payment_id WHERE p.proposal_id = p_proposal.id;
  IF line.id IS NULL OR parts = 0 OR NOT found_all THEN PERFORM refuse_settlement('it is settled already', 'settlement_decisions_open'); END IF;
  IF parts > 1 AND whole <> line.gross_kobo THEN PERFORM refuse_settlement('together they are not the line', 'settlement_decisions_amount'); END IF;
  UPDATE payment_settlements s SET state = CASE WHEN s.amount_kobo = part.received_kobo THEN 'settled' ELSE 'differs' END, line_id = line.id,
      batch_id = line.batch_id, received_kobo = part.received_kobo, fee_kobo = part.fee_kobo,
      settled_on = (SELECT value_date FROM settlement_batches WHERE id = line.batch_id)
    FROM (
      SELECT o.payment_id, CASE parts WHEN 1 THEN line.gross_kobo ELSE o.amount_kobo END AS received_kobo,
        (div(line.fee_kobo * sum(o.amount_kobo) OVER upto, whole) - div(line.fee_kobo * (sum(o.amount_kobo) OVER upto - o.amount_kobo), whole))::bigint AS fee_kobo
      FROM settlement_proposal_parts p JOIN payment_settlements o ON o.payment_id = p.payment_id WHERE p.proposal_id = p_proposal.id
      WINDOW upto AS (ORDER BY p.position)
    ) part WHERE s.payment_id = part.payment_id;
  UPDATE settlement_lines SET matched_by = 'hand', matched_kobo = least(whole, line.gross_kobo),
      state = CASE WHEN whole = line.gross_kobo THEN 'matched' ELSE 'differs' END WHERE id = line.id;
  PERFORM book_settlement_lines();
END $$;--> statement-breakpoint
CREATE FUNCTION match_credit_by_hand(p_proposal settlement_proposals, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  credit bank_lines;
  parts int;
  whole bigint;
  providers int;
  provider text;
  made uuid;
BEGIN
  SELECT * INTO credit FROM bank_lines WHERE id = p_proposal.bank_line_id AND batch_id IS NULL AND amount_kobo > 0 AND written_off_kobo = 0 FOR UPDATE;
  SELECT count(*), sum(b.net_kobo - b.bank_kobo - b.written_off_kobo), count(DISTINCT b.provider), min(b.provider::text) INTO parts, whole, providers, provider
    FROM settlement_proposal_parts p JOIN settlement_batches b ON b.id = p.batch_id WHERE p.proposal_id = p_proposal.id;
  IF credit.id IS NULL OR parts = 0 OR providers <> 1 THEN PERFORM refuse_settlement('it is credited already', 'settlement_decisions_open'); END IF;
  IF parts > 1 AND whole <> credit.amount_kobo THEN PERFORM refuse_settlement('together they are not the credit', 'settlement_decisions_amount'); END IF;
  UPDATE settlement_batches b SET bank_kobo = bank_kobo + CASE parts WHEN 1 THEN credit.amount_kobo ELSE b.net_kobo - b.bank_kobo - b.written_off_kobo END,
      credited_on = greatest(credited_on, credit.value_date)
    FROM settlement_proposal_parts p WHERE p.proposal_id = p_proposal.id AND p.batch_id = b.id;
  UPDATE bank_lines SET matched_by = 'hand', batch_id = (SELECT batch_id FROM settlement_proposal_parts WHERE proposal_id = p_proposal.id ORDER BY position LIMIT 1)
    WHERE id = credit.id;
  INSERT INTO ledger_transactions (kind, reference, booked_at) VALUES ('settlement-bank', 'credit:' || credit.id, p_at) RETURNING id INTO made;
  INSERT INTO ledger_entries (transaction_id, account, amount_kobo) VALUES
    (made, 'bank:treasury', credit.amount_kobo), (made, 'transit:' || provider, -credit.amount_kobo);
END $$;--> statement-breakpoint
-- What follows from an approval, in the transaction of its step.
CREATE FUNCTION enact_settlement_proposal(p_proposal bigint, p_by uuid, p_at timestamptz DEFAULT clock_timestamp()) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  proposal settlement_proposals;
  difference settlement_cases;
BEGIN
  PERFORM pg_advisory_xact_lock(4005022);
  UPDATE settlement_proposals SET outcome = 'approved', ended_by = p_by, ended_at = p_at WHERE id = p_proposal RETURNING * INTO proposal;
  SELECT * INTO difference FROM settlement_cases WHERE id = proposal.case_id FOR UPDATE;
  IF difference.closed_at IS NOT NULL THEN PERFORM refuse_settlement('it is gone already', 'settlement_decisions_open'); END IF;
  IF proposal.action = 'write-off' THEN PERFORM write_off_difference(proposal, difference, p_at);
  ELSIF proposal.line_id IS NOT NULL THEN PERFORM match_line_by_hand(proposal);
  ELSE PERFORM match_credit_by_hand(proposal, p_at);
  END IF;
  UPDATE settlement_cases c SET closed_at = p_at, evidence = settlement_evidence(c) WHERE c.id = difference.id;
END $$;--> statement-breakpoint

-- Attempts to pay that a difference is about: of its payment, of what its line or its subject names.
CREATE FUNCTION attempts_of_difference(difference settlement_cases) RETURNS SETOF uuid LANGUAGE sql STABLE AS $$
  SELECT p.intent_id FROM payments p WHERE p.id = difference.payment_id
  UNION SELECT p.intent_id FROM payment_settlements s JOIN payments p ON p.id = s.payment_id WHERE s.line_id = difference.line_id
  UNION SELECT i.id FROM settlement_lines l JOIN payment_intents i ON i.provider = l.provider AND i.provider_ref = l.reference
    WHERE l.id = difference.line_id AND l.reference <> ''
  UNION SELECT i.id FROM settlement_lines l JOIN payment_intents i ON i.order_id = l.order_id AND i.provider = l.provider
    WHERE l.id = difference.line_id AND l.order_id <> ''
  UNION SELECT i.id FROM payment_intents i WHERE i.id = CASE WHEN difference.kind = 'journal' THEN substr(difference.subject, 9)::uuid END
$$;--> statement-breakpoint

CREATE OR REPLACE VIEW reading.settled_payments WITH (security_invoker = true) AS
SELECT s.payment_id AS id, s.provider_ref, s.bill_reference, s.bill_id, s.mda_id, m.name AS mda, s.expert_system_id, s.gateway_id, s.paid_on,
  coalesce(s.settled_on, s.due_on) AS value_date, b.reference AS payout, s.amount_kobo, s.received_kobo, s.fee_kobo,
  s.amount_kobo - s.received_kobo AS difference_kobo,
  CASE WHEN s.state = 'awaited' AND s.due_on < (now() AT TIME ZONE 'Africa/Lagos')::date THEN 'late'
    WHEN s.state = 'differs' AND s.written_off_kobo <> 0 THEN 'written-off' ELSE s.state END AS status,
  greatest(coalesce(s.settled_on, (now() AT TIME ZONE 'Africa/Lagos')::date) - s.due_on, 0) AS days_late
FROM payment_settlements s JOIN mdas m ON m.id = s.mda_id LEFT JOIN settlement_batches b ON b.id = s.batch_id;--> statement-breakpoint
CREATE OR REPLACE VIEW reading.payouts WITH (security_invoker = true) AS
SELECT b.id, b.reference, b.provider::text AS provider, b.value_date, b.lines, b.matched_kobo, b.gross_kobo, b.fee_kobo, b.net_kobo, b.bank_kobo, b.credited_on,
  b.net_kobo - b.bank_kobo - b.written_off_kobo AS difference_kobo, b.gross_kobo - b.matched_kobo AS unmatched_kobo,
  greatest(coalesce(b.credited_on, (now() AT TIME ZONE 'Africa/Lagos')::date) - b.value_date, 0) AS days_late,
  CASE WHEN b.bank_kobo + b.written_off_kobo = b.net_kobo AND b.matched_kobo = b.gross_kobo THEN 'matched' WHEN b.bank_kobo = 0 THEN 'expected'
    WHEN b.bank_kobo + b.written_off_kobo < b.net_kobo THEN 'short' WHEN b.bank_kobo + b.written_off_kobo > b.net_kobo THEN 'over' ELSE 'part' END AS status
FROM settlement_batches b;
