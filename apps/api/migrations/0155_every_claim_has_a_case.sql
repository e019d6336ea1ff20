-- Money that somebody told of always finds a person: a claim told while a case about the same reference waits gets a case of its own when
-- that one is decided; and money whose amount was never told is booked or denied by two persons, never closed for want of an answer.
-- Only functions change; at the end a few rows of a small table.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

-- What a case claims and the books do not have, for a case that need not stand in the table yet. See migration 0141 for the rule.
CREATE FUNCTION unbooked_claims(claimed review_cases)
RETURNS TABLE (movement text, teller text, day text, reference text, moment timestamptz, amount_kobo bigint) LANGUAGE plpgsql STABLE AS $$
DECLARE
  teller_name text;
  booked record;
  found_key text;
  accounted text[] := '{}';
BEGIN
  FOR teller_name IN SELECT DISTINCT c ->> 'by' FROM jsonb_array_elements(claimed.detail -> 'claims') c LOOP
    FOR booked IN
      -- Of the first one the provider's own word counts: the books have no day before the attempt began.
      SELECT '' AS key, coalesce((
          SELECT o.paid_at FROM provider_observations o WHERE o.intent_id = claimed.intent_id AND o.outcome = 'paid' AND o.paid_at IS NOT NULL
            AND o.observed_at <= (SELECT min(f.recorded_at) FROM payments f WHERE f.intent_id = claimed.intent_id) ORDER BY o.id DESC LIMIT 1
        ), min(p.paid_at)) AS paid_at, min(p.recorded_at) AS recorded_at FROM payments p
        WHERE p.intent_id = claimed.intent_id AND (p.movement = '' OR p.basket_id IS NOT NULL) HAVING count(*) > 0
      UNION ALL
      SELECT p.movement, p.paid_at, p.recorded_at FROM payments p
        WHERE p.intent_id = claimed.intent_id AND p.movement <> '' AND p.basket_id IS NULL
      ORDER BY recorded_at, key
    LOOP
      SELECT k.key INTO found_key FROM keys_of_claims(claimed) k
        WHERE k.told_by = teller_name AND k.key <> ALL (accounted)
          AND (k.key = booked.key OR NOT EXISTS (SELECT FROM payments p WHERE p.intent_id = claimed.intent_id AND p.movement = k.key))
          AND CASE
            WHEN booked.key LIKE teller_name || ' %' THEN k.key = booked.key
            ELSE (k.moment IS NULL AND booked.key = '') OR abs(extract(epoch FROM k.moment - booked.paid_at)) <= 86400 END
        ORDER BY abs(extract(epoch FROM k.moment - booked.paid_at)) NULLS LAST, k.told_at LIMIT 1;
      IF found_key IS NOT NULL THEN accounted := accounted || found_key; END IF;
    END LOOP;
  END LOOP;
  RETURN QUERY
    SELECT k.key, k.told_by, k.day, k.reference, k.moment, CASE k.told_by
      WHEN 'notice' THEN (SELECT max(n.movement_kobo) FROM provider_notifications n WHERE n.intent_id = claimed.intent_id
        AND n.movement_date IS NOT DISTINCT FROM k.day AND n.movement_reference IS NOT DISTINCT FROM k.reference)
      ELSE (SELECT o.amount_kobo FROM provider_observations o WHERE o.intent_id = claimed.intent_id AND o.outcome = 'paid'
        AND o.paid_at IS NOT DISTINCT FROM k.moment AND o.movement_reference IS NOT DISTINCT FROM k.reference ORDER BY o.id DESC LIMIT 1) END
    FROM keys_of_claims(claimed) k WHERE k.key <> ALL (accounted) ORDER BY k.told_at DESC, k.key;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION second_payment_claims(p_case bigint)
RETURNS TABLE (movement text, teller text, day text, reference text, moment timestamptz, amount_kobo bigint) LANGUAGE sql STABLE AS $$
  SELECT s.* FROM review_cases c, unbooked_claims(c) s WHERE c.id = p_case AND c.kind = 'second-payment'
$$;--> statement-breakpoint

-- The claims of an attempt, where something was told that no case of it has yet; NULL when everything told is in a case, or in the books.
-- The newest fifty: a case is read by a person, and whoever sends notices without end must not make it grow without end.
CREATE FUNCTION claims_without_case(p_intent uuid) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  known_until timestamptz;
  claims jsonb;
BEGIN
  SELECT max((c ->> 'at')::timestamptz) INTO known_until
    FROM review_cases r, jsonb_array_elements(r.detail -> 'claims') c WHERE r.kind = 'second-payment' AND r.intent_id = p_intent;
  WITH told AS (
    SELECT 'notice' AS teller, movement_date AS day, movement_reference AS reference, received_at AS told_at,
      CASE WHEN movement_date ~ '^\d{4}-\d\d-\d\dT[\d:.]+Z$' THEN movement_date::timestamptz END AS moment
    FROM provider_notifications
    WHERE intent_id = p_intent AND (movement_date IS NOT NULL OR movement_reference IS NOT NULL)
    UNION ALL
    SELECT 'answer', to_char(paid_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), movement_reference, observed_at, paid_at
    FROM provider_observations
    WHERE intent_id = p_intent AND outcome = 'paid' AND (paid_at IS NOT NULL OR movement_reference IS NOT NULL)
  ), movements AS (
    SELECT teller, day, reference, min(moment) AS moment, min(told_at) AS told_at FROM told GROUP BY teller, day, reference
  ), apart AS (
    SELECT a.teller, a.day, a.reference, a.told_at FROM movements a
    WHERE EXISTS (
      SELECT FROM movements b
      WHERE (a.teller = b.teller AND (a.day <> b.day OR a.reference <> b.reference))
        OR (a.teller <> b.teller AND abs(extract(epoch FROM a.moment - b.moment)) > 86400)
    )
  )
  SELECT jsonb_agg(jsonb_build_object('by', teller, 'date', day, 'reference', reference, 'at', told_at) ORDER BY told_at) INTO claims
    FROM (SELECT * FROM apart ORDER BY told_at DESC LIMIT 50) latest
    HAVING max(told_at) > coalesce(known_until, '-infinity');
  IF claims IS NULL THEN RETURN NULL; END IF;
  -- Nothing to decide where all that is new is what a booked movement stands for.
  IF known_until IS NOT NULL AND EXISTS (SELECT FROM payments p WHERE p.intent_id = p_intent) AND NOT EXISTS (
    SELECT FROM unbooked_claims(jsonb_populate_record(
      null::review_cases, jsonb_build_object('kind', 'second-payment', 'intent_id', p_intent, 'detail', jsonb_build_object('claims', claims)))) u
    WHERE NOT EXISTS (SELECT FROM review_cases r, keys_of_claims(r) k WHERE r.kind = 'second-payment' AND r.intent_id = p_intent AND k.key = u.movement)
  ) THEN RETURN NULL; END IF;
  RETURN claims;
END $$;--> statement-breakpoint

CREATE OR REPLACE FUNCTION open_second_payment_case(p_intent uuid, p_at timestamptz DEFAULT clock_timestamp()) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  opened bigint;
  claims jsonb;
BEGIN
  -- A decision about the last case holds this row: what is told meanwhile is seen by one of the two, never by none.
  PERFORM FROM payment_intents WHERE id = p_intent FOR NO KEY UPDATE;
  IF EXISTS (SELECT FROM review_cases WHERE kind = 'second-payment' AND intent_id = p_intent AND resolved_at IS NULL) THEN RETURN NULL; END IF;
  claims := claims_without_case(p_intent);
  IF claims IS NULL THEN RETURN NULL; END IF;
  INSERT INTO review_cases (kind, bill_id, intent_id, detail, opened_at)
    SELECT 'second-payment', bill_id, id, jsonb_build_object('claims', claims), p_at FROM payment_intents WHERE id = p_intent
    ON CONFLICT DO NOTHING RETURNING id INTO opened;
  INSERT INTO outbox (topic, dedupe_key, payload, created_at)
    SELECT 'payment.review', 'review:case:' || opened, jsonb_build_object('billReference', b.reference, 'kind', 'second-payment'), p_at
    FROM payment_intents i JOIN bills b ON b.id = i.bill_id WHERE i.id = p_intent AND opened IS NOT NULL;
  RETURN opened;
END $$;--> statement-breakpoint

-- The provider's last word about a case since it was opened: 'paid', another outcome, or NULL when it said nothing that helps.
CREATE FUNCTION last_finding(p_case bigint) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT f.outcome FROM review_findings f WHERE f.case_id = p_case ORDER BY f.id DESC LIMIT 1
$$;--> statement-breakpoint

CREATE OR REPLACE FUNCTION guard_review_case() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (new.id, new.kind, new.bill_id, new.intent_id, new.payment_id, new.detail, new.opened_at)
    IS DISTINCT FROM (old.id, old.kind, old.bill_id, old.intent_id, old.payment_id, old.detail, old.opened_at)
  THEN
    RAISE EXCEPTION 'what case % says never changes', old.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'review_cases_facts_fixed', TABLE = 'review_cases';
  END IF;
  IF old.resolved_at IS NOT NULL AND (new.resolved_at, new.resolution) IS DISTINCT FROM (old.resolved_at, old.resolution) THEN
    RAISE EXCEPTION 'case % stays resolved', old.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'review_cases_stay_resolved', TABLE = 'review_cases';
  END IF;
  IF old.resolved_at IS NULL AND new.resolved_at IS NOT NULL
    AND NOT EXISTS (SELECT FROM review_proposals WHERE case_id = new.id AND outcome = 'approved' AND decision = new.resolution)
    AND NOT EXISTS (
      SELECT FROM payments p JOIN ledger_transactions t ON t.reference = ledger_reference(p) AND t.kind IN ('reversal', 'refund')
      WHERE p.id = new.payment_id
    )
  THEN
    RAISE EXCEPTION 'nobody has decided case %', old.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'review_cases_decided_by_two', TABLE = 'review_cases';
  END IF;
  IF old.resolved_at IS NULL AND new.resolved_at IS NOT NULL AND new.kind = 'second-payment' AND NOT (CASE new.resolution
    WHEN 'book' THEN EXISTS (
      SELECT FROM review_proposals q JOIN payments p ON p.intent_id = new.intent_id AND p.movement = q.movement AND p.amount_kobo = q.book_kobo
      WHERE q.case_id = new.id AND q.outcome = 'approved')
    WHEN 'close' THEN is_second_payment_denied(new.id)
    ELSE new.resolution = 'no-payment' END)
  THEN
    RAISE EXCEPTION 'case % speaks of money that is not in the books', old.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'review_decisions_second', TABLE = 'review_cases';
  END IF;
  IF old.resolved_at IS NULL AND new.resolved_at IS NOT NULL AND new.kind = 'amount-missing' AND new.payment_id IS NULL AND (
    (new.resolution = 'close' AND coalesce(last_finding(new.id), 'paid') = 'paid')
    OR (new.resolution = 'no-payment' AND last_finding(new.id) = 'paid'))
  THEN
    RAISE EXCEPTION 'case % may be money, and the provider does not deny it', old.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'review_decisions_found', TABLE = 'review_cases';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint

CREATE OR REPLACE FUNCTION enact_review_decision(p_proposal bigint, p_by uuid, p_at timestamptz DEFAULT clock_timestamp()) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  proposal review_proposals;
  decided review_cases;
  payment payments;
  intent payment_intents;
  receipt receipts;
  told provider_observations;
  claim record;
BEGIN
  SELECT * INTO proposal FROM review_proposals WHERE id = p_proposal;
  SELECT * INTO decided FROM review_cases WHERE id = proposal.case_id;
  PERFORM FROM bills WHERE id IN (decided.bill_id, proposal.bill_id, (SELECT bill_id FROM review_proposals WHERE id = proposal.counters_id))
    OR id IN (SELECT bill_id FROM review_proposal_bills WHERE proposal_id IN (proposal.id, proposal.counters_id))
    ORDER BY id FOR NO KEY UPDATE;
  SELECT * INTO intent FROM payment_intents WHERE id = decided.intent_id FOR NO KEY UPDATE;
  PERFORM FROM review_cases WHERE id = decided.id AND resolved_at IS NULL FOR UPDATE;
  IF NOT found THEN PERFORM refuse_decision('the case is resolved already', 'review_cases_stay_resolved'); END IF;
  PERFORM set_config('portal.source', 'operator', true);
  UPDATE review_proposals SET outcome = 'approved', ended_by = p_by, ended_at = p_at WHERE id = p_proposal RETURNING * INTO proposal;
  SELECT * INTO payment FROM payments WHERE id = decided.payment_id;

  CASE
    WHEN proposal.decision IN ('accept', 'apply', 'spread', 'credit', 'refund') THEN
      IF payment.id IS NULL THEN PERFORM refuse_decision('there is no money in this case', 'review_decisions_whole'); END IF;
      PERFORM allocate_payment(proposal, payment, p_at);
    WHEN proposal.decision = 'counter' THEN PERFORM counter_decision(proposal, payment, p_at);
    WHEN proposal.decision = 'take-back' THEN
      SELECT * INTO receipt FROM receipts r WHERE r.payment_id = payment.id
        AND NOT EXISTS (SELECT FROM receipt_voids v WHERE v.receipt_id = r.id);
      IF receipt.id IS NOT NULL THEN
        PERFORM void_receipt(receipt.id, 'reversal', 'The provider took the money back', p_at);
        UPDATE payment_intents SET state = 'REVERSED', updated_at = p_at WHERE id = intent.id AND state = 'CONFIRMED';
      ELSIF payment.id IS NOT NULL THEN PERFORM reverse_payment(payment.id, 'reversal', p_at);
      ELSE PERFORM refuse_decision('there is no money in this case', 'review_decisions_whole');
      END IF;
    WHEN proposal.decision = 'book' AND decided.kind = 'second-payment' THEN
      SELECT * INTO claim FROM second_payment_claims(decided.id) c WHERE c.movement = proposal.movement;
      IF NOT found OR proposal.book_kobo NOT IN (intent.amount_kobo, coalesce(claim.amount_kobo, intent.amount_kobo))
        OR NOT EXISTS (SELECT FROM payments p WHERE p.intent_id = intent.id AND (p.movement = '' OR p.basket_id IS NOT NULL))
      THEN PERFORM refuse_decision('nobody claims it, or it is booked', 'review_decisions_second'); END IF;
      PERFORM book_second_payment(intent.id, proposal.movement, proposal.book_kobo, 'other', claim.moment, 'operator', proposal.proposed_by, p_by, p_at);
    WHEN proposal.decision = 'book' THEN
      -- Where the provider says paid and never how much, two persons may book what the reference asks.
      IF decided.payment_id IS NOT NULL OR proposal.book_kobo IS DISTINCT FROM (CASE
        WHEN decided.kind = 'amount-missing' AND last_finding(decided.id) IS NULL THEN intent.amount_kobo
        ELSE (SELECT amount_kobo FROM review_findings WHERE case_id = decided.id AND outcome = 'paid' ORDER BY id DESC LIMIT 1) END
      ) THEN PERFORM refuse_decision('the provider says nothing like it', 'review_decisions_found'); END IF;
      SELECT * INTO told FROM provider_observations WHERE intent_id = intent.id AND outcome = 'paid'
        ORDER BY amount_kobo IS NOT DISTINCT FROM proposal.book_kobo DESC, id DESC LIMIT 1;
    WHEN proposal.decision = 'no-payment' THEN
      IF decided.kind NOT IN ('second-payment', 'amount-missing') OR decided.payment_id IS NOT NULL THEN PERFORM refuse_decision('nobody claims a payment here', 'review_decisions_second'); END IF;
    ELSE
      IF held_kobo(payment.id) > 0 THEN PERFORM refuse_decision('money is held in this case', 'review_decisions_whole'); END IF;
  END CASE;

  UPDATE review_cases SET resolved_at = p_at, resolution = proposal.decision WHERE id = decided.id;
  -- Of several that were claimed, the others wait for their own decision.
  IF proposal.decision = 'book' AND decided.kind = 'second-payment' AND EXISTS (SELECT FROM second_payment_claims(decided.id)) THEN
    INSERT INTO review_cases (kind, bill_id, intent_id, detail, opened_at)
      VALUES (decided.kind, decided.bill_id, decided.intent_id, jsonb_build_object('claims', decided.detail -> 'claims', 'after', decided.id), p_at);
  ELSIF decided.kind = 'second-payment' THEN
    -- What was told while this case waited is in none yet.
    PERFORM open_second_payment_case(intent.id, p_at);
  END IF;
  IF proposal.decision = 'book' AND decided.kind <> 'second-payment' THEN
    PERFORM confirm_payment(intent.id, intent.provider_ref, proposal.book_kobo, 'other', told.paid_at, 'operator', p_at, p_at + interval '1 day');
  ELSE
    INSERT INTO outbox (topic, dedupe_key, payload, created_at)
      SELECT 'payment.decided', 'decided:' || proposal.id,
        jsonb_build_object('billReference', b.reference, 'decision', proposal.decision, 'proposalId', proposal.id), p_at
      FROM bills b WHERE b.id = decided.bill_id;
  END IF;
  RETURN proposal.decision;
END $$;--> statement-breakpoint

-- Closed before the books were asked (migration 0141), and still in none of them: decided once more, by two persons.
INSERT INTO review_cases (kind, bill_id, intent_id, detail)
  SELECT c.kind, c.bill_id, c.intent_id, jsonb_build_object('claims', c.detail -> 'claims', 'after', c.id) FROM review_cases c
  WHERE c.kind = 'second-payment' AND c.resolution = 'close' AND NOT is_second_payment_denied(c.id) AND EXISTS (SELECT FROM second_payment_claims(c.id))
    AND NOT EXISTS (SELECT FROM review_cases l WHERE l.kind = c.kind AND l.intent_id = c.intent_id AND l.id > c.id)
  ON CONFLICT DO NOTHING;
