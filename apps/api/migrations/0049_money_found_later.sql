-- A reference can be paid twice, a case opened again, an answer come late: what confirm_payment() writes, and what is written beside it.
-- Functions, a view and triggers on a new table; one pass over attempts of the last thirty days. We give up after 5 s rather than queue.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

CREATE TRIGGER review_findings_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON review_findings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- How the books name a movement of money: `remita:140008260136`, and `remita:140008260136#…` for a further one of that reference.
CREATE FUNCTION ledger_reference(payment payments) RETURNS text LANGUAGE sql STABLE AS
$$ SELECT payment.provider || ':' || payment.provider_txn_ref || CASE WHEN payment.movement = '' THEN '' ELSE '#' || payment.movement END $$;--> statement-breakpoint

CREATE OR REPLACE FUNCTION check_payment_complete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
    WHERE t.kind = 'payment' AND t.reference = ledger_reference(new)
      AND e.account = 'clearing:' || new.provider AND e.amount_kobo = new.amount_kobo
  ) THEN
    RAISE EXCEPTION 'payment % is not in the books', new.provider_txn_ref
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payments_booked', TABLE = 'payments';
  END IF;
  IF new.disposition = 'receipted' THEN
    IF NOT EXISTS (SELECT FROM receipts WHERE payment_id = new.id) THEN
      RAISE EXCEPTION 'payment % counts and has no receipt', new.provider_txn_ref
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payments_receipted', TABLE = 'payments';
    END IF;
  ELSIF NOT EXISTS (SELECT FROM review_cases WHERE payment_id = new.id) THEN
    RAISE EXCEPTION 'payment % does not count and nobody looks at it', new.provider_txn_ref
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payments_reviewed', TABLE = 'payments';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint

CREATE OR REPLACE FUNCTION check_ledger_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  rest text := substr(new.reference, strpos(new.reference, ':') + 1);
BEGIN
  IF NOT EXISTS (SELECT FROM ledger_entries WHERE transaction_id = new.id) THEN
    RAISE EXCEPTION 'ledger transaction % is empty', new.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_transactions_not_empty', TABLE = 'ledger_transactions';
  END IF;
  IF new.kind = 'payment' AND NOT EXISTS (
    SELECT FROM payments p JOIN unnest(enum_range(NULL::payment_provider)) AS known (provider) ON known.provider = p.provider
    WHERE p.provider_txn_ref = split_part(rest, '#', 1) AND ledger_reference(p) = new.reference
  ) THEN
    RAISE EXCEPTION 'ledger transaction % is of a payment that never came', new.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_transactions_have_payment', TABLE = 'ledger_transactions';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint

CREATE OR REPLACE FUNCTION void_receipt(p_receipt uuid, p_kind text, p_reason text, p_at timestamptz DEFAULT clock_timestamp())
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  payment payments;
  turned uuid;
BEGIN
  SELECT p.* INTO payment FROM payments p JOIN receipts r ON r.payment_id = p.id WHERE r.id = p_receipt;
  IF NOT found THEN RAISE EXCEPTION 'there is no receipt %', p_receipt USING ERRCODE = 'foreign_key_violation'; END IF;
  PERFORM FROM bills WHERE id = payment.bill_id FOR NO KEY UPDATE;
  IF EXISTS (SELECT FROM receipt_voids WHERE receipt_id = p_receipt) THEN RETURN false; END IF;
  INSERT INTO ledger_transactions (kind, reference, booked_at)
    VALUES (p_kind, ledger_reference(payment), p_at) RETURNING id INTO turned;
  INSERT INTO ledger_entries (transaction_id, account, amount_kobo)
    SELECT turned, e.account, -e.amount_kobo
    FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
    WHERE t.kind = 'payment' AND t.reference = ledger_reference(payment);
  INSERT INTO receipt_voids (receipt_id, reason, voided_at) VALUES (p_receipt, p_reason, p_at);
  RETURN true;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION check_void_booked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM receipts r JOIN payments p ON p.id = r.payment_id
      JOIN ledger_transactions t ON t.reference = ledger_reference(p) AND t.kind IN ('reversal', 'refund')
    WHERE r.id = new.receipt_id
  ) THEN
    RAISE EXCEPTION 'receipt % is void and the books still have its money', new.receipt_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'receipt_voids_booked', TABLE = 'receipt_voids';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint

-- Cases about what somebody says of money that stands as it is booked: the bill stands as it is, too.
CREATE FUNCTION is_mere_claim(kind text) RETURNS boolean LANGUAGE sql IMMUTABLE AS
$$ SELECT kind IN ('conflicting-report', 'second-payment') $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION standing_of(bill bills) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN bill.pay_status_id = 2 THEN
      CASE WHEN EXISTS (SELECT FROM receipts r JOIN receipt_voids v ON v.receipt_id = r.id WHERE r.bill_id = bill.id)
        THEN 'void' ELSE 'paid' END
    WHEN EXISTS (SELECT FROM payment_intents i WHERE i.bill_id = bill.id AND i.state IN ('REVIEW', 'REFUND_PENDING'))
      OR EXISTS (
        SELECT FROM review_cases c WHERE c.bill_id = bill.id AND c.resolved_at IS NULL AND NOT is_mere_claim(c.kind)
      ) THEN 'under-review'
    WHEN bill.cancelled_at IS NOT NULL THEN 'cancelled'
    ELSE 'open'
  END
$$;--> statement-breakpoint
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
  ) > 0 AS receipt_in_doubt
FROM bills
LEFT JOIN receipts ON receipts.bill_id = bills.id
LEFT JOIN receipt_voids ON receipt_voids.receipt_id = receipts.id
LEFT JOIN payments ON payments.id = receipts.payment_id
LEFT JOIN LATERAL (
  SELECT state, provider, provider_ref, created_at FROM payment_intents
  WHERE payment_intents.bill_id = bills.id AND bills.pay_status_id = 1
    AND state IN ('AWAITING_PAYMENT', 'PROCESSING', 'REVIEW', 'REFUND_PENDING')
  ORDER BY state IN ('REVIEW', 'REFUND_PENDING') DESC, state = 'PROCESSING' DESC, created_at DESC
  LIMIT 1
) live ON true;--> statement-breakpoint

DROP FUNCTION send_to_review(payment_intents, text, text, text, timestamptz);--> statement-breakpoint
-- Money that is not for the bill as it stands: a move to REVIEW where the table has one, when it is asked about again, and the news.
CREATE FUNCTION send_to_review(p_intent payment_intents, p_reference text, p_kind text, p_key text, p_at timestamptz, p_next_check_at timestamptz)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE payment_intents
    SET state = 'REVIEW', checks = 0, next_check_at = p_next_check_at, updated_at = p_at
    WHERE id = p_intent.id
      AND EXISTS (SELECT FROM payment_transitions WHERE from_state = p_intent.state AND to_state = 'REVIEW');
  INSERT INTO outbox (topic, dedupe_key, payload, created_at)
    VALUES ('payment.review', 'review:' || p_key, jsonb_build_object('billReference', p_reference, 'kind', p_kind), p_at)
    ON CONFLICT (dedupe_key) DO NOTHING;
END $$;--> statement-breakpoint

DROP FUNCTION confirm_payment(uuid, text, bigint, text, timestamptz, payment_source, timestamptz);--> statement-breakpoint
-- Answers `receipted`, `mismatch`, `surplus` or `duplicate` (the same money reported again: nothing changed).
-- `p_source` must be one we believe about money. `p_recorded_at` is given only when history is loaded; nobody pays after it.
-- `p_next_check_at`: when the provider is asked again, because money that came can go. Without an amount it is asked within a minute.
-- Lock order everywhere: bill, then attempt.
CREATE FUNCTION confirm_payment(
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

-- A status answer speaks of one payment of a reference. Notices, or answers, that name different days or references are a claim of a
-- second one: a case for a person, one at a time, and the payer is told. No money moves. Answers with the case, or null.
-- Answers name the day of the same payment by another clock than notices do: between the two only more than a day counts.
CREATE FUNCTION open_second_payment_case(p_intent uuid, p_at timestamptz DEFAULT clock_timestamp()) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  decided_at timestamptz;
  opened bigint;
  claims jsonb;
BEGIN
  IF EXISTS (SELECT FROM review_cases WHERE kind = 'second-payment' AND intent_id = p_intent AND resolved_at IS NULL) THEN RETURN NULL; END IF;
  SELECT max(resolved_at) INTO decided_at FROM review_cases WHERE kind = 'second-payment' AND intent_id = p_intent;
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
    FROM (SELECT * FROM apart ORDER BY told_at DESC LIMIT 6) latest
    HAVING max(told_at) > coalesce(decided_at, '-infinity');
  IF claims IS NULL THEN RETURN NULL; END IF;
  INSERT INTO review_cases (kind, bill_id, intent_id, detail, opened_at)
    SELECT 'second-payment', bill_id, id, jsonb_build_object('claims', claims), p_at FROM payment_intents WHERE id = p_intent
    ON CONFLICT DO NOTHING RETURNING id INTO opened;
  INSERT INTO outbox (topic, dedupe_key, payload, created_at)
    SELECT 'payment.review', 'review:case:' || opened, jsonb_build_object('billReference', b.reference, 'kind', 'second-payment'), p_at
    FROM payment_intents i JOIN bills b ON b.id = i.bill_id WHERE i.id = p_intent AND opened IS NOT NULL;
  RETURN opened;
END $$;--> statement-breakpoint

-- A further movement of money of a reference, with a key of its own: into the books, and to whoever decides what it is for.
-- Believed from a released settlement file (`statement`), or from two persons (`operator`); anything else is refused by the table.
CREATE FUNCTION book_second_payment(
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
  IF NOT EXISTS (SELECT FROM payments WHERE intent_id = p_intent AND movement = '') THEN
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

CREATE OR REPLACE FUNCTION guard_provider_notification() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (new.id, new.provider, new.dedupe_key, new.signature_valid, new.raw, new.headers, new.received_at,
      new.provider_reference, new.order_id, new.movement_date, new.movement_reference)
    IS DISTINCT FROM (old.id, old.provider, old.dedupe_key, old.signature_valid, old.raw, old.headers, old.received_at,
      old.provider_reference, old.order_id, old.movement_date, old.movement_reference)
  THEN
    RAISE EXCEPTION 'what a provider sent is kept as it came'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'provider_notifications_kept', TABLE = 'provider_notifications';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint

-- What waits already is looked for by the first reference it names.
ALTER TABLE provider_notifications DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE provider_notifications SET
    provider_reference = substring(convert_from(raw, 'LATIN1') from '"(?:rrr|RRR)"\s*:\s*"?(\d{12})'),
    order_id = substring(convert_from(raw, 'LATIN1') from '"(?:orderId|orderRef|merchantReference)"\s*:\s*"([^"]{1,64})"')
  WHERE processed_at IS NULL;--> statement-breakpoint
ALTER TABLE provider_notifications ENABLE TRIGGER USER;--> statement-breakpoint
-- Payments of the last days are asked about again like new ones: money that came can go.
UPDATE payment_intents i SET checks = 0, next_check_at = p.recorded_at + (
    SELECT min(days) * interval '1 day' FROM unnest(ARRAY[1, 3, 7, 30]) AS days WHERE p.recorded_at + days * interval '1 day' > now())
  FROM payments p
  WHERE p.intent_id = i.id AND p.movement = '' AND i.state IN ('CONFIRMED', 'REVIEW') AND i.next_check_at IS NULL
    AND p.recorded_at > now() - interval '30 days';
