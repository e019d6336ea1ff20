-- What follows from an approved proposal: once, whole, in the transaction of the step that approved it. Lock order: bills, then case.
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
  IF (CASE
    WHEN is_joint_case(decided.id) THEN proposal.decision <> 'separate'
      AND (proposal.decision <> 'accept' OR proposal.write_off_kobo + proposal.credit_kobo + proposal.refund_kobo > 0)
    ELSE proposal.decision = 'separate' END)
  THEN PERFORM refuse_decision('part payments are the bill together, or each is decided by itself', 'review_decisions_together'); END IF;

  CASE
    WHEN proposal.decision = 'separate' THEN PERFORM separate_parts(decided.id, p_at);
    WHEN proposal.decision IN ('accept', 'apply', 'spread', 'credit', 'refund') THEN
      IF payment.id IS NULL THEN PERFORM refuse_decision('there is no money in this case', 'review_decisions_whole'); END IF;
      PERFORM allocate_payment(proposal, payment, p_at);
    WHEN proposal.decision = 'counter' THEN PERFORM counter_decision(proposal, payment, p_at);
    WHEN proposal.decision = 'take-back' THEN
      SELECT * INTO receipt FROM receipts_of_money(payment.id) r ORDER BY r.payment_id <> payment.id LIMIT 1;
      IF receipt.payment_id <> payment.id THEN
        PERFORM reverse_payment(payment.id, 'reversal', p_at);
        INSERT INTO receipt_voids (receipt_id, reason, voided_at) VALUES (receipt.id, 'The provider took a part of the money back', p_at);
      ELSIF receipt.id IS NOT NULL THEN
        PERFORM void_receipt(receipt.id, 'reversal', 'The provider took the money back', p_at);
        UPDATE payment_intents SET state = 'REVERSED', updated_at = p_at WHERE id = intent.id AND state = 'CONFIRMED';
      ELSIF payment.id IS NOT NULL THEN PERFORM reverse_payment(payment.id, 'reversal', p_at);
      ELSE PERFORM refuse_decision('there is no money in this case', 'review_decisions_whole');
      END IF;
    WHEN proposal.decision = 'book' AND decided.kind = 'second-payment' THEN
      SELECT * INTO claim FROM second_payment_claims(decided.id) c WHERE c.movement = proposal.movement;
      IF NOT found OR NOT EXISTS (SELECT FROM bookable_in_case(decided.id, proposal.movement) AS came(kobo) WHERE came.kobo = proposal.book_kobo)
        OR NOT EXISTS (SELECT FROM payments p WHERE p.intent_id = intent.id AND (p.movement = '' OR p.basket_id IS NOT NULL))
      THEN PERFORM refuse_decision('nobody claims it, or it is booked', 'review_decisions_second'); END IF;
      PERFORM book_second_payment(intent.id, proposal.movement, proposal.book_kobo, 'other', claim.moment, 'operator', proposal.proposed_by, p_by, p_at);
    WHEN proposal.decision = 'book' THEN
      -- Where the provider says paid and never how much, two persons may book what the reference asks.
      IF decided.payment_id IS NOT NULL OR NOT EXISTS (SELECT FROM bookable_in_case(decided.id, NULL) AS came(kobo) WHERE came.kobo = proposal.book_kobo) THEN PERFORM refuse_decision('the provider says nothing like it', 'review_decisions_found'); END IF;
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
  ELSIF proposal.decision <> 'separate' THEN
    INSERT INTO outbox (topic, dedupe_key, payload, created_at)
      SELECT 'payment.decided', 'decided:' || proposal.id,
        jsonb_build_object('billReference', b.reference, 'decision', proposal.decision, 'proposalId', proposal.id), p_at
      FROM bills b WHERE b.id = decided.bill_id;
  END IF;
  RETURN proposal.decision;
END $$;
