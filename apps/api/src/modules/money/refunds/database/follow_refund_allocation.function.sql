CREATE OR REPLACE FUNCTION follow_refund_allocation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  refund refunds;
BEGIN
  IF new.amount_kobo > 0 THEN
    PERFORM open_decided_refund(new);
    RETURN NULL;
  END IF;
  SELECT * INTO refund FROM refunds WHERE proposal_id = new.proposal_id FOR UPDATE;
  IF refund.state NOT IN ('requested', 'audited', 'proposed', 'withdrawn') THEN
    PERFORM refuse_decision('its refund is under way', 'review_decisions_refund');
  END IF;
  INSERT INTO work_steps (item_id, move, at)
    SELECT id, 'withdraw', greatest(new.allocated_at, since) FROM work_items
    WHERE kind = 'refund' AND subject = 'refund:' || refund.id AND closed_at IS NULL;
  RETURN NULL;
END $$;
