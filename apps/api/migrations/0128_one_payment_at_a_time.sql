-- A bill whose money may be under way takes no second payment: not by itself, not together with others. Asked bill by bill, through the
-- indexes of attempts and baskets. Functions and triggers only.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

-- Nobody knows whether its money came: it is being made or worked on, or its provider has not said "not yet" or "refused" last.
CREATE FUNCTION is_attempt_unclear(attempt payment_intents) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT attempt.state IN ('CREATED', 'INITIATING', 'PROCESSING') OR (attempt.state = 'AWAITING_PAYMENT'
    AND coalesce((SELECT outcome FROM provider_observations o WHERE o.intent_id = attempt.id ORDER BY o.id DESC LIMIT 1), 'unknown')
      NOT IN ('pending', 'failed'))
$$;--> statement-breakpoint

-- Every attempt about a bill: its own, and those of baskets it is in.
CREATE FUNCTION attempts_of_bill(p_bill uuid) RETURNS SETOF payment_intents LANGUAGE sql STABLE ROWS 2 AS $$
  SELECT a.* FROM payment_intents a WHERE a.bill_id = p_bill
  UNION ALL
  SELECT a.* FROM payment_intents a
    WHERE a.basket_id = ANY (ARRAY(SELECT p.basket_id FROM payment_basket_bills p WHERE p.bill_id = p_bill)) AND a.bill_id <> p_bill
$$;--> statement-breakpoint

-- Whether money for a bill may be under way by another attempt than the one that is asked for: the bill's own one (`p_basket` null), or
-- that of a basket, at one provider. Whoever pays one bill may go from provider to provider; a basket waits for whatever was begun in
-- the last half hour, because nobody looks at its bills one by one. By the indexes, whatever the figures of the tables say: on the day
-- they are told to be small, a plan that reads all of them would be kept.
CREATE FUNCTION is_paid_elsewhere(p_bill uuid, p_basket uuid, p_provider payment_provider) RETURNS boolean
LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $$
BEGIN
  RETURN EXISTS (
    SELECT FROM attempts_of_bill(p_bill) i
    WHERE NOT (i.basket_id IS NOT DISTINCT FROM p_basket AND i.provider IS NOT DISTINCT FROM p_provider) AND (
      i.state = 'PROCESSING'
      OR (i.state IN ('REVIEW', 'REFUND_PENDING') AND awaits_person(i.id))
      OR (i.basket_id IS DISTINCT FROM p_basket AND (
        is_attempt_unclear(i)
        OR (p_basket IS NOT NULL AND i.state = 'AWAITING_PAYMENT' AND i.created_at > clock_timestamp() - interval '30 minutes')
      ))
    )
  );
END $$;--> statement-breakpoint
CREATE FUNCTION is_basket_paid_elsewhere(p_basket uuid, p_provider payment_provider) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(bool_or(is_paid_elsewhere(p.bill_id, p_basket, p_provider)), false) FROM payment_basket_bills p WHERE p.basket_id = p_basket
$$;--> statement-breakpoint
CREATE FUNCTION refuse_second_payment() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a payment for this bill may be under way'
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_intents_one_at_a_time', TABLE = 'payment_intents';
END $$;--> statement-breakpoint

CREATE OR REPLACE FUNCTION is_payment_pending(p_bill uuid) RETURNS boolean LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $$
BEGIN
  RETURN EXISTS (
    SELECT FROM attempts_of_bill(p_bill) i
    WHERE is_attempt_unclear(i) OR (i.state = 'AWAITING_PAYMENT' AND i.created_at > clock_timestamp() - interval '30 minutes')
  );
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION reading.is_own_payment_pending(bill uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT EXISTS (SELECT FROM bills b WHERE b.id = bill AND b.payer_tpui = ANY (reading.own_tpuis()) AND is_payment_pending(b.id))
$$;--> statement-breakpoint

-- Two that begin at the same moment wait for each other at the bills.
CREATE OR REPLACE FUNCTION guard_new_payment_intent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.state <> 'CREATED' THEN
    RAISE EXCEPTION 'a payment attempt begins as CREATED, not as %', new.state
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_intents_begin', TABLE = 'payment_intents';
  END IF;
  IF new.basket_id IS NULL THEN
    IF is_paid_elsewhere(new.bill_id, NULL, new.provider) THEN PERFORM refuse_second_payment(); END IF;
    RETURN new;
  END IF;
  IF NOT EXISTS (
    SELECT FROM payment_baskets k JOIN payment_basket_bills p ON p.basket_id = k.id AND p.position = 1
    WHERE k.id = new.basket_id AND k.total_kobo = new.amount_kobo AND p.bill_id = new.bill_id
  ) THEN
    RAISE EXCEPTION 'a payment attempt for a basket is for all of it'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_intents_basket', TABLE = 'payment_intents';
  END IF;
  PERFORM FROM bills WHERE id IN (SELECT bill_id FROM payment_basket_bills WHERE basket_id = new.basket_id) ORDER BY id FOR NO KEY UPDATE;
  IF is_basket_paid_elsewhere(new.basket_id, new.provider) THEN PERFORM refuse_second_payment(); END IF;
  RETURN new;
END $$;--> statement-breakpoint

CREATE OR REPLACE FUNCTION guard_basket_bill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM bills WHERE id = new.bill_id AND total_kobo = new.amount_kobo AND pay_status_id = 1 AND cancelled_at IS NULL)
    OR EXISTS (SELECT FROM payment_intents WHERE basket_id = new.basket_id)
  THEN
    RAISE EXCEPTION 'bill % is not in this basket for what it asks', new.bill_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_basket_bills_agree', TABLE = 'payment_basket_bills';
  END IF;
  IF is_paid_elsewhere(new.bill_id, new.basket_id, NULL) THEN PERFORM refuse_second_payment(); END IF;
  RETURN new;
END $$;--> statement-breakpoint

-- A reference that is offered again is an attempt that begins again.
CREATE OR REPLACE FUNCTION reopen_payment_intent(p_bill uuid, p_amount_kobo bigint, p_life_ms bigint, p_next_check_at timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM bills WHERE id = p_bill AND pay_status_id = 1 AND cancelled_at IS NULL AND total_kobo = p_amount_kobo FOR SHARE;
  IF NOT found THEN RETURN false; END IF;
  IF is_paid_elsewhere(p_bill, NULL, 'remita') THEN PERFORM refuse_second_payment(); END IF;
  PERFORM set_config('portal.source', 'session', true);
  UPDATE payment_intents i
    SET state = 'AWAITING_PAYMENT', checks = 0, next_check_at = p_next_check_at,
      expires_at = greatest(i.expires_at, clock_timestamp() + p_life_ms * interval '1 millisecond')
    WHERE i.id = (
      SELECT e.id FROM payment_intents e
      WHERE e.bill_id = p_bill AND e.basket_id IS NULL AND e.provider = 'remita' AND e.state IN ('FAILED', 'EXPIRED') AND e.provider_ref IS NOT NULL
        AND e.amount_kobo = p_amount_kobo
      ORDER BY e.created_at DESC LIMIT 1
    );
  RETURN found;
EXCEPTION WHEN unique_violation THEN RETURN true;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION reopen_basket_intent(p_basket uuid, p_life_ms bigint, p_next_check_at timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM bills WHERE id IN (SELECT bill_id FROM payment_basket_bills WHERE basket_id = p_basket) ORDER BY id FOR NO KEY UPDATE;
  IF NOT is_basket_payable(p_basket) THEN RETURN false; END IF;
  IF is_basket_paid_elsewhere(p_basket, 'remita') THEN PERFORM refuse_second_payment(); END IF;
  PERFORM set_config('portal.source', 'session', true);
  UPDATE payment_intents i
    SET state = 'AWAITING_PAYMENT', checks = 0, next_check_at = p_next_check_at,
      expires_at = greatest(i.expires_at, clock_timestamp() + p_life_ms * interval '1 millisecond')
    WHERE i.id = (
      SELECT e.id FROM payment_intents e
      WHERE e.basket_id = p_basket AND e.provider = 'remita' AND e.state IN ('FAILED', 'EXPIRED') AND e.provider_ref IS NOT NULL
      ORDER BY e.created_at DESC LIMIT 1
    );
  RETURN found;
EXCEPTION WHEN unique_violation THEN RETURN true;
END $$;
