-- Answers `receipted`, `mismatch`, `surplus` or `duplicate` (the same money reported again: nothing changed).
-- `p_source` must be one we believe about money. `p_recorded_at` is given only when history is loaded; nobody pays after it.
-- `p_next_check_at`: when the provider is asked again, because money that came can go. Without an amount it is asked within a minute.
-- Lock order everywhere: bill, then attempt.
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
        'KDR-' || to_char(lagos_day(p_recorded_at), 'YYYY') || '-' || lpad(nextval('receipt_numbers')::text, 8, '0'),
        bill.id, new_payment, p_amount_kobo, person_name(bill.payer_first_name, bill.payer_last_name), p_recorded_at);
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
END $$;
