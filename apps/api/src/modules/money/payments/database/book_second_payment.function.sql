-- A further movement of money of a reference, with a key of its own: into the books, and to whoever decides what it is for.
-- Believed from a released settlement file (`statement`), or from two persons (`operator`); anything else is refused by the table.
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
END $$;
