-- A bill that expired is made payable again by renewal, and by nothing else: the same bill, reference and amount, and the RRR on its paper.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

-- With the renewal of its bill an attempt that was given up for its age waits for its payer again.
INSERT INTO payment_transitions (from_state, to_state, verified_only) VALUES ('EXPIRED', 'AWAITING_PAYMENT', false);--> statement-breakpoint

CREATE TRIGGER bill_renewals_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON bill_renewals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- A later day without a renewal that names both days. A bill that is issued anew has another day of issue, and with it another end.
CREATE FUNCTION guard_bill_expiry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM bill_renewals r WHERE r.bill_id = old.id AND r.expired_on = old.expires_on AND r.expires_on = new.expires_on
  ) THEN
    RAISE EXCEPTION 'bill % is payable until %: only a renewal changes that', old.reference, old.expires_on
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bills_expire_later_by_renewal', TABLE = 'bills';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER bills_expiry BEFORE UPDATE OF expires_on ON bills FOR EACH ROW
  WHEN (new.expires_on <> old.expires_on AND new.issued_on = old.issued_on)
  EXECUTE FUNCTION guard_bill_expiry();--> statement-breakpoint

CREATE FUNCTION check_bill_renewal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM bills b WHERE b.id = new.bill_id AND b.expires_on >= new.expires_on) THEN
    RAISE EXCEPTION 'a renewal until % that its bill does not know', new.expires_on
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bill_renewals_in_force', TABLE = 'bill_renewals';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER bill_renewals_in_force AFTER INSERT ON bill_renewals
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_bill_renewal();--> statement-breakpoint

-- Makes an expired bill payable for three months from today (Lagos). Answers `renewed`, `current` (it has not expired; nothing changed),
-- how it stands otherwise (`paid`, `void`, `under-review`, `cancelled`; nothing changed), or no row: there is no such bill.
-- Lock order: bill, then attempt.
CREATE FUNCTION renew_bill(p_reference text, p_by uuid) RETURNS TABLE (outcome text, payable_until date) LANGUAGE plpgsql AS $$
DECLARE
  bill bills;
  today date := (clock_timestamp() AT TIME ZONE 'Africa/Lagos')::date;
  until_day date := (today + interval '3 months')::date;
BEGIN
  SELECT * INTO bill FROM bills WHERE reference = p_reference FOR NO KEY UPDATE;
  IF NOT found THEN RETURN; END IF;
  IF bill.standing <> 'open' THEN RETURN QUERY SELECT bill.standing, bill.expires_on; RETURN; END IF;
  IF bill.expires_on >= today THEN RETURN QUERY SELECT 'current', bill.expires_on; RETURN; END IF;

  INSERT INTO bill_renewals (bill_id, renewed_by, expired_on, expires_on) VALUES (bill.id, p_by, bill.expires_on, until_day);
  UPDATE bills SET expires_on = until_day WHERE id = bill.id;

  -- The RRR that somebody was told still pays this bill: the latest of them is offered again, for as long as it was at first. Others stay
  -- watched as they are. One that waits already gets the time.
  PERFORM set_config('portal.source', 'session', true);
  UPDATE payment_intents i
    SET state = 'AWAITING_PAYMENT', expires_at = clock_timestamp() + (i.expires_at - i.created_at), next_check_at = clock_timestamp(), checks = 0
    WHERE i.id = (
        SELECT e.id FROM payment_intents e
        WHERE e.bill_id = bill.id AND e.provider = 'remita' AND e.state = 'EXPIRED' AND e.amount_kobo = bill.total_kobo
        ORDER BY e.created_at DESC LIMIT 1
      )
      AND NOT EXISTS (
        SELECT FROM payment_intents l WHERE l.bill_id = bill.id AND l.provider = 'remita'
          AND l.state IN ('CREATED', 'INITIATING', 'AWAITING_PAYMENT', 'PROCESSING')
      );
  UPDATE payment_intents i
    SET expires_at = greatest(i.expires_at, clock_timestamp() + (i.expires_at - i.created_at)), next_check_at = clock_timestamp(), checks = 0
    WHERE i.bill_id = bill.id AND i.state = 'AWAITING_PAYMENT' AND i.expires_at < clock_timestamp();
  RETURN QUERY SELECT 'renewed', until_day;
END $$;
