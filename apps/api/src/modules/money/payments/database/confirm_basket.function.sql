-- The money of a basket: a movement for each bill, its books, and its receipt, in one transaction. A bill that was paid, cancelled or
-- changed since takes none: its part goes to review, and the others get their receipts. Another amount than the basket's, or an attempt
-- that should have had no money any more, goes to review whole. Called by confirm_payment(), which has looked at the source.
-- Lock order: bills by id, then attempt.
CREATE OR REPLACE FUNCTION confirm_basket(
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
          'KDR-' || to_char(lagos_day(p_recorded_at), 'YYYY') || '-' || lpad(nextval('receipt_numbers')::text, 8, '0'),
          part.id, new_payment, part.part_kobo, person_name(part.payer_first_name, part.payer_last_name), p_recorded_at);
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
END $$;
