-- A refund has the state of its case, and what the law of cases cannot say is said here.
CREATE OR REPLACE FUNCTION follow_refund_work() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  refund refunds;
BEGIN
  SELECT * INTO refund FROM refunds WHERE 'refund:' || id = new.subject FOR UPDATE;
  IF NOT found THEN RETURN NULL; END IF;
  IF new.state = 'proposed' AND refund.needs_audit AND old.state = 'requested' THEN
    PERFORM refuse_refund('a tax of this amount is audited first', 'refunds_audited');
  END IF;
  IF new.state = 'proposed' AND refund.method IS NULL THEN PERFORM refuse_refund('nobody said how it is paid', 'refunds_way_named'); END IF;
  IF new.state IN ('refused', 'withdrawn') AND refund.objection_id IS NOT NULL THEN
    PERFORM refuse_refund('an objection decided that it is not owed', 'refunds_of_law');
  END IF;
  IF new.state IN ('refused', 'withdrawn') AND is_refund_owed(refund) AND (refund.proposal_id IS NULL OR new.state = 'refused' OR (
    SELECT sum(amount_kobo) FROM payment_allocations WHERE proposal_id = refund.proposal_id AND purpose = 'refund') <> 0
  ) THEN PERFORM refuse_refund('what is owed is not refused', 'refunds_owed'); END IF;
  IF old.state IN ('sent', 'returned') AND new.state = 'payable' THEN PERFORM end_refund_send(refund.id, old.state = 'returned'); END IF;
  -- What its provider gave back by itself left the provider's account, whatever had been approved.
  UPDATE refunds SET state = new.state, method = CASE WHEN old.state = 'payable' AND new.state = 'evidenced' THEN 'provider' ELSE method END
    WHERE id = refund.id;
  RETURN NULL;
END $$;
