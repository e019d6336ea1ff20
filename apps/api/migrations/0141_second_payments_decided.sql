-- A claim of a second payment ends in the books: two persons book what was claimed, under a key of its own. Closed without money it is only
-- when the provider says that nothing was paid, when all of it is booked already, or when two persons say that it is no payment.
-- Small tables of decisions; the checks are validated apart from taking their place.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

ALTER TABLE "provider_notifications" ADD COLUMN "movement_kobo" bigint;--> statement-breakpoint
ALTER TABLE "review_proposals" ADD COLUMN "movement" text;--> statement-breakpoint
ALTER TABLE "review_proposals" DROP CONSTRAINT "review_proposals_decision_check";--> statement-breakpoint
ALTER TABLE "review_proposals" ADD CONSTRAINT "review_proposals_decision_check" CHECK ("review_proposals"."decision" in ('accept', 'apply', 'spread', 'credit', 'refund', 'take-back', 'book', 'close', 'counter', 'no-payment')) NOT VALID;--> statement-breakpoint
ALTER TABLE "review_proposals" VALIDATE CONSTRAINT "review_proposals_decision_check";--> statement-breakpoint
ALTER TABLE "review_proposals" ADD CONSTRAINT "review_proposals_movement_check" CHECK ("review_proposals"."movement" is null or ("review_proposals"."decision" = 'book' and length("review_proposals"."movement") between 1 and 200)) NOT VALID;--> statement-breakpoint
ALTER TABLE "review_proposals" VALIDATE CONSTRAINT "review_proposals_movement_check";--> statement-breakpoint

-- What a case about a second payment claims and the books do not have. A movement that is booked stands for one claim of each teller: for
-- the one it was booked from, or for the nearest within a day, as notices and answers name a day by different clocks.
CREATE FUNCTION second_payment_claims(p_case bigint)
RETURNS TABLE (movement text, teller text, day text, reference text, moment timestamptz, amount_kobo bigint) LANGUAGE plpgsql STABLE AS $$
DECLARE
  claimed review_cases;
  teller_name text;
  booked record;
  found_key text;
  accounted text[] := '{}';
BEGIN
  SELECT * INTO claimed FROM review_cases c WHERE c.id = p_case AND c.kind = 'second-payment';
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
CREATE FUNCTION keys_of_claims(p_case review_cases)
RETURNS TABLE (key text, told_by text, day text, reference text, moment timestamptz, told_at text) LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN length(whole) > 200 THEN told_by || ' ' || md5(whole) ELSE whole END, told_by, day, reference, moment, told_at FROM (
    SELECT concat_ws(' ', c ->> 'by', c ->> 'date', c ->> 'reference') AS whole, c ->> 'by' AS told_by, c ->> 'date' AS day,
      c ->> 'reference' AS reference, CASE WHEN c ->> 'date' ~ '^\d{4}-\d\d-\d\dT[\d:.]+Z$' THEN (c ->> 'date')::timestamptz END AS moment, c ->> 'at' AS told_at
    FROM jsonb_array_elements(p_case.detail -> 'claims') c
  ) AS claim
$$;--> statement-breakpoint

-- Why such a case may be closed: nobody paid this reference at all, by the provider's own word since; or all that is claimed is booked.
CREATE FUNCTION is_second_payment_denied(p_case bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN EXISTS (SELECT FROM payments p WHERE p.intent_id = c.intent_id) THEN
      NOT EXISTS (SELECT FROM second_payment_claims(c.id))
        AND EXISTS (SELECT FROM payments p WHERE p.intent_id = c.intent_id AND p.movement <> '' AND p.basket_id IS NULL)
    ELSE coalesce((
      SELECT o.outcome = 'failed' FROM provider_observations o
      WHERE o.intent_id = c.intent_id AND o.observed_at > c.opened_at AND o.outcome IN ('paid', 'pending', 'failed') ORDER BY o.id DESC LIMIT 1
    ), false) END
  FROM review_cases c WHERE c.id = p_case AND c.kind = 'second-payment'
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
      IF decided.payment_id IS NOT NULL OR proposal.book_kobo IS DISTINCT FROM (
        SELECT amount_kobo FROM review_findings WHERE case_id = decided.id AND outcome = 'paid' ORDER BY id DESC LIMIT 1
      ) THEN PERFORM refuse_decision('the provider says nothing like it', 'review_decisions_found'); END IF;
      SELECT * INTO told FROM provider_observations WHERE intent_id = intent.id AND outcome = 'paid' AND amount_kobo = proposal.book_kobo
        ORDER BY id DESC LIMIT 1;
    WHEN proposal.decision = 'no-payment' THEN
      IF decided.kind <> 'second-payment' THEN PERFORM refuse_decision('nobody claims a payment here', 'review_decisions_second'); END IF;
    ELSE
      IF held_kobo(payment.id) > 0 THEN PERFORM refuse_decision('money is held in this case', 'review_decisions_whole'); END IF;
  END CASE;

  UPDATE review_cases SET resolved_at = p_at, resolution = proposal.decision WHERE id = decided.id;
  -- Of several that were claimed, the others wait for their own decision.
  IF proposal.decision = 'book' AND decided.kind = 'second-payment' AND EXISTS (SELECT FROM second_payment_claims(decided.id)) THEN
    INSERT INTO review_cases (kind, bill_id, intent_id, detail, opened_at)
      VALUES (decided.kind, decided.bill_id, decided.intent_id, jsonb_build_object('claims', decided.detail -> 'claims', 'after', decided.id), p_at);
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
