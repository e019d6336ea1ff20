-- Every payment is expected at the bank; lines of a provider settle it once, the ledger follows line by line, and what differs is a case.
-- New functions and triggers; one pass over payments, which are written no more than once.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

INSERT INTO ledger_accounts (code, normal_side) VALUES
  ('transit:remita', 'debit'), ('transit:interswitch', 'debit'), ('expense:provider-fees', 'debit'),
  ('suspense:settlement', 'credit'), ('bank:treasury', 'debit');--> statement-breakpoint
INSERT INTO settlement_sources (id, name, provider) VALUES
  ('remita', 'Remita', 'remita'), ('interswitch', 'Interswitch', 'interswitch'), ('bank', 'Bank statement', NULL);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('settlement-difference', 'open', ARRAY['system']::text[], false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('settlement-difference', 'closed', NULL, true);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('settlement-difference', 'settle', 'open', 'closed', ARRAY['system']::text[], true, false, ARRAY[]::text[]);--> statement-breakpoint

CREATE FUNCTION working_days_after(p_day date, p_days int) RETURNS date LANGUAGE plpgsql STABLE AS $$
DECLARE
  reached date := p_day;
  remaining int := p_days;
BEGIN
  WHILE remaining > 0 LOOP
    reached := reached + 1;
    IF is_working_day(reached) THEN remaining := remaining - 1; END IF;
  END LOOP;
  RETURN reached;
END $$;--> statement-breakpoint

CREATE FUNCTION expect_settlement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO payment_settlements (payment_id, provider, provider_ref, bill_id, bill_reference, mda_id, expert_system_id, gateway_id, amount_kobo, paid_on, due_on)
    SELECT new.id, new.provider, new.provider_txn_ref, b.id, b.reference, b.mda_id, b.expert_system_id, i.gateway_id, new.amount_kobo, paid.day,
      working_days_after(paid.day, coalesce((SELECT settles_after FROM settlement_sources s WHERE s.provider = new.provider), 1))
    FROM bills b, payment_intents i, (SELECT (new.paid_at AT TIME ZONE 'Africa/Lagos')::date AS day) paid
    WHERE b.id = new.bill_id AND i.id = new.intent_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER payments_expect_settlement AFTER INSERT ON payments FOR EACH ROW EXECUTE FUNCTION expect_settlement();--> statement-breakpoint
INSERT INTO payment_settlements (payment_id, provider, provider_ref, bill_id, bill_reference, mda_id, expert_system_id, gateway_id, amount_kobo, paid_on, due_on, state)
  SELECT p.id, p.provider, p.provider_txn_ref, b.id, b.reference, b.mda_id, b.expert_system_id, i.gateway_id, p.amount_kobo, paid.day,
    working_days_after(paid.day, 1),
    CASE WHEN EXISTS (SELECT FROM ledger_transactions t WHERE t.reference = ledger_reference(p) AND t.kind IN ('reversal', 'refund'))
      THEN 'taken-back' ELSE 'awaited' END
  FROM payments p JOIN bills b ON b.id = p.bill_id JOIN payment_intents i ON i.id = p.intent_id,
    LATERAL (SELECT (p.paid_at AT TIME ZONE 'Africa/Lagos')::date AS day) paid;--> statement-breakpoint

-- Money that goes back is expected no more; settled already, it is a claim on the provider.
CREATE FUNCTION turn_settlement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  rest text := substr(new.reference, strpos(new.reference, ':') + 1);
BEGIN
  UPDATE payment_settlements s SET state = CASE s.state WHEN 'awaited' THEN 'taken-back' ELSE 'claim' END
    FROM payments p, unnest(enum_range(NULL::payment_provider)) AS known (provider)
    WHERE p.provider = known.provider AND p.provider_txn_ref = split_part(rest, '#', 1) AND ledger_reference(p) = new.reference
      AND s.payment_id = p.id AND s.state IN ('awaited', 'settled', 'differs');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_transactions_turn_settlement AFTER INSERT ON ledger_transactions FOR EACH ROW
  WHEN (new.kind IN ('reversal', 'refund')) EXECUTE FUNCTION turn_settlement();--> statement-breakpoint

-- Whether a payment's money reached the treasury's side: what is taken back then is a claim.
CREATE FUNCTION is_settled(p_payment uuid) RETURNS boolean LANGUAGE sql STABLE AS
$$ SELECT EXISTS (SELECT FROM payment_settlements WHERE payment_id = p_payment AND state NOT IN ('awaited', 'taken-back')) $$;--> statement-breakpoint

CREATE FUNCTION guard_payment_settlement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (new.payment_id, new.provider, new.provider_ref, new.bill_id, new.mda_id, new.amount_kobo, new.paid_on, new.due_on)
      IS DISTINCT FROM (old.payment_id, old.provider, old.provider_ref, old.bill_id, old.mda_id, old.amount_kobo, old.paid_on, old.due_on)
    OR (old.line_id IS NOT NULL AND (new.line_id, new.received_kobo, new.settled_on) IS DISTINCT FROM (old.line_id, old.received_kobo, old.settled_on))
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
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER payment_settlements_guard BEFORE UPDATE ON payment_settlements FOR EACH ROW EXECUTE FUNCTION guard_payment_settlement();--> statement-breakpoint
CREATE TRIGGER payment_settlements_no_delete BEFORE DELETE OR TRUNCATE ON payment_settlements FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

CREATE FUNCTION guard_settlement_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (new.batch_id, new.file_id, new.row, new.provider, new.reference, new.order_id, new.gross_kobo, new.fee_kobo, new.paid_on, new.line_hash)
    IS DISTINCT FROM (old.batch_id, old.file_id, old.row, old.provider, old.reference, old.order_id, old.gross_kobo, old.fee_kobo, old.paid_on, old.line_hash)
    OR abs(new.matched_kobo) > abs(new.gross_kobo)
  THEN
    RAISE EXCEPTION 'what a provider listed stays as it listed it'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'settlement_lines_stay', TABLE = 'settlement_lines';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER settlement_lines_guard BEFORE UPDATE ON settlement_lines FOR EACH ROW EXECUTE FUNCTION guard_settlement_line();--> statement-breakpoint
CREATE TRIGGER settlement_lines_no_delete BEFORE DELETE OR TRUNCATE ON settlement_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER bank_lines_no_delete BEFORE DELETE OR TRUNCATE ON bank_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER reconciliation_runs_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON reconciliation_runs FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- Entries of the ledger about settlement are about something that was settled.
CREATE FUNCTION check_settlement_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  about text[] := string_to_array(new.reference, ':');
  is_known boolean;
BEGIN
  is_known := CASE new.kind
    WHEN 'settlement' THEN EXISTS (SELECT FROM settlement_lines WHERE batch_id = about[2]::bigint AND booked_kobo IS NOT NULL)
    WHEN 'settlement-match' THEN EXISTS (SELECT FROM settlement_lines WHERE id = about[2]::bigint AND booked_kobo = about[3]::bigint)
    WHEN 'settlement-bank' THEN EXISTS (SELECT FROM bank_lines WHERE id = about[2]::bigint AND batch_id IS NOT NULL)
    ELSE false END;
  IF NOT is_known THEN
    RAISE EXCEPTION 'ledger transaction % is of a settlement that never came', new.reference
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_transactions_have_settlement', TABLE = 'ledger_transactions';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transactions_have_settlement AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.kind LIKE 'settlement%') EXECUTE FUNCTION check_settlement_entry();--> statement-breakpoint

-- Lines find their payments: by reference and amount, by reference alone, by our order, and without either by amount and day where there is
-- but one. A payment that nobody confirmed is never booked by a line: its attempt is asked about.
CREATE FUNCTION match_settlement_lines(p_file uuid DEFAULT NULL) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  way text;
BEGIN
  FOREACH way IN ARRAY ARRAY['exact', 'reference', 'order', 'amount'] LOOP
    WITH open_lines AS (
      SELECT l.id, l.provider, l.gross_kobo, l.fee_kobo, l.batch_id,
        CASE way WHEN 'order' THEN l.order_id WHEN 'amount' THEN '' ELSE l.reference END AS key,
        CASE WHEN way IN ('exact', 'amount') THEN l.gross_kobo ELSE 0 END AS kobo,
        CASE way WHEN 'amount' THEN l.paid_on END AS day
      FROM settlement_lines l
      WHERE l.state IN ('new', 'theirs-only') AND l.gross_kobo > 0 AND (p_file IS NULL OR l.file_id = p_file)
        AND CASE way WHEN 'order' THEN l.order_id <> '' WHEN 'amount' THEN l.reference = '' AND l.order_id = '' ELSE l.reference <> '' END
    ), lines AS (
      SELECT *, row_number() OVER same AS place, count(*) OVER same_all AS alike FROM open_lines
      WINDOW same AS (PARTITION BY provider, key, kobo, day ORDER BY id), same_all AS (PARTITION BY provider, key, kobo, day)
    ), open_payments AS (
      SELECT s.payment_id, s.provider, s.amount_kobo,
        CASE way WHEN 'order' THEN i.order_id WHEN 'amount' THEN '' ELSE s.provider_ref END AS key,
        CASE WHEN way IN ('exact', 'amount') THEN s.amount_kobo ELSE 0 END AS kobo,
        CASE way WHEN 'amount' THEN s.paid_on END AS day
      FROM payment_settlements s
      LEFT JOIN payments p ON way = 'order' AND p.id = s.payment_id LEFT JOIN payment_intents i ON i.id = p.intent_id
      WHERE s.state = 'awaited' AND EXISTS (SELECT FROM open_lines)
    ), payments_ranked AS (
      SELECT *, row_number() OVER same AS place, count(*) OVER same_all AS alike FROM open_payments
      WINDOW same AS (PARTITION BY provider, key, kobo, day ORDER BY payment_id), same_all AS (PARTITION BY provider, key, kobo, day)
    ), pairs AS (
      SELECT l.id AS line_id, l.batch_id, l.gross_kobo, l.fee_kobo, p.payment_id, p.amount_kobo
      FROM lines l JOIN payments_ranked p ON p.provider = l.provider AND p.key = l.key AND p.kobo = l.kobo AND p.place = l.place
        AND p.day IS NOT DISTINCT FROM l.day
      WHERE way <> 'amount' OR (l.alike = 1 AND p.alike = 1)
    ), settled AS (
      UPDATE payment_settlements s SET state = CASE WHEN p.gross_kobo = p.amount_kobo THEN 'settled' ELSE 'differs' END,
          line_id = p.line_id, batch_id = p.batch_id, received_kobo = p.gross_kobo, fee_kobo = p.fee_kobo, settled_on = b.value_date
        FROM pairs p JOIN settlement_batches b ON b.id = p.batch_id
        WHERE s.payment_id = p.payment_id AND s.state = 'awaited'
        RETURNING s.line_id, s.amount_kobo, s.received_kobo
    )
    UPDATE settlement_lines l SET matched_by = CASE way WHEN 'exact' THEN 'reference' ELSE way END,
        state = CASE WHEN settled.amount_kobo = settled.received_kobo THEN 'matched' ELSE 'differs' END,
        matched_kobo = least(settled.amount_kobo, settled.received_kobo)
      FROM settled WHERE l.id = settled.line_id;
  END LOOP;
  WITH pairs AS (
    SELECT DISTINCT ON (s.payment_id) l.id AS line_id, l.gross_kobo, s.payment_id
    FROM settlement_lines l JOIN payment_settlements s ON s.provider = l.provider AND s.provider_ref = l.reference AND s.amount_kobo = -l.gross_kobo
    WHERE l.gross_kobo < 0 AND l.state IN ('new', 'theirs-only') AND s.state = 'claim' ORDER BY s.payment_id, l.id
  ), met AS (
    UPDATE payment_settlements s SET state = 'claim-met' FROM pairs WHERE s.payment_id = pairs.payment_id RETURNING pairs.line_id
  )
  UPDATE settlement_lines l SET state = 'takes-back', matched_by = 'reference', matched_kobo = gross_kobo FROM met WHERE l.id = met.line_id;
  UPDATE settlement_lines SET state = 'theirs-only' WHERE state = 'new' AND (p_file IS NULL OR file_id = p_file);
  PERFORM book_settlement_lines();
END $$;--> statement-breakpoint

-- From clearing to what is on its way to the bank: payout by payout, and line by line for what finds its payment later.
CREATE FUNCTION book_settlement_lines() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  part record;
  made uuid;
BEGIN
  FOR part IN
    SELECT l.batch_id, l.provider, count(*)::int AS lines, sum(l.gross_kobo)::bigint AS gross, sum(l.fee_kobo)::bigint AS fee,
      sum(l.matched_kobo)::bigint AS matched, max(l.id) AS last
    FROM settlement_lines l WHERE l.booked_kobo IS NULL GROUP BY l.batch_id, l.provider ORDER BY l.batch_id
  LOOP
    UPDATE settlement_batches SET lines = lines + part.lines, gross_kobo = gross_kobo + part.gross, fee_kobo = fee_kobo + part.fee,
      matched_kobo = matched_kobo + part.matched WHERE id = part.batch_id;
    INSERT INTO ledger_transactions (kind, reference, booked_at)
      VALUES ('settlement', 'batch:' || part.batch_id || ':' || part.last, clock_timestamp()) RETURNING id INTO made;
    INSERT INTO ledger_entries (transaction_id, account, amount_kobo)
      SELECT made, account, kobo FROM (VALUES ('transit:' || part.provider, part.gross - part.fee), ('expense:provider-fees', part.fee),
        ('clearing:' || part.provider, -part.matched), ('suspense:settlement', part.matched - part.gross)) e (account, kobo) WHERE kobo <> 0;
  END LOOP;
  UPDATE settlement_lines SET booked_kobo = matched_kobo WHERE booked_kobo IS NULL;
  FOR part IN
    SELECT l.id, l.batch_id, l.provider, l.matched_kobo, l.matched_kobo - l.booked_kobo AS kobo FROM settlement_lines l
    WHERE l.booked_kobo <> l.matched_kobo ORDER BY l.id
  LOOP
    UPDATE settlement_batches SET matched_kobo = matched_kobo + part.kobo WHERE id = part.batch_id;
    UPDATE settlement_lines SET booked_kobo = matched_kobo WHERE id = part.id;
    INSERT INTO ledger_transactions (kind, reference, booked_at)
      VALUES ('settlement-match', 'line:' || part.id || ':' || part.matched_kobo, clock_timestamp()) RETURNING id INTO made;
    INSERT INTO ledger_entries (transaction_id, account, amount_kobo) VALUES
      (made, 'suspense:settlement', part.kobo), (made, 'clearing:' || part.provider, -part.kobo);
  END LOOP;
END $$;--> statement-breakpoint
CREATE INDEX settlement_lines_to_book_idx ON settlement_lines (batch_id) WHERE booked_kobo IS NULL OR booked_kobo <> matched_kobo;--> statement-breakpoint

-- Credits at the bank find their payout: by its reference in what the statement says, else by amount and day where there is but one.
CREATE FUNCTION match_bank_lines() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  way text;
  part record;
  made uuid;
BEGIN
  FOREACH way IN ARRAY ARRAY['reference', 'amount'] LOOP
    FOR part IN
      WITH pairs AS (
        SELECT k.id, k.amount_kobo, k.value_date, b.id AS batch_id, b.provider, count(*) OVER (PARTITION BY k.id) AS payouts,
          count(*) OVER (PARTITION BY b.id) AS credits
        FROM bank_lines k JOIN settlement_batches b ON CASE way
          WHEN 'reference' THEN length(b.reference) >= 6 AND strpos(upper(k.reference || ' ' || k.narration), upper(b.reference)) > 0
          ELSE b.net_kobo = k.amount_kobo AND b.bank_kobo = 0 AND k.value_date BETWEEN b.value_date - 1 AND b.value_date + 3 END
        WHERE k.batch_id IS NULL AND k.amount_kobo > 0
      ) SELECT * FROM pairs WHERE payouts = 1 AND (way = 'reference' OR credits = 1) ORDER BY id
    LOOP
      UPDATE bank_lines SET batch_id = part.batch_id, matched_by = way WHERE id = part.id;
      UPDATE settlement_batches SET bank_kobo = bank_kobo + part.amount_kobo, credited_on = greatest(credited_on, part.value_date)
        WHERE id = part.batch_id;
      INSERT INTO ledger_transactions (kind, reference, booked_at)
        VALUES ('settlement-bank', 'credit:' || part.id, clock_timestamp()) RETURNING id INTO made;
      INSERT INTO ledger_entries (transaction_id, account, amount_kobo) VALUES
        (made, 'bank:treasury', part.amount_kobo), (made, 'transit:' || part.provider, -part.amount_kobo);
    END LOOP;
  END LOOP;
END $$;--> statement-breakpoint

-- How far a provider's lists reach: payments of earlier days were passed over.
CREATE FUNCTION settlement_reach(p_provider payment_provider) RETURNS date LANGUAGE sql STABLE AS
$$ SELECT max(paid_on) FROM settlement_lines WHERE provider = p_provider $$;--> statement-breakpoint

-- Everything that differs on a day, each from two lists that do not know of each other.
CREATE FUNCTION settlement_differences(p_today date) RETURNS TABLE (kind text, subject text, reference text, provider payment_provider,
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
    FROM settlement_lines l WHERE l.state = 'theirs-only'
  UNION ALL
  SELECT CASE s.state WHEN 'claim' THEN 'claim' ELSE 'amount-differs' END, 'payment:' || s.payment_id, s.provider_ref, s.provider, s.payment_id, s.line_id, s.batch_id, NULL,
      CASE s.state WHEN 'claim' THEN 0 ELSE s.amount_kobo END, s.received_kobo, s.paid_on
    FROM payment_settlements s WHERE s.state IN ('differs', 'claim')
  UNION ALL
  SELECT CASE b.bank_kobo WHEN 0 THEN 'payout-missing' ELSE 'payout-differs' END, 'payout:' || b.id, b.reference, b.provider, NULL, NULL, b.id, NULL, b.net_kobo, b.bank_kobo, b.value_date
    FROM settlement_batches b
    WHERE b.bank_kobo <> b.net_kobo AND (b.bank_kobo <> 0 OR b.value_date < (SELECT max(value_date) FROM bank_lines))
  UNION ALL
  SELECT 'unknown-credit', 'credit:' || k.id, coalesce(nullif(k.reference, ''), 'row ' || k.row), NULL, NULL, NULL, NULL, k.id, 0, k.amount_kobo, k.value_date
    FROM bank_lines k WHERE k.batch_id IS NULL AND k.amount_kobo > 0
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
          - coalesce((SELECT sum(matched_kobo) FROM settlement_lines l WHERE l.provider = r.provider), 0)::bigint AS expected,
        coalesce((SELECT sum(amount_kobo) FROM ledger_entries WHERE account = 'clearing:' || r.provider), 0)::bigint AS booked
      FROM reach r
      UNION ALL
      SELECT 'transit:' || r.provider, r.provider,
        coalesce((SELECT sum(gross_kobo - fee_kobo) FROM settlement_lines l WHERE l.provider = r.provider), 0)::bigint
          - coalesce((SELECT sum(k.amount_kobo) FROM bank_lines k JOIN settlement_batches b ON b.id = k.batch_id WHERE b.provider = r.provider), 0)::bigint,
        coalesce((SELECT sum(amount_kobo) FROM ledger_entries WHERE account = 'transit:' || r.provider), 0)::bigint
      FROM reach r
    ) e WHERE e.expected <> e.booked
  UNION ALL
  SELECT 'ledger', 'totals', 'totals', NULL, NULL, NULL, NULL, NULL, 0, 0, p_today
    FROM (SELECT holds FROM totals_proofs ORDER BY id DESC LIMIT 1) latest WHERE NOT latest.holds
$$;--> statement-breakpoint

-- What a case was closed by.
CREATE FUNCTION settlement_evidence(difference settlement_cases) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(CASE
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

CREATE FUNCTION open_settlement_work() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  item uuid;
BEGIN
  INSERT INTO work_items (kind, state, subject, reference, opened_at, since)
    VALUES ('settlement-difference', 'open', 'settlement-case:' || new.id, new.reference, new.opened_at, new.opened_at) RETURNING id INTO item;
  INSERT INTO work_steps (item_id, move, at) VALUES (item, 'open', new.opened_at);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER settlement_cases_are_work AFTER INSERT ON settlement_cases FOR EACH ROW EXECUTE FUNCTION open_settlement_work();--> statement-breakpoint
CREATE FUNCTION guard_settlement_case() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(new) - ARRAY['closed_at', 'evidence'] <> to_jsonb(old) - ARRAY['closed_at', 'evidence'] OR old.closed_at IS NOT NULL OR new.closed_at IS NULL THEN
    RAISE EXCEPTION 'what difference % says never changes', old.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'settlement_cases_fixed', TABLE = 'settlement_cases';
  END IF;
  INSERT INTO work_steps (item_id, move, reason, at)
    SELECT id, 'settle', new.evidence, greatest(new.closed_at, since) FROM work_items
    WHERE kind = 'settlement-difference' AND subject = 'settlement-case:' || new.id AND state <> 'closed';
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER settlement_cases_guard BEFORE UPDATE ON settlement_cases FOR EACH ROW EXECUTE FUNCTION guard_settlement_case();--> statement-breakpoint
CREATE TRIGGER settlement_cases_no_delete BEFORE DELETE OR TRUNCATE ON settlement_cases FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- Compares everything, wakes the question about what only a provider knows of, opens what differs and closes what does not any more.
CREATE FUNCTION reconcile(p_today date, p_by uuid DEFAULT NULL) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  opened int;
  closed int;
  run bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(4005022);
  PERFORM match_settlement_lines();
  PERFORM match_bank_lines();
  UPDATE payment_intents i SET checks = 0, next_check_at = clock_timestamp()
    FROM settlement_lines l
    WHERE l.state = 'theirs-only' AND l.gross_kobo > 0 AND i.provider = l.provider AND i.provider_ref = l.reference
      AND i.state IN ('AWAITING_PAYMENT', 'PROCESSING', 'FAILED', 'CANCELLED', 'EXPIRED');
  WITH found AS MATERIALIZED (SELECT * FROM settlement_differences(p_today)),
  fresh AS (
    INSERT INTO settlement_cases (kind, subject, reference, provider, payment_id, line_id, batch_id, bank_line_id, expected_kobo, received_kobo, day)
      SELECT f.kind, f.subject, f.reference, f.provider, f.payment_id, f.line_id, f.batch_id, f.bank_line_id, f.expected_kobo, f.received_kobo, f.day FROM found f
      ON CONFLICT DO NOTHING RETURNING id
  ), ended AS (
    UPDATE settlement_cases c SET closed_at = clock_timestamp(), evidence = settlement_evidence(c)
      WHERE c.closed_at IS NULL AND NOT EXISTS (SELECT FROM found f WHERE f.kind = c.kind AND f.subject = c.subject)
      RETURNING c.id
  )
  SELECT (SELECT count(*) FROM fresh), (SELECT count(*) FROM ended) INTO opened, closed;
  INSERT INTO reconciliation_runs (asked_by, up_to, opened, closed, open_now, figures)
    SELECT p_by, coalesce((
        SELECT min(least(coalesce(settlement_reach(s.provider), s.expected_from - 1), p_today - 1)) FROM settlement_sources s
        WHERE s.provider IS NOT NULL AND EXISTS (
          SELECT FROM payment_settlements x WHERE x.provider = s.provider AND x.paid_on >= s.expected_from AND x.state <> 'taken-back')
      ), p_today - 1), opened, closed, (SELECT count(*) FROM settlement_cases WHERE closed_at IS NULL), coalesce((
        SELECT jsonb_object_agg(provider, jsonb_build_object('takenKobo', taken, 'awaitedKobo', awaited, 'settledKobo', settled, 'feesKobo', fees))
        FROM (SELECT provider, sum(amount_kobo) AS taken, sum(amount_kobo) FILTER (WHERE state = 'awaited') AS awaited,
            sum(received_kobo) AS settled, sum(fee_kobo) AS fees FROM payment_settlements WHERE state <> 'taken-back' GROUP BY provider) sums), '{}')
    RETURNING id INTO run;
  RETURN run;
END $$;--> statement-breakpoint

CREATE INDEX payment_settlements_value_date_idx ON payment_settlements ((coalesce(settled_on, due_on)), payment_id);--> statement-breakpoint

-- What reports read.
ALTER TABLE payment_settlements ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON payment_settlements TO portal_read_state, portal_read_mda, portal_read_expert_system;--> statement-breakpoint
CREATE POLICY state_reads ON payment_settlements FOR SELECT TO portal_read_state USING (true);--> statement-breakpoint
CREATE POLICY mda_reads_own ON payment_settlements FOR SELECT TO portal_read_mda USING (mda_id = reading.own_mda());--> statement-breakpoint
CREATE POLICY expert_system_reads_own ON payment_settlements FOR SELECT TO portal_read_expert_system USING (expert_system_id = reading.own_expert_system());--> statement-breakpoint
ALTER TABLE settlement_batches ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY state_reads ON settlement_batches FOR SELECT TO portal_read_state USING (true);--> statement-breakpoint
CREATE POLICY read_with_payment ON settlement_batches FOR SELECT TO portal_read_mda, portal_read_expert_system
  USING (EXISTS (SELECT FROM payment_settlements s WHERE s.batch_id = settlement_batches.id));--> statement-breakpoint
GRANT SELECT ON settlement_batches TO portal_read_state, portal_read_mda, portal_read_expert_system;--> statement-breakpoint
CREATE VIEW reading.settled_payments WITH (security_invoker = true) AS
SELECT s.payment_id AS id, s.provider_ref, s.bill_reference, s.bill_id, s.mda_id, m.name AS mda, s.expert_system_id, s.gateway_id, s.paid_on,
  coalesce(s.settled_on, s.due_on) AS value_date, b.reference AS payout, s.amount_kobo, s.received_kobo, s.fee_kobo,
  s.amount_kobo - s.received_kobo AS difference_kobo,
  CASE WHEN s.state = 'awaited' AND s.due_on < (now() AT TIME ZONE 'Africa/Lagos')::date THEN 'late' ELSE s.state END AS status,
  greatest(coalesce(s.settled_on, (now() AT TIME ZONE 'Africa/Lagos')::date) - s.due_on, 0) AS days_late
FROM payment_settlements s JOIN mdas m ON m.id = s.mda_id LEFT JOIN settlement_batches b ON b.id = s.batch_id;--> statement-breakpoint
CREATE VIEW reading.payouts WITH (security_invoker = true) AS
SELECT b.id, b.reference, b.provider::text AS provider, b.value_date, b.lines, b.matched_kobo, b.gross_kobo, b.fee_kobo, b.net_kobo, b.bank_kobo, b.credited_on,
  b.net_kobo - b.bank_kobo AS difference_kobo, b.gross_kobo - b.matched_kobo AS unmatched_kobo,
  greatest(coalesce(b.credited_on, (now() AT TIME ZONE 'Africa/Lagos')::date) - b.value_date, 0) AS days_late,
  CASE WHEN b.bank_kobo = b.net_kobo AND b.matched_kobo = b.gross_kobo THEN 'matched' WHEN b.bank_kobo = 0 THEN 'expected'
    WHEN b.bank_kobo < b.net_kobo THEN 'short' WHEN b.bank_kobo > b.net_kobo THEN 'over' ELSE 'part' END AS status
FROM settlement_batches b;--> statement-breakpoint
GRANT SELECT ON reading.settled_payments TO portal_read_state, portal_read_mda, portal_read_expert_system;--> statement-breakpoint
GRANT SELECT ON reading.payouts TO portal_read_state;--> statement-breakpoint
CREATE FUNCTION reading.settlement_differences() RETURNS TABLE (id bigint, kind text, reference text, provider text, expected_kobo bigint,
  received_kobo bigint, day date, opened_at timestamptz, closed_at timestamptz, evidence text, assignee text) LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = public AS $$
  SELECT c.id, c.kind, c.reference, c.provider::text, c.expected_kobo, c.received_kobo, c.day, c.opened_at, c.closed_at, c.evidence,
    nullif(trim(u.first_name || ' ' || u.last_name), '')
  FROM settlement_cases c JOIN work_items w ON w.kind = 'settlement-difference' AND w.subject = 'settlement-case:' || c.id
  LEFT JOIN users u ON u.id = w.assignee_id
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION reading.settlement_differences FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION reading.settlement_differences TO portal_read_state;--> statement-breakpoint
CREATE VIEW reading.differences WITH (security_invoker = true) AS
SELECT *, expected_kobo - received_kobo AS difference_kobo, CASE WHEN closed_at IS NULL THEN 'open' ELSE 'closed' END AS status, greatest((coalesce(closed_at, now()) AT TIME ZONE 'Africa/Lagos')::date - day, 0) AS age_days
FROM reading.settlement_differences();--> statement-breakpoint
GRANT SELECT ON reading.differences TO portal_read_state;
