-- A decision to give money back is a refund from that moment; taken back before anybody approved its payment, it is none.
CREATE OR REPLACE FUNCTION open_decided_refund(p_allocation payment_allocations) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  made refunds;
  item uuid;
BEGIN
  INSERT INTO refunds (number, payment_id, bill_id, proposal_id, cause, amount_kobo, explanation, is_tax, needs_audit, asked_by, requested_at)
    SELECT next_refund_number(), p.id, p.bill_id, p_allocation.proposal_id, 'decision', p_allocation.amount_kobo,
      'Case ' || q.case_id, false, false, 'decision', p_allocation.allocated_at
    FROM payments p JOIN review_proposals q ON q.id = p_allocation.proposal_id WHERE p.id = p_allocation.payment_id RETURNING * INTO made;
  INSERT INTO work_items (kind, state, subject, reference, opened_at, since)
    VALUES ('refund', 'requested', 'refund:' || made.id, made.number, made.requested_at, made.requested_at) RETURNING id INTO item;
  INSERT INTO work_steps (item_id, move, at) VALUES (item, 'open', made.requested_at);
END $$;
