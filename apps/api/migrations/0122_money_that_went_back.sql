-- Money that went back, whole or in part, by a reversal or by the provider itself: what is expected of a list, what a provider is still to
-- deduct, and the proof of the books follow it. Three columns that are empty; functions; one pass over what went back before.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

ALTER TABLE "payment_settlements" ADD COLUMN "taken_back_kobo" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_settlements" ADD COLUMN "claimed_kobo" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_settlements" ADD COLUMN "deducted_kobo" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint

CREATE OR REPLACE FUNCTION guard_payment_settlement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- What its line in a list is to say.
  due bigint := new.amount_kobo - new.taken_back_kobo + new.claimed_kobo;
BEGIN
  IF (new.payment_id, new.provider, new.provider_ref, new.bill_id, new.mda_id, new.amount_kobo, new.paid_on, new.due_on, new.basket_intent_id)
      IS DISTINCT FROM (old.payment_id, old.provider, old.provider_ref, old.bill_id, old.mda_id, old.amount_kobo, old.paid_on, old.due_on, old.basket_intent_id)
    OR (old.line_id IS NOT NULL AND (new.line_id, new.received_kobo, new.settled_on) IS DISTINCT FROM (old.line_id, old.received_kobo, old.settled_on))
    OR (old.written_off_kobo <> 0 AND new.written_off_kobo <> old.written_off_kobo)
    OR new.taken_back_kobo < old.taken_back_kobo OR new.claimed_kobo < old.claimed_kobo OR new.deducted_kobo < old.deducted_kobo
  THEN
    RAISE EXCEPTION 'a payment is settled once, as it was paid'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_settlements_once', TABLE = 'payment_settlements';
  END IF;
  IF new.state <> old.state AND (old.state, new.state) NOT IN (('awaited', 'settled'), ('awaited', 'differs'), ('awaited', 'taken-back'),
      ('settled', 'claim'), ('differs', 'claim'), ('claim', 'claim-met'),
      ('awaited', 'claim'), ('taken-back', 'claim'), ('claim-met', 'claim'))
  THEN
    RAISE EXCEPTION 'money does not go from % to %', old.state, new.state
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_settlements_moves', TABLE = 'payment_settlements';
  END IF;
  IF new.state IN ('settled', 'differs') AND (new.state = 'settled') <> (new.received_kobo = due) THEN
    RAISE EXCEPTION 'settled is what came to the kobo'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_settlements_agree', TABLE = 'payment_settlements';
  END IF;
  IF new.written_off_kobo <> old.written_off_kobo AND (due - new.received_kobo <> new.written_off_kobo OR new.state <> 'differs') THEN
    RAISE EXCEPTION 'what is given up is the difference, to the kobo'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_settlements_write_off', TABLE = 'payment_settlements';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint

-- What goes back is expected no more; what a list has already is to be deducted from a later one.
CREATE FUNCTION take_back_settlement(p_payment uuid, p_kobo bigint) RETURNS void LANGUAGE sql AS $$
  UPDATE payment_settlements s SET taken_back_kobo = s.taken_back_kobo + back.kobo,
      claimed_kobo = s.claimed_kobo + CASE WHEN s.line_id IS NULL THEN 0 ELSE back.kobo END,
      state = CASE WHEN s.line_id IS NULL THEN CASE WHEN s.taken_back_kobo + back.kobo = s.amount_kobo THEN 'taken-back' ELSE s.state END
        -- What is short or too much stays one difference, and what went back of it another.
        WHEN s.state = 'differs' AND s.taken_back_kobo + back.kobo < s.amount_kobo THEN 'differs' ELSE 'claim' END
    FROM (SELECT payment_id, least(p_kobo, amount_kobo - taken_back_kobo) AS kobo FROM payment_settlements WHERE payment_id = p_payment) back
    WHERE s.payment_id = back.payment_id AND back.kobo > 0
$$;--> statement-breakpoint

CREATE OR REPLACE FUNCTION turn_settlement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  rest text := substr(new.reference, strpos(new.reference, ':') + 1);
BEGIN
  IF new.kind = 'refund-paid' THEN
    PERFORM take_back_settlement(r.payment_id, r.amount_kobo) FROM refunds r WHERE r.id::text = rest AND r.method = 'provider';
    RETURN NULL;
  END IF;
  PERFORM take_back_settlement(p.id, p.amount_kobo)
    FROM payments p, unnest(enum_range(NULL::payment_provider)) AS known (provider)
    WHERE p.provider = known.provider AND p.provider_txn_ref = split_part(rest, '#', 1) AND ledger_reference(p) = new.reference;
  RETURN NULL;
END $$;--> statement-breakpoint

DROP TRIGGER ledger_transactions_turn_settlement ON ledger_transactions;--> statement-breakpoint

CREATE TRIGGER ledger_transactions_turn_settlement AFTER INSERT ON ledger_transactions FOR EACH ROW
  WHEN (new.kind IN ('reversal', 'refund', 'refund-paid')) EXECUTE FUNCTION turn_settlement();--> statement-breakpoint

UPDATE payment_settlements SET taken_back_kobo = amount_kobo, claimed_kobo = CASE state WHEN 'taken-back' THEN 0 ELSE amount_kobo END,
  deducted_kobo = CASE state WHEN 'claim-met' THEN amount_kobo ELSE 0 END WHERE state IN ('taken-back', 'claim', 'claim-met');--> statement-breakpoint

SELECT take_back_settlement(payment_id, amount_kobo) FROM refunds WHERE state = 'paid' AND method = 'provider';--> statement-breakpoint

ALTER TABLE "payment_settlements" ADD CONSTRAINT "payment_settlements_back_check" CHECK ("payment_settlements"."deducted_kobo" between 0 and "payment_settlements"."claimed_kobo" and "payment_settlements"."claimed_kobo" <= "payment_settlements"."taken_back_kobo" and "payment_settlements"."taken_back_kobo" <= "payment_settlements"."amount_kobo");--> statement-breakpoint

DROP FUNCTION awaited_for_lines(text, uuid);--> statement-breakpoint

-- Payments that a file's lines may mean, and no others: by reference, by our order, or by day where a line has neither. What went back is
-- left out of their amounts, but where a list may have the whole of it (`gross`).
CREATE FUNCTION awaited_for_lines(p_way text, p_file uuid) RETURNS TABLE (payment_id uuid, provider payment_provider, key text,
  amount_kobo bigint, paid_on date, whole uuid, is_of_basket boolean, taken_back_kobo bigint) LANGUAGE plpgsql STABLE SET enable_nestloop = off AS $$
#variable_conflict use_column
BEGIN
  IF p_way = 'order' THEN
    RETURN QUERY WITH keys AS MATERIALIZED (
      SELECT DISTINCT l.provider, l.order_id FROM settlement_lines l
      WHERE l.state IN ('new', 'theirs-only') AND l.gross_kobo > 0 AND l.written_off_kobo = 0 AND (p_file IS NULL OR l.file_id = p_file) AND l.order_id <> ''
    ), found AS MATERIALIZED (
      -- Key by key: who wrote the orders is not open alone.
      SELECT k.provider, k.order_id, unnest(ARRAY(
        SELECT p.id FROM payments p WHERE p.intent_id = (SELECT i.id FROM payment_intents i WHERE i.order_id = k.order_id))) AS payment_id
      FROM keys k
    )
    SELECT s.payment_id, s.provider, f.order_id, s.amount_kobo - s.taken_back_kobo, s.paid_on, coalesce(s.basket_intent_id, s.payment_id), s.basket_intent_id IS NOT NULL, s.taken_back_kobo
      FROM found f JOIN payment_settlements s ON s.payment_id = f.payment_id
      WHERE s.provider = f.provider AND s.state = 'awaited';
  ELSIF p_way = 'amount' THEN
    RETURN QUERY WITH keys AS MATERIALIZED (
      SELECT DISTINCT l.provider, l.paid_on FROM settlement_lines l
      WHERE l.state IN ('new', 'theirs-only') AND l.gross_kobo > 0 AND l.written_off_kobo = 0 AND (p_file IS NULL OR l.file_id = p_file)
        AND l.reference = '' AND l.order_id = ''
    )
    SELECT s.payment_id, s.provider, '', s.amount_kobo - s.taken_back_kobo, s.paid_on, coalesce(s.basket_intent_id, s.payment_id), s.basket_intent_id IS NOT NULL, s.taken_back_kobo
      FROM keys k JOIN payment_settlements s ON s.provider = k.provider AND s.paid_on = k.paid_on WHERE s.state = 'awaited';
  ELSE
    RETURN QUERY WITH keys AS MATERIALIZED (
      SELECT DISTINCT l.provider, l.reference FROM settlement_lines l
      WHERE l.state IN ('new', 'theirs-only') AND l.gross_kobo > 0 AND l.written_off_kobo = 0 AND (p_file IS NULL OR l.file_id = p_file) AND l.reference <> ''
    )
    SELECT s.payment_id, s.provider, s.provider_ref, CASE p_way WHEN 'gross' THEN s.amount_kobo ELSE s.amount_kobo - s.taken_back_kobo END, s.paid_on,
        CASE p_way WHEN 'part' THEN s.payment_id ELSE coalesce(s.basket_intent_id, s.payment_id) END, s.basket_intent_id IS NOT NULL, s.taken_back_kobo
      FROM keys k JOIN payment_settlements s ON s.provider = k.provider AND s.provider_ref = k.reference
      WHERE (s.state = 'awaited' OR (p_way = 'gross' AND s.state = 'taken-back')) AND (p_way <> 'part' OR s.basket_intent_id IS NOT NULL);
  END IF;
END $$;--> statement-breakpoint

-- What it promises is that of 0115; of what went back a list has nothing, or the whole and its deduction later. Everything is joined by hashes of what is open: figures of a table that are a day old would else
-- make it compare each line with each payment.
CREATE OR REPLACE FUNCTION match_settlement_lines(p_file uuid DEFAULT NULL) RETURNS void LANGUAGE plpgsql SET enable_nestloop = off AS $$
DECLARE
  way text;
  line record;
BEGIN
  FOREACH way IN ARRAY ARRAY['exact', 'gross', 'part', 'reference', 'order', 'amount'] LOOP
    CONTINUE WHEN NOT EXISTS (
      SELECT FROM settlement_lines l
      WHERE l.state IN ('new', 'theirs-only') AND l.gross_kobo > 0 AND l.written_off_kobo = 0 AND (p_file IS NULL OR l.file_id = p_file)
        AND CASE way WHEN 'order' THEN l.order_id <> '' WHEN 'amount' THEN l.reference = '' AND l.order_id = '' ELSE l.reference <> '' END
    );
    WITH open_lines AS MATERIALIZED (
      SELECT l.id, l.provider, l.gross_kobo, l.fee_kobo, l.batch_id,
        CASE way WHEN 'order' THEN l.order_id WHEN 'amount' THEN '' ELSE l.reference END AS key,
        CASE WHEN way IN ('exact', 'gross', 'part', 'amount') THEN l.gross_kobo ELSE 0 END AS kobo,
        CASE way WHEN 'amount' THEN l.paid_on END AS day
      FROM settlement_lines l
      WHERE l.state IN ('new', 'theirs-only') AND l.gross_kobo > 0 AND l.written_off_kobo = 0 AND (p_file IS NULL OR l.file_id = p_file)
        AND CASE way WHEN 'order' THEN l.order_id <> '' WHEN 'amount' THEN l.reference = '' AND l.order_id = '' ELSE l.reference <> '' END
    ), lines AS (
      SELECT *, row_number() OVER same AS place, count(*) OVER same_all AS alike FROM open_lines
      WINDOW same AS (PARTITION BY provider, key, kobo, day ORDER BY id), same_all AS (PARTITION BY provider, key, kobo, day)
    ), awaited AS MATERIALIZED (
      SELECT * FROM awaited_for_lines(way, p_file)
    ), wholes AS (
      SELECT whole, provider, key, sum(amount_kobo)::bigint AS amount_kobo, bool_or(is_of_basket) AS is_basket,
        CASE WHEN way IN ('exact', 'gross', 'part', 'amount') THEN sum(amount_kobo) ELSE 0 END::bigint AS kobo, CASE way WHEN 'amount' THEN min(paid_on) END AS day
      FROM awaited GROUP BY whole, provider, key HAVING way <> 'gross' OR sum(taken_back_kobo) > 0
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
      UPDATE payment_settlements s SET state = CASE WHEN way = 'gross' AND s.taken_back_kobo > 0 THEN 'claim'
            WHEN p.received_kobo = p.amount_kobo THEN 'settled' ELSE 'differs' END,
          claimed_kobo = CASE way WHEN 'gross' THEN s.taken_back_kobo ELSE s.claimed_kobo END, line_id = p.line_id, batch_id = p.batch_id, received_kobo = p.received_kobo, fee_kobo = p.fee_kobo, settled_on = b.value_date
        FROM shares p JOIN settlement_batches b ON b.id = p.batch_id
        WHERE s.payment_id = p.payment_id AND (s.state = 'awaited' OR (way = 'gross' AND s.state = 'taken-back'))
        RETURNING s.line_id, p.amount_kobo, s.received_kobo
    ), sums AS (
      SELECT line_id, sum(least(amount_kobo, received_kobo))::bigint AS matched_kobo, sum(amount_kobo)::bigint AS amount_kobo FROM settled GROUP BY line_id
    )
    UPDATE settlement_lines l SET matched_by = CASE WHEN way IN ('exact', 'gross', 'part') THEN 'reference' ELSE way END,
        state = CASE WHEN sums.matched_kobo = l.gross_kobo AND sums.amount_kobo = l.gross_kobo THEN 'matched' ELSE 'differs' END,
        matched_kobo = sums.matched_kobo
      FROM sums WHERE l.id = sums.line_id AND l.state IN ('new', 'theirs-only');
  END LOOP;
  -- What a provider deducts: of all bills that were paid together, or of one.
  FOREACH way IN ARRAY ARRAY['whole', 'part'] LOOP
    CONTINUE WHEN NOT EXISTS (SELECT FROM settlement_lines WHERE gross_kobo < 0 AND state IN ('new', 'theirs-only') AND written_off_kobo = 0);
    WITH lines AS MATERIALIZED (
      SELECT id, provider, reference, -gross_kobo AS kobo, row_number() OVER (PARTITION BY provider, reference, gross_kobo ORDER BY id) AS place
      FROM settlement_lines WHERE gross_kobo < 0 AND state IN ('new', 'theirs-only') AND written_off_kobo = 0
    ), claims AS MATERIALIZED (
      SELECT payment_id, provider, provider_ref, claimed_kobo - deducted_kobo AS kobo, CASE way WHEN 'part' THEN payment_id ELSE coalesce(basket_intent_id, payment_id) END AS whole
      FROM payment_settlements WHERE state IN ('claim', 'differs') AND claimed_kobo > deducted_kobo
    ), wholes AS (
      SELECT whole, provider, provider_ref, sum(kobo)::bigint AS kobo,
        row_number() OVER (PARTITION BY provider, provider_ref, sum(kobo) ORDER BY whole) AS place
      FROM claims GROUP BY whole, provider, provider_ref
    ), pairs AS (
      SELECT l.id AS line_id, c.payment_id
      FROM lines l JOIN wholes w ON w.provider = l.provider AND w.provider_ref = l.reference AND w.kobo = l.kobo AND w.place = l.place
        JOIN claims c ON c.whole = w.whole
    ), met AS (
      UPDATE payment_settlements s SET deducted_kobo = s.claimed_kobo, state = CASE s.state WHEN 'claim' THEN 'claim-met' ELSE s.state END
        FROM pairs WHERE s.payment_id = pairs.payment_id AND s.claimed_kobo > s.deducted_kobo RETURNING pairs.line_id
    )
    UPDATE settlement_lines l SET state = 'takes-back', matched_by = 'reference', matched_kobo = gross_kobo
      WHERE l.id IN (SELECT line_id FROM met) AND l.state IN ('new', 'theirs-only');
  END LOOP;
  -- And what it deducts bit by bit.
  FOR line IN
    SELECT id, provider, reference, -gross_kobo AS kobo FROM settlement_lines
    WHERE gross_kobo < 0 AND state IN ('new', 'theirs-only') AND written_off_kobo = 0 AND reference <> '' ORDER BY id
  LOOP
    UPDATE payment_settlements s SET deducted_kobo = s.deducted_kobo + line.kobo,
        state = CASE WHEN s.state = 'claim' AND s.deducted_kobo + line.kobo = s.claimed_kobo THEN 'claim-met' ELSE s.state END
      WHERE s.payment_id = (
        SELECT c.payment_id FROM payment_settlements c WHERE c.provider = line.provider AND c.provider_ref = line.reference
          AND c.state IN ('claim', 'differs') AND c.claimed_kobo - c.deducted_kobo >= line.kobo ORDER BY c.payment_id LIMIT 1);
    CONTINUE WHEN NOT found;
    UPDATE settlement_lines SET state = 'takes-back', matched_by = 'reference', matched_kobo = gross_kobo WHERE id = line.id;
  END LOOP;
  UPDATE settlement_lines SET state = 'theirs-only' WHERE state = 'new' AND (p_file IS NULL OR file_id = p_file);
  PERFORM book_settlement_lines();
END $$;--> statement-breakpoint

CREATE OR REPLACE FUNCTION match_line_by_hand(p_proposal settlement_proposals) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  line settlement_lines;
  found_all boolean;
  parts int;
  whole bigint;
BEGIN
  SELECT * INTO line FROM settlement_lines WHERE id = p_proposal.line_id AND state = 'theirs-only' AND gross_kobo > 0 AND written_off_kobo = 0 FOR UPDATE;
  SELECT count(*), sum(s.amount_kobo - s.taken_back_kobo), bool_and(s.state = 'awaited' AND s.provider = line.provider) INTO parts, whole, found_all
    FROM settlement_proposal_parts p JOIN payment_settlements s ON s.payment_id = p.payment_id WHERE p.proposal_id = p_proposal.id;
  IF line.id IS NULL OR parts = 0 OR NOT found_all THEN PERFORM refuse_settlement('it is settled already', 'settlement_decisions_open'); END IF;
  IF parts > 1 AND whole <> line.gross_kobo THEN PERFORM refuse_settlement('together they are not the line', 'settlement_decisions_amount'); END IF;
  UPDATE payment_settlements s SET state = CASE WHEN s.amount_kobo - s.taken_back_kobo = part.received_kobo THEN 'settled' ELSE 'differs' END, line_id = line.id,
      batch_id = line.batch_id, received_kobo = part.received_kobo, fee_kobo = part.fee_kobo,
      settled_on = (SELECT value_date FROM settlement_batches WHERE id = line.batch_id)
    FROM (
      SELECT o.payment_id, CASE parts WHEN 1 THEN line.gross_kobo ELSE o.amount_kobo END AS received_kobo,
        (div(line.fee_kobo * sum(o.amount_kobo) OVER upto, whole) - div(line.fee_kobo * (sum(o.amount_kobo) OVER upto - o.amount_kobo), whole))::bigint AS fee_kobo
      FROM settlement_proposal_parts p JOIN (
        SELECT payment_id, amount_kobo - taken_back_kobo AS amount_kobo FROM payment_settlements
      ) o ON o.payment_id = p.payment_id WHERE p.proposal_id = p_proposal.id
      WINDOW upto AS (ORDER BY p.position)
    ) part WHERE s.payment_id = part.payment_id;
  UPDATE settlement_lines SET matched_by = 'hand', matched_kobo = least(whole, line.gross_kobo),
      state = CASE WHEN whole = line.gross_kobo THEN 'matched' ELSE 'differs' END WHERE id = line.id;
  PERFORM book_settlement_lines();
END $$;--> statement-breakpoint

-- What could be given up of a difference: above zero what never came, below zero what came too much. Null where nothing can be.
CREATE OR REPLACE FUNCTION settlement_shortfall(difference settlement_cases) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN difference.kind = 'amount-differs' AND difference.payment_id IS NOT NULL
      THEN (SELECT s.amount_kobo - s.taken_back_kobo + s.claimed_kobo - s.received_kobo FROM payment_settlements s WHERE s.payment_id = difference.payment_id AND s.state = 'differs' AND s.written_off_kobo = 0)
    WHEN difference.kind IN ('amount-differs', 'theirs-only')
      THEN (SELECT l.matched_kobo - l.gross_kobo FROM settlement_lines l WHERE l.id = difference.line_id AND l.state IN ('differs', 'theirs-only') AND l.written_off_kobo = 0)
    WHEN difference.kind IN ('payout-differs', 'payout-missing')
      THEN (SELECT b.net_kobo - b.bank_kobo - b.written_off_kobo FROM settlement_batches b WHERE b.id = difference.batch_id)
    WHEN difference.kind = 'unknown-credit'
      THEN (SELECT -k.amount_kobo FROM bank_lines k WHERE k.id = difference.bank_line_id AND k.batch_id IS NULL AND k.written_off_kobo = 0)
  END
$$;--> statement-breakpoint

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
$$;--> statement-breakpoint

-- Compares everything, wakes the question about what only a provider knows of, opens what differs and closes what does not any more.
CREATE OR REPLACE FUNCTION reconcile(p_today date, p_by uuid DEFAULT NULL) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  opened int;
  closed int;
  run bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(4005022);
  PERFORM match_settlement_lines();
  PERFORM match_bank_lines();
  UPDATE payment_intents i SET checks = 0, next_check_at = clock_timestamp()
    FROM (
      SELECT i.id FROM settlement_lines l JOIN payment_intents i ON i.provider = l.provider AND i.provider_ref = l.reference
        WHERE l.state = 'theirs-only' AND l.gross_kobo > 0 AND l.reference <> ''
      UNION
      SELECT i.id FROM settlement_lines l JOIN payment_intents i ON i.provider = l.provider AND i.order_id = l.order_id
        WHERE l.state = 'theirs-only' AND l.gross_kobo > 0 AND l.order_id <> ''
    ) told
    WHERE i.id = told.id AND i.state IN ('AWAITING_PAYMENT', 'PROCESSING', 'FAILED', 'CANCELLED', 'EXPIRED');
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
        -- Where nothing is awaited of a day, nothing is left to be compared with a list that is not there yet.
        SELECT min(least(greatest(coalesce(settlement_reach(s.provider), s.expected_from - 1), awaited.since - 1), p_today - 1)) FROM settlement_sources s
          JOIN LATERAL (SELECT min(x.paid_on) AS since FROM payment_settlements x
            WHERE x.provider = s.provider AND x.paid_on >= s.expected_from AND x.state = 'awaited') awaited ON awaited.since IS NOT NULL
      ), p_today - 1), opened, closed, (SELECT count(*) FROM settlement_cases WHERE closed_at IS NULL), coalesce((
        SELECT jsonb_object_agg(provider, jsonb_build_object('takenKobo', taken, 'awaitedKobo', awaited, 'settledKobo', settled, 'feesKobo', fees))
        FROM (SELECT provider, sum(amount_kobo) AS taken, sum(amount_kobo - taken_back_kobo) FILTER (WHERE state = 'awaited') AS awaited,
            sum(received_kobo) AS settled, sum(fee_kobo) AS fees FROM payment_settlements WHERE state <> 'taken-back' GROUP BY provider) sums), '{}')
    RETURNING id INTO run;
  RETURN run;
END $$;--> statement-breakpoint

CREATE OR REPLACE VIEW reading.settled_payments WITH (security_invoker = true) AS
SELECT s.payment_id AS id, s.provider_ref, s.bill_reference, s.bill_id, s.mda_id, m.name AS mda, s.expert_system_id, s.gateway_id, s.paid_on,
  coalesce(s.settled_on, s.due_on) AS value_date, b.reference AS payout, s.amount_kobo, s.received_kobo, s.fee_kobo,
  s.amount_kobo - s.taken_back_kobo + s.claimed_kobo - s.received_kobo AS difference_kobo,
  CASE WHEN s.state = 'awaited' AND s.due_on < (now() AT TIME ZONE 'Africa/Lagos')::date THEN 'late'
    WHEN s.state = 'differs' AND s.written_off_kobo <> 0 THEN 'written-off' ELSE s.state END AS status,
  greatest(coalesce(s.settled_on, (now() AT TIME ZONE 'Africa/Lagos')::date) - s.due_on, 0) AS days_late
FROM payment_settlements s JOIN mdas m ON m.id = s.mda_id LEFT JOIN settlement_batches b ON b.id = s.batch_id;
