-- Several bills are paid by one attempt. What is for which bill is fixed when the basket is put together; when its money comes, every bill
-- gets a movement of its own, with its receipt, or with a case where it takes no money any more. Functions, triggers and views only.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

CREATE TRIGGER payment_baskets_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON payment_baskets
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER payment_basket_bills_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON payment_basket_bills
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- At commit: at least two bills, all of the basket's payer, each for what it asked at that moment, and together the whole.
CREATE FUNCTION check_basket() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  basket payment_baskets;
  parts int;
  whole numeric;
  foreigners int;
BEGIN
  SELECT * INTO basket FROM payment_baskets WHERE id = (to_jsonb(new) ->> CASE tg_table_name WHEN 'payment_baskets' THEN 'id' ELSE 'basket_id' END)::uuid;
  SELECT count(*), sum(p.amount_kobo), count(*) FILTER (WHERE b.payer_tpui IS DISTINCT FROM basket.payer_tpui)
    INTO parts, whole, foreigners
    FROM payment_basket_bills p JOIN bills b ON b.id = p.bill_id WHERE p.basket_id = basket.id;
  IF parts < 2 OR whole IS DISTINCT FROM basket.total_kobo OR foreigners > 0 THEN
    RAISE EXCEPTION 'basket % is not the sum of bills of its payer: % of %, % kobo of %', basket.reference, foreigners, parts, whole, basket.total_kobo
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_baskets_whole', TABLE = 'payment_baskets';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER payment_baskets_whole AFTER INSERT ON payment_baskets
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_basket();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER payment_basket_bills_whole AFTER INSERT ON payment_basket_bills
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_basket();--> statement-breakpoint

-- A bill enters a basket for the whole of what it asks, and is closed to it afterwards: one that came in later would be somebody else's money.
CREATE FUNCTION guard_basket_bill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM bills WHERE id = new.bill_id AND total_kobo = new.amount_kobo AND pay_status_id = 1 AND cancelled_at IS NULL)
    OR EXISTS (SELECT FROM payment_intents WHERE basket_id = new.basket_id)
  THEN
    RAISE EXCEPTION 'bill % is not in this basket for what it asks', new.bill_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_basket_bills_agree', TABLE = 'payment_basket_bills';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER payment_basket_bills_agree BEFORE INSERT ON payment_basket_bills FOR EACH ROW EXECUTE FUNCTION guard_basket_bill();--> statement-breakpoint

-- Which attempts are about a bill, and for how much of each: its own, and those of baskets it is in.
CREATE VIEW bill_attempts AS
SELECT bill_id, id AS intent_id, amount_kobo FROM payment_intents WHERE basket_id IS NULL
UNION ALL
SELECT p.bill_id, i.id, p.amount_kobo FROM payment_basket_bills p JOIN payment_intents i ON i.basket_id = p.basket_id;--> statement-breakpoint

CREATE OR REPLACE FUNCTION guard_new_payment_intent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.state <> 'CREATED' THEN
    RAISE EXCEPTION 'a payment attempt begins as CREATED, not as %', new.state
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_intents_begin', TABLE = 'payment_intents';
  END IF;
  IF new.basket_id IS NOT NULL AND NOT EXISTS (
    SELECT FROM payment_baskets k JOIN payment_basket_bills p ON p.basket_id = k.id AND p.position = 1
    WHERE k.id = new.basket_id AND k.total_kobo = new.amount_kobo AND p.bill_id = new.bill_id
  ) THEN
    RAISE EXCEPTION 'a payment attempt for a basket is for all of it'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_intents_basket', TABLE = 'payment_intents';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION guard_payment_intent() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  needs_proof boolean;
  source payment_source;
BEGIN
  IF new.id <> old.id OR new.bill_id <> old.bill_id OR new.provider <> old.provider OR new.order_id <> old.order_id
    OR new.amount_kobo <> old.amount_kobo OR new.basket_id IS DISTINCT FROM old.basket_id OR new.created_at <> old.created_at
    OR (old.provider_ref IS NOT NULL AND new.provider_ref IS DISTINCT FROM old.provider_ref)
  THEN
    RAISE EXCEPTION 'what payment attempt % is for, and how much, never changes', old.order_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_intents_facts_fixed', TABLE = 'payment_intents';
  END IF;
  IF new.updated_at = old.updated_at THEN new.updated_at := clock_timestamp(); END IF;
  IF new.state <> old.state THEN
    source := nullif(current_setting('portal.source', true), '')::payment_source;
    IF source IS NULL THEN
      RAISE EXCEPTION 'nobody says why % moves from % to %', old.order_id, old.state, new.state
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_intents_move_needs_source', TABLE = 'payment_intents';
    END IF;
    SELECT verified_only INTO needs_proof FROM payment_transitions WHERE from_state = old.state AND to_state = new.state;
    IF NOT found THEN
      RAISE EXCEPTION 'a payment attempt does not move from % to %', old.state, new.state
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_intents_legal_moves', TABLE = 'payment_intents';
    END IF;
    IF needs_proof AND NOT is_verified_source(source) THEN
      RAISE EXCEPTION 'a move from % to % is not believed from %', old.state, new.state, source
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_intents_verified_moves', TABLE = 'payment_intents';
    END IF;
    INSERT INTO payment_intent_moves (intent_id, from_state, to_state, source, moved_at)
      VALUES (old.id, old.state, new.state, source, new.updated_at);
  END IF;
  new.version := old.version + 1;
  RETURN new;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION guard_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT is_verified_source(new.source) THEN
    RAISE EXCEPTION 'a payment is not confirmed by %: ask the provider', new.source
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payments_verified_source', TABLE = 'payments';
  END IF;
  IF NOT EXISTS (
    SELECT FROM payment_intents i WHERE i.id = new.intent_id AND i.provider = new.provider
      AND CASE WHEN new.basket_id IS NULL THEN i.bill_id = new.bill_id
        ELSE i.basket_id = new.basket_id AND new.movement <> '' AND EXISTS (
          SELECT FROM payment_basket_bills p
          WHERE p.basket_id = new.basket_id AND p.bill_id = new.bill_id AND p.amount_kobo = new.amount_kobo
        ) END
  ) THEN
    RAISE EXCEPTION 'payment % is not of its attempt', new.provider_txn_ref
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payments_agree', TABLE = 'payments';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint

-- At commit: of a basket's money every part is there, or none.
CREATE FUNCTION check_basket_paid_whole() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount_kobo) FROM payments WHERE intent_id = new.intent_id AND basket_id = new.basket_id)
    IS DISTINCT FROM (SELECT amount_kobo FROM payment_intents WHERE id = new.intent_id)
  THEN
    RAISE EXCEPTION 'payment % is not the whole of its basket', new.provider_txn_ref
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payments_basket_whole', TABLE = 'payments';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER payments_basket_whole AFTER INSERT ON payments DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (new.basket_id IS NOT NULL) EXECUTE FUNCTION check_basket_paid_whole();--> statement-breakpoint

CREATE OR REPLACE FUNCTION standing_of(bill bills) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN bill.pay_status_id = 2 THEN
      CASE WHEN EXISTS (SELECT FROM receipts r JOIN receipt_voids v ON v.receipt_id = r.id WHERE r.bill_id = bill.id)
        THEN 'void' ELSE 'paid' END
    WHEN EXISTS (
        SELECT FROM bill_attempts a JOIN payment_intents i ON i.id = a.intent_id
        WHERE a.bill_id = bill.id AND i.state IN ('REVIEW', 'REFUND_PENDING') AND awaits_person(i.id)
      ) OR EXISTS (
        SELECT FROM review_cases c WHERE c.bill_id = bill.id AND c.resolved_at IS NULL AND NOT is_mere_claim(c.kind)
      ) THEN 'under-review'
    WHEN bill.cancelled_at IS NOT NULL THEN 'cancelled'
    ELSE 'open'
  END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION refresh_standing_of_attempt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_bill_standing(bill_id) FROM (SELECT bill_id FROM bill_attempts WHERE intent_id = new.id ORDER BY bill_id) AS concerned;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER payment_intents_standing AFTER UPDATE OF state ON payment_intents FOR EACH ROW
  WHEN ((old.state IN ('REVIEW', 'REFUND_PENDING')) <> (new.state IN ('REVIEW', 'REFUND_PENDING')))
  EXECUTE FUNCTION refresh_standing_of_attempt();--> statement-breakpoint

CREATE OR REPLACE VIEW bill_overviews AS
SELECT
  bills.id AS bill_id,
  CASE
    WHEN receipt_voids.receipt_id IS NOT NULL THEN 'void'
    WHEN bills.pay_status_id = 2 THEN 'paid'
    WHEN live.state IN ('REVIEW', 'REFUND_PENDING') OR (
      SELECT true FROM review_cases
      WHERE review_cases.bill_id = bills.id AND review_cases.resolved_at IS NULL AND NOT is_mere_claim(review_cases.kind)
      LIMIT 1
    ) THEN 'under-review'
    WHEN bills.cancelled_at IS NOT NULL THEN 'cancelled'
    WHEN bills.expires_on < (now() AT TIME ZONE 'Africa/Lagos')::date THEN 'expired'
    ELSE 'unpaid'
  END AS status,
  receipts.receipt_number,
  receipts.amount_kobo AS receipt_amount_kobo,
  receipts.payer_name AS receipt_payer_name,
  receipts.issued_at AS receipt_issued_at,
  receipt_voids.voided_at AS receipt_voided_at,
  payments.provider AS receipt_provider,
  payments.provider_txn_ref AS receipt_provider_txn_ref,
  payments.channel AS receipt_channel,
  payments.paid_at AS receipt_paid_at,
  live.state AS payment_state,
  live.provider AS payment_provider,
  live.provider_ref AS payment_provider_ref,
  live.created_at AS payment_started_at,
  receipts.id IS NOT NULL AND (
    SELECT count(*) FROM review_cases
    WHERE review_cases.payment_id = receipts.payment_id AND review_cases.kind = 'no-longer-paid' AND review_cases.resolved_at IS NULL
  ) > 0 AS receipt_in_doubt,
  live.basket_id AS payment_basket_id
FROM bills
LEFT JOIN receipts ON receipts.bill_id = bills.id
LEFT JOIN receipt_voids ON receipt_voids.receipt_id = receipts.id
LEFT JOIN payments ON payments.id = receipts.payment_id
LEFT JOIN LATERAL (
  SELECT payment_intents.state, payment_intents.provider, payment_intents.provider_ref, payment_intents.created_at, payment_intents.basket_id
  FROM bill_attempts JOIN payment_intents ON payment_intents.id = bill_attempts.intent_id
  WHERE bill_attempts.bill_id = bills.id AND bills.pay_status_id = 1
    AND (state IN ('AWAITING_PAYMENT', 'PROCESSING') OR (state IN ('REVIEW', 'REFUND_PENDING') AND awaits_person(payment_intents.id)))
  ORDER BY state IN ('REVIEW', 'REFUND_PENDING') DESC, state = 'PROCESSING' DESC, created_at DESC
  LIMIT 1
) live ON true;--> statement-breakpoint
CREATE OR REPLACE FUNCTION is_payment_pending(p_bill uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM bill_attempts a JOIN payment_intents i ON i.id = a.intent_id WHERE a.bill_id = p_bill AND (
      i.state IN ('CREATED', 'INITIATING', 'PROCESSING')
      OR (i.state = 'AWAITING_PAYMENT' AND (
        i.created_at > clock_timestamp() - interval '30 minutes'
        OR coalesce((SELECT outcome FROM provider_observations o WHERE o.intent_id = i.id ORDER BY o.id DESC LIMIT 1), 'unknown')
          NOT IN ('pending', 'failed')
      ))
    )
  )
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION renew_bill(p_reference text, p_by uuid) RETURNS TABLE (outcome text, payable_until date) LANGUAGE plpgsql AS $$
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
        WHERE e.bill_id = bill.id AND e.basket_id IS NULL AND e.provider = 'remita' AND e.state = 'EXPIRED' AND e.amount_kobo = bill.total_kobo
        ORDER BY e.created_at DESC LIMIT 1
      )
      AND NOT EXISTS (
        SELECT FROM payment_intents l WHERE l.bill_id = bill.id AND l.basket_id IS NULL AND l.provider = 'remita'
          AND l.state IN ('CREATED', 'INITIATING', 'AWAITING_PAYMENT', 'PROCESSING')
      );
  UPDATE payment_intents i
    SET expires_at = greatest(i.expires_at, clock_timestamp() + (i.expires_at - i.created_at)), next_check_at = clock_timestamp(), checks = 0
    WHERE i.bill_id = bill.id AND i.basket_id IS NULL AND i.state = 'AWAITING_PAYMENT' AND i.expires_at < clock_timestamp();
  RETURN QUERY SELECT 'renewed', until_day;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION reopen_payment_intent(p_bill uuid, p_amount_kobo bigint, p_life_ms bigint, p_next_check_at timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM bills WHERE id = p_bill AND pay_status_id = 1 AND cancelled_at IS NULL AND total_kobo = p_amount_kobo FOR SHARE;
  IF NOT found THEN RETURN false; END IF;
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
-- Whatever the day: none of its bills was paid, cancelled or changed since, and none is under review.
CREATE FUNCTION is_basket_payable(p_basket uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT bool_and(b.standing = 'open' AND b.total_kobo = p.amount_kobo)
  FROM payment_basket_bills p JOIN bills b ON b.id = p.bill_id WHERE p.basket_id = p_basket
$$;--> statement-breakpoint
-- The same for a basket: while every bill of it takes the money it was to take.
CREATE FUNCTION reopen_basket_intent(p_basket uuid, p_life_ms bigint, p_next_check_at timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM bills WHERE id IN (SELECT bill_id FROM payment_basket_bills WHERE basket_id = p_basket) ORDER BY id FOR SHARE;
  IF NOT is_basket_payable(p_basket) THEN RETURN false; END IF;
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
END $$;--> statement-breakpoint

-- The money of a basket: a movement for each bill, its books, and its receipt, in one transaction. A bill that was paid, cancelled or
-- changed since takes none: its part goes to review, and the others get their receipts. Another amount than the basket's, or an attempt
-- that should have had no money any more, goes to review whole. Called by confirm_payment(), which has looked at the source.
-- Lock order: bills by id, then attempt.
CREATE FUNCTION confirm_basket(
  p_intent payment_intents, p_provider_txn_ref text, p_amount_kobo bigint, p_channel text, p_paid_at timestamptz,
  p_source payment_source, p_recorded_at timestamptz, p_next_check_at timestamptz
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  intent payment_intents := p_intent;
  basket payment_baskets;
  first_bill bills;
  part record;
  known record;
  booked payment_disposition;
  case_kind text;
  new_payment uuid;
  new_transaction uuid;
  paid_at timestamptz := least(coalesce(p_paid_at, p_recorded_at), p_recorded_at);
  channel text := coalesce(nullif(left(trim(p_channel), 40), ''), 'other');
  receipts_made int := 0;
  worst text := 'receipted';
BEGIN
  PERFORM set_config('portal.source', p_source::text, true);
  SELECT * INTO basket FROM payment_baskets WHERE id = intent.basket_id;
  PERFORM FROM bills WHERE id IN (SELECT bill_id FROM payment_basket_bills WHERE basket_id = basket.id) ORDER BY id FOR NO KEY UPDATE;
  SELECT * INTO intent FROM payment_intents WHERE id = intent.id FOR NO KEY UPDATE;
  SELECT * INTO first_bill FROM bills WHERE id = intent.bill_id;

  SELECT sum(p.amount_kobo) AS kobo, (array_agg(p.id ORDER BY p.movement))[1] AS payment, bool_and(p.intent_id = intent.id) AS is_own
    INTO known FROM payments p
    WHERE p.provider = intent.provider AND p.provider_txn_ref = p_provider_txn_ref AND (p.movement = '' OR p.basket_id IS NOT NULL);
  IF known.payment IS NOT NULL THEN
    IF known.kobo IS DISTINCT FROM p_amount_kobo OR NOT known.is_own THEN
      PERFORM open_review_case('conflicting-report', intent, known.payment,
        jsonb_build_object('reportedKobo', p_amount_kobo, 'reportedIntent', intent.id), p_recorded_at);
    END IF;
    RETURN 'duplicate';
  END IF;

  IF p_amount_kobo IS NULL OR p_amount_kobo <= 0 THEN
    PERFORM open_review_case('amount-missing', intent, NULL,
      jsonb_build_object('providerTxnRef', p_provider_txn_ref, 'reportedKobo', p_amount_kobo, 'basket', basket.reference), p_recorded_at);
    UPDATE payment_intents SET provider_ref = coalesce(provider_ref, p_provider_txn_ref) WHERE id = intent.id AND provider_ref IS NULL;
    PERFORM send_to_review(intent, first_bill.reference, 'amount-missing', 'amount-missing:' || intent.id, p_recorded_at,
      p_recorded_at + interval '1 minute');
    RETURN 'mismatch';
  END IF;

  UPDATE payment_intents SET provider_ref = p_provider_txn_ref WHERE id = intent.id AND provider_ref IS NULL;
  IF p_amount_kobo <> intent.amount_kobo
    OR NOT EXISTS (SELECT FROM payment_transitions WHERE from_state = intent.state AND to_state = 'CONFIRMED')
  THEN
    case_kind := CASE WHEN p_amount_kobo <> intent.amount_kobo THEN 'amount-mismatch' ELSE 'unexpected-payment' END;
    INSERT INTO payments (intent_id, bill_id, provider, provider_txn_ref, amount_kobo, channel, source, disposition, paid_at, recorded_at)
      VALUES (intent.id, first_bill.id, intent.provider, p_provider_txn_ref, p_amount_kobo, channel, p_source, 'mismatch', paid_at, p_recorded_at)
      RETURNING id INTO new_payment;
    INSERT INTO ledger_transactions (kind, reference, booked_at)
      VALUES ('payment', intent.provider || ':' || p_provider_txn_ref, p_recorded_at) RETURNING id INTO new_transaction;
    INSERT INTO ledger_entries (transaction_id, account, amount_kobo) VALUES
      (new_transaction, 'clearing:' || intent.provider, p_amount_kobo), (new_transaction, 'suspense:mismatch', -p_amount_kobo);
    PERFORM open_review_case(case_kind, intent, new_payment,
      jsonb_build_object('expectedKobo', intent.amount_kobo, 'paidKobo', p_amount_kobo, 'basket', basket.reference), p_recorded_at);
    PERFORM send_to_review(intent, first_bill.reference, case_kind, new_payment::text, p_recorded_at, p_next_check_at);
    RETURN 'mismatch';
  END IF;

  FOR part IN
    SELECT b.*, p.amount_kobo AS part_kobo FROM payment_basket_bills p JOIN bills b ON b.id = p.bill_id
    WHERE p.basket_id = basket.id ORDER BY p.position
  LOOP
    case_kind := CASE WHEN part.pay_status_id = 2 THEN 'surplus'
      WHEN part.part_kobo <> part.total_kobo THEN 'amount-mismatch'
      WHEN part.cancelled_at IS NOT NULL THEN 'bill-cancelled' END;
    booked := CASE WHEN case_kind IS NULL THEN 'receipted' WHEN case_kind = 'surplus' THEN 'surplus' ELSE 'mismatch' END;
    INSERT INTO payments (intent_id, bill_id, basket_id, movement, provider, provider_txn_ref, amount_kobo, channel, source, disposition,
        paid_at, recorded_at)
      VALUES (intent.id, part.id, basket.id, part.reference, intent.provider, p_provider_txn_ref, part.part_kobo, channel, p_source, booked,
        paid_at, p_recorded_at)
      RETURNING id INTO new_payment;
    INSERT INTO ledger_transactions (kind, reference, booked_at)
      VALUES ('payment', intent.provider || ':' || p_provider_txn_ref || '#' || part.reference, p_recorded_at) RETURNING id INTO new_transaction;
    IF booked = 'receipted' THEN
      INSERT INTO ledger_entries (transaction_id, account, amount_kobo)
        SELECT new_transaction, 'clearing:' || intent.provider, part.part_kobo
        UNION ALL
        SELECT new_transaction, 'revenue:' || heads.code, -lines.amount_kobo
          FROM bill_lines lines JOIN revenue_heads heads ON heads.id = lines.revenue_head_id
          WHERE lines.bill_id = part.id;
      INSERT INTO receipts (receipt_number, bill_id, payment_id, amount_kobo, payer_name, issued_at)
        VALUES (
          'KDR-' || to_char(p_recorded_at AT TIME ZONE 'Africa/Lagos', 'YYYY') || '-' || lpad(nextval('receipt_numbers')::text, 8, '0'),
          part.id, new_payment, part.part_kobo, trim(part.payer_first_name || ' ' || part.payer_last_name), p_recorded_at);
      UPDATE bills SET pay_status_id = 2 WHERE id = part.id;
      INSERT INTO outbox (topic, dedupe_key, payload, created_at)
        VALUES ('receipt.issued', 'receipt:' || new_payment,
          jsonb_build_object('billReference', part.reference, 'billId', part.id, 'statusCode', 200), p_recorded_at);
      receipts_made := receipts_made + 1;
    ELSE
      INSERT INTO ledger_entries (transaction_id, account, amount_kobo) VALUES
        (new_transaction, 'clearing:' || intent.provider, part.part_kobo),
        (new_transaction, CASE booked WHEN 'surplus' THEN 'liability:overpayment' ELSE 'suspense:mismatch' END, -part.part_kobo);
      INSERT INTO review_cases (kind, bill_id, intent_id, payment_id, detail, opened_at)
        VALUES (case_kind, part.id, intent.id, new_payment,
          jsonb_build_object('expectedKobo', part.total_kobo, 'paidKobo', part.part_kobo, 'basket', basket.reference), p_recorded_at);
      INSERT INTO outbox (topic, dedupe_key, payload, created_at)
        VALUES ('payment.review', 'review:' || new_payment, jsonb_build_object('billReference', part.reference, 'kind', case_kind), p_recorded_at)
        ON CONFLICT (dedupe_key) DO NOTHING;
      worst := CASE WHEN worst = 'mismatch' OR booked = 'mismatch' THEN 'mismatch' ELSE 'surplus' END;
    END IF;
  END LOOP;

  UPDATE payment_intents
    SET state = CASE WHEN receipts_made > 0 THEN 'CONFIRMED' ELSE 'REVIEW' END::payment_state, checks = 0, next_check_at = p_next_check_at,
      updated_at = p_recorded_at
    WHERE id = intent.id AND (receipts_made > 0 OR state <> 'REVIEW');
  INSERT INTO outbox (topic, dedupe_key, payload, created_at)
    VALUES ('basket.paid', 'basket:' || intent.id, jsonb_build_object('billReference', basket.reference), p_recorded_at);
  RETURN worst;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION confirm_payment(
  p_intent uuid, p_provider_txn_ref text, p_amount_kobo bigint, p_channel text, p_paid_at timestamptz,
  p_source payment_source, p_recorded_at timestamptz DEFAULT clock_timestamp(),
  p_next_check_at timestamptz DEFAULT NULL
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  intent payment_intents;
  bill bills;
  known payments;
  new_payment uuid;
  new_transaction uuid;
  booked payment_disposition;
  case_kind text;
BEGIN
  IF p_source IS NULL OR NOT is_verified_source(p_source) THEN
    RAISE EXCEPTION 'a payment is not confirmed by %: ask the provider', coalesce(p_source::text, 'nobody')
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payments_verified_source', TABLE = 'payments';
  END IF;
  SELECT * INTO intent FROM payment_intents WHERE id = p_intent;
  IF NOT found THEN
    RAISE EXCEPTION 'there is no payment attempt %', p_intent
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'payments_intent_exists', TABLE = 'payments';
  END IF;

  IF intent.basket_id IS NOT NULL THEN
    RETURN confirm_basket(intent, p_provider_txn_ref, p_amount_kobo, p_channel, p_paid_at, p_source, p_recorded_at, p_next_check_at);
  END IF;

  -- Most repetitions arrive long after the first; they need no lock.
  SELECT * INTO known FROM payments WHERE provider = intent.provider AND provider_txn_ref = p_provider_txn_ref AND movement = '';
  IF NOT found THEN
    PERFORM set_config('portal.source', p_source::text, true);
    SELECT * INTO bill FROM bills WHERE id = intent.bill_id FOR NO KEY UPDATE;
    SELECT * INTO intent FROM payment_intents WHERE id = p_intent FOR NO KEY UPDATE;

    -- "Paid", says the provider, and not how much: nothing can be booked, but nobody may pay again before a person has looked.
    IF p_amount_kobo IS NULL OR p_amount_kobo <= 0 THEN
      PERFORM open_review_case('amount-missing', intent, NULL,
        jsonb_build_object('providerTxnRef', p_provider_txn_ref, 'reportedKobo', p_amount_kobo), p_recorded_at);
      UPDATE payment_intents SET provider_ref = coalesce(provider_ref, p_provider_txn_ref) WHERE id = intent.id AND provider_ref IS NULL;
      PERFORM send_to_review(intent, bill.reference, 'amount-missing', 'amount-missing:' || intent.id, p_recorded_at,
        p_recorded_at + interval '1 minute');
      RETURN 'mismatch';
    END IF;

    booked := 'mismatch';
    IF bill.pay_status_id = 2 THEN booked := 'surplus'; case_kind := 'surplus';
    ELSIF p_amount_kobo <> intent.amount_kobo OR intent.amount_kobo <> bill.total_kobo THEN case_kind := 'amount-mismatch';
    ELSIF bill.cancelled_at IS NOT NULL THEN case_kind := 'bill-cancelled';
    ELSIF NOT EXISTS (SELECT FROM payment_transitions WHERE from_state = intent.state AND to_state = 'CONFIRMED') THEN
      case_kind := 'unexpected-payment';
    ELSE booked := 'receipted';
    END IF;

    INSERT INTO payments (intent_id, bill_id, provider, provider_txn_ref, amount_kobo, channel, source, disposition, paid_at, recorded_at)
      VALUES (intent.id, bill.id, intent.provider, p_provider_txn_ref, p_amount_kobo,
        coalesce(nullif(left(trim(p_channel), 40), ''), 'other'), p_source, booked, least(coalesce(p_paid_at, p_recorded_at), p_recorded_at), p_recorded_at)
      ON CONFLICT (provider, provider_txn_ref, movement) DO NOTHING
      RETURNING id INTO new_payment;
    IF new_payment IS NULL THEN
      SELECT * INTO known FROM payments WHERE provider = intent.provider AND provider_txn_ref = p_provider_txn_ref AND movement = '';
    END IF;
  END IF;

  IF new_payment IS NULL THEN
    -- The same reference with another amount, or for another attempt, is not a repetition but a contradiction.
    IF known.amount_kobo IS DISTINCT FROM p_amount_kobo OR known.intent_id <> p_intent THEN
      PERFORM open_review_case('conflicting-report', intent, known.id,
        jsonb_build_object('reportedKobo', p_amount_kobo, 'reportedIntent', p_intent), p_recorded_at);
    END IF;
    RETURN 'duplicate';
  END IF;

  INSERT INTO ledger_transactions (kind, reference, booked_at)
    VALUES ('payment', intent.provider || ':' || p_provider_txn_ref, p_recorded_at)
    RETURNING id INTO new_transaction;

  IF booked = 'receipted' THEN
    INSERT INTO ledger_entries (transaction_id, account, amount_kobo)
      SELECT new_transaction, 'clearing:' || intent.provider, p_amount_kobo
      UNION ALL
      SELECT new_transaction, 'revenue:' || heads.code, -lines.amount_kobo
        FROM bill_lines lines JOIN revenue_heads heads ON heads.id = lines.revenue_head_id
        WHERE lines.bill_id = bill.id;
    INSERT INTO receipts (receipt_number, bill_id, payment_id, amount_kobo, payer_name, issued_at)
      VALUES (
        'KDR-' || to_char(p_recorded_at AT TIME ZONE 'Africa/Lagos', 'YYYY') || '-' || lpad(nextval('receipt_numbers')::text, 8, '0'),
        bill.id, new_payment, p_amount_kobo, trim(bill.payer_first_name || ' ' || bill.payer_last_name), p_recorded_at);
    UPDATE bills SET pay_status_id = 2 WHERE id = bill.id;
    UPDATE payment_intents
      SET state = 'CONFIRMED', provider_ref = coalesce(provider_ref, p_provider_txn_ref), checks = 0, next_check_at = p_next_check_at,
        updated_at = p_recorded_at
      WHERE id = intent.id;
    INSERT INTO outbox (topic, dedupe_key, payload, created_at)
      VALUES ('receipt.issued', 'receipt:' || new_payment,
        jsonb_build_object('billReference', bill.reference, 'billId', bill.id, 'statusCode', 200), p_recorded_at);
  ELSE
    INSERT INTO ledger_entries (transaction_id, account, amount_kobo) VALUES
      (new_transaction, 'clearing:' || intent.provider, p_amount_kobo),
      (new_transaction, CASE booked WHEN 'surplus' THEN 'liability:overpayment' ELSE 'suspense:mismatch' END, -p_amount_kobo);
    PERFORM open_review_case(case_kind, intent, new_payment,
      jsonb_build_object('expectedKobo', bill.total_kobo, 'paidKobo', p_amount_kobo), p_recorded_at);
    UPDATE payment_intents SET provider_ref = p_provider_txn_ref WHERE id = intent.id AND provider_ref IS NULL;
    PERFORM send_to_review(intent, bill.reference, case_kind, new_payment::text, p_recorded_at, p_next_check_at);
  END IF;
  RETURN booked;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION book_second_payment(
  p_intent uuid, p_movement text, p_amount_kobo bigint, p_channel text, p_paid_at timestamptz, p_source payment_source,
  p_proposed_by uuid DEFAULT NULL, p_decided_by uuid DEFAULT NULL, p_recorded_at timestamptz DEFAULT clock_timestamp()
) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  intent payment_intents;
  bill bills;
  booked payments;
  new_transaction uuid;
BEGIN
  IF coalesce(p_movement, '') = '' THEN
    RAISE EXCEPTION 'a further movement needs a key of its own'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payments_movement_key', TABLE = 'payments';
  END IF;
  PERFORM set_config('portal.source', p_source::text, true);
  SELECT b.* INTO bill FROM bills b JOIN payment_intents i ON i.bill_id = b.id WHERE i.id = p_intent FOR NO KEY UPDATE OF b;
  SELECT * INTO intent FROM payment_intents WHERE id = p_intent FOR NO KEY UPDATE;
  IF NOT EXISTS (SELECT FROM payments WHERE intent_id = p_intent AND (movement = '' OR basket_id IS NOT NULL)) THEN
    RAISE EXCEPTION 'nothing was booked for attempt % yet: the first movement comes by the provider''s answer', p_intent
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payments_first_movement_first', TABLE = 'payments';
  END IF;
  INSERT INTO payments (intent_id, bill_id, provider, provider_txn_ref, movement, proposed_by, decided_by, amount_kobo, channel,
      source, disposition, paid_at, recorded_at)
    VALUES (intent.id, bill.id, intent.provider, intent.provider_ref, p_movement, p_proposed_by, p_decided_by, p_amount_kobo,
      coalesce(nullif(left(trim(p_channel), 40), ''), 'other'), p_source,
      CASE bill.pay_status_id WHEN 2 THEN 'surplus' ELSE 'mismatch' END::payment_disposition,
      least(coalesce(p_paid_at, p_recorded_at), p_recorded_at), p_recorded_at)
    ON CONFLICT (provider, provider_txn_ref, movement) DO NOTHING RETURNING * INTO booked;
  IF booked.id IS NULL THEN
    RETURN (SELECT id FROM payments WHERE provider = intent.provider AND provider_txn_ref = intent.provider_ref AND movement = p_movement);
  END IF;
  INSERT INTO ledger_transactions (kind, reference, booked_at)
    VALUES ('payment', ledger_reference(booked), p_recorded_at) RETURNING id INTO new_transaction;
  INSERT INTO ledger_entries (transaction_id, account, amount_kobo) VALUES
    (new_transaction, 'clearing:' || intent.provider, p_amount_kobo),
    (new_transaction, CASE booked.disposition WHEN 'surplus' THEN 'liability:overpayment' ELSE 'suspense:mismatch' END, -p_amount_kobo);
  PERFORM open_review_case(CASE booked.disposition WHEN 'surplus' THEN 'surplus' ELSE 'amount-mismatch' END, intent, booked.id,
    jsonb_build_object('expectedKobo', bill.total_kobo, 'paidKobo', p_amount_kobo, 'movement', p_movement), p_recorded_at);
  RETURN booked.id;
END $$;--> statement-breakpoint

CREATE OR REPLACE FUNCTION reading.bills_under_review() RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT bill_id FROM review_cases WHERE resolved_at IS NULL AND bill_id IS NOT NULL
  UNION SELECT a.bill_id FROM payment_intents i JOIN bill_attempts a ON a.intent_id = i.id
    WHERE i.state IN ('REVIEW', 'REFUND_PENDING') AND awaits_person(i.id)
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION reading.bill_of_rrr(rrr text) RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT a.bill_id FROM payment_intents i JOIN bill_attempts a ON a.intent_id = i.id WHERE i.provider = 'remita' AND i.provider_ref = rrr
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION reading.bill_record(bill uuid, most int) RETURNS jsonb LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  WITH attempts AS (
    SELECT i.*, (SELECT count(*) FROM payment_basket_bills k WHERE k.basket_id = i.basket_id) AS bills_of_basket
    FROM bill_attempts a JOIN payment_intents i ON i.id = a.intent_id WHERE a.bill_id = bill
  ),
  -- Money that came for it, and money of another bill that was decided to be for it.
  money AS (SELECT * FROM payments WHERE bill_id = bill OR id IN (SELECT payment_id FROM payment_allocations WHERE bill_id = bill)),
  decided AS (SELECT q.* FROM review_proposals q JOIN review_cases c ON c.id = q.case_id JOIN money m ON m.id = c.payment_id WHERE q.outcome = 'approved'),
  -- A provider that is asked a hundred times and says the same each time has said one thing.
  answers AS (
    SELECT o.*, lag(coalesce(o.outcome, '') || ':' || coalesce(o.provider_code, '')) OVER (PARTITION BY o.intent_id ORDER BY o.id)
      IS DISTINCT FROM coalesce(o.outcome, '') || ':' || coalesce(o.provider_code, '') AS is_news
    FROM provider_observations o JOIN attempts a ON a.id = o.intent_id
  ),
  events (at, rank, kind, provider, reference, amount_kobo, code, outcome) AS (
    SELECT created_at, 0, 'raised', NULL::text, NULL::text, total_kobo, NULL::text, NULL::text FROM bills WHERE id = bill
    UNION ALL SELECT renewed_at, 1, 'renewed', NULL, NULL, NULL, NULL, expires_on::text FROM bill_renewals WHERE bill_id = bill
    UNION ALL SELECT cancelled_at, 2, 'cancelled', NULL, NULL, NULL, NULL, cancelled_reason FROM bills WHERE id = bill AND cancelled_at IS NOT NULL
    UNION ALL SELECT created_at, 3, 'attempt', provider::text, provider_ref, amount_kobo, NULL,
      CASE WHEN basket_id IS NOT NULL THEN 'basket:' || bills_of_basket END FROM attempts
    UNION ALL SELECT received_at, 4, 'notified', n.provider::text, a.provider_ref, NULL, NULL, n.outcome
      FROM provider_notifications n JOIN attempts a ON a.id = n.intent_id
    UNION ALL SELECT n.observed_at, 5, 'answer', a.provider::text, a.provider_ref, n.amount_kobo, n.provider_code, n.outcome
      FROM answers n JOIN attempts a ON a.id = n.intent_id WHERE n.is_news
    UNION ALL SELECT m.moved_at, 6, 'moved', a.provider::text, a.provider_ref, NULL, m.to_state::text, NULL
      FROM payment_intent_moves m JOIN attempts a ON a.id = m.intent_id
      WHERE m.to_state IN ('FAILED', 'CANCELLED', 'EXPIRED', 'REVERSED', 'REFUND_PENDING', 'REFUNDED')
    UNION ALL SELECT paid_at, 7, 'paid', provider::text, provider_txn_ref, amount_kobo, channel, disposition::text FROM money
    UNION ALL SELECT issued_at, 8, 'receipt', NULL, receipt_number, amount_kobo, NULL, NULL FROM receipts WHERE bill_id = bill
    UNION ALL SELECT v.voided_at, 9, 'void', NULL, r.receipt_number, r.amount_kobo, NULL, v.reason
      FROM receipts r JOIN receipt_voids v ON v.receipt_id = r.id WHERE r.bill_id = bill
    UNION ALL SELECT opened_at, 10, 'review-opened', NULL, NULL, NULL, kind, NULL FROM review_cases WHERE bill_id = bill
    UNION ALL SELECT resolved_at, 11, 'review-closed', NULL, NULL, NULL, kind, resolution
      FROM review_cases WHERE bill_id = bill AND resolved_at IS NOT NULL
  ),
  newest AS (SELECT * FROM events ORDER BY at DESC, rank DESC LIMIT most)
  SELECT jsonb_build_object(
    'lines', (
      SELECT coalesce(jsonb_agg(jsonb_build_object('head', h.name, 'headCode', h.code, 'description', l.description,
        'narration', l.narration, 'amountKobo', l.amount_kobo) ORDER BY l.position), '[]')
      FROM bill_lines l JOIN revenue_heads h ON h.id = l.revenue_head_id WHERE l.bill_id = bill
    ),
    'events', (
      SELECT coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'at', at, 'provider', provider, 'reference', reference,
        'amountKobo', amount_kobo, 'code', code, 'outcome', outcome) ORDER BY at DESC, rank DESC), '[]') FROM newest
    ),
    'books', (
      SELECT coalesce(jsonb_agg(jsonb_build_object('at', t.booked_at, 'kind', t.kind, 'account', e.account,
        'amountKobo', e.amount_kobo) ORDER BY t.booked_at, e.id), '[]')
      FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
      WHERE (t.reference IN (SELECT ledger_reference(p) FROM money p) AND t.kind IN ('payment', 'reversal', 'refund'))
        OR (t.reference IN (SELECT 'review:' || id FROM decided) AND t.kind IN ('decision', 'counter'))
    ),
    'receiptNumber', (SELECT receipt_number FROM receipts WHERE bill_id = bill),
    'mails', (
      SELECT coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'at', sent_at) ORDER BY id DESC), '[]') FROM bill_mails WHERE bill_id = bill
    ),
    'audit', (
      SELECT coalesce(jsonb_agg(jsonb_build_object('at', a.at, 'action', a.action, 'name', reading.name_of_actor(a.actor),
        'role', a.actor_role, 'reason', a.detail ->> 'reason') ORDER BY a.position DESC), '[]')
      FROM (
        SELECT * FROM audit_log WHERE subject = (SELECT 'bill:' || reference FROM bills WHERE id = bill) ORDER BY position DESC LIMIT most
      ) a
    ),
    'isPaymentPending', is_payment_pending(bill)
  )
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION reading.own_attempts() RETURNS TABLE (id uuid, bill_id uuid, bill_reference text, payer_tpui text, mda_id int, heads text, gateway_id text,
  gateway text, reference text, order_id text, amount_kobo bigint, state text, started_at timestamptz, receipt_number text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT i.id, b.id, coalesce(k.reference, b.reference), b.payer_tpui, b.mda_id,
    CASE WHEN k.id IS NULL
      THEN (SELECT string_agg(h.name, ', ' ORDER BY l.position) FROM bill_lines l JOIN revenue_heads h ON h.id = l.revenue_head_id WHERE l.bill_id = b.id)
      ELSE (
        SELECT string_agg(DISTINCT h.name, ', ') FROM payment_basket_bills p JOIN bill_lines l ON l.bill_id = p.bill_id
          JOIN revenue_heads h ON h.id = l.revenue_head_id WHERE p.basket_id = k.id
      ) END,
    i.gateway_id, g.name, i.provider_ref, i.order_id, i.amount_kobo,
    CASE i.state WHEN 'PROCESSING' THEN 'checking' WHEN 'CONFIRMED' THEN 'paid' WHEN 'REVIEW' THEN 'review' WHEN 'FAILED' THEN 'failed'
      WHEN 'CANCELLED' THEN 'cancelled' WHEN 'EXPIRED' THEN 'expired' WHEN 'REVERSED' THEN 'reversed' WHEN 'REFUND_PENDING' THEN 'refund'
      WHEN 'REFUNDED' THEN 'refunded' ELSE 'waiting' END,
    i.created_at,
    (SELECT r.receipt_number FROM payments p JOIN receipts r ON r.payment_id = p.id WHERE p.intent_id = i.id AND r.bill_id = b.id LIMIT 1)
  FROM bills b JOIN payment_intents i ON i.bill_id = b.id LEFT JOIN payment_baskets k ON k.id = i.basket_id LEFT JOIN payment_gateways g ON g.id = i.gateway_id
  WHERE b.payer_tpui = reading.own_tpui()
$$;--> statement-breakpoint
-- The attempts of one own bill, also those it shares with others.
CREATE FUNCTION reading.own_attempts_of(bill_reference text) RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT a.intent_id FROM bills b JOIN bill_attempts a ON a.bill_id = b.id
  WHERE b.reference = own_attempts_of.bill_reference AND b.payer_tpui = reading.own_tpui()
$$;--> statement-breakpoint
COMMENT ON FUNCTION reading.own_attempts_of IS 'Attempts to pay one bill of the taxpayer who reads, also together with others.';--> statement-breakpoint
REVOKE ALL ON FUNCTION reading.own_attempts_of FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION reading.own_attempts_of TO portal_read_taxpayer;
