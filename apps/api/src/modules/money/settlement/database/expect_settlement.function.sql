CREATE OR REPLACE FUNCTION expect_settlement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO payment_settlements (payment_id, provider, provider_ref, bill_id, bill_reference, mda_id, expert_system_id, gateway_id, amount_kobo, paid_on, due_on, basket_intent_id)
    SELECT new.id, new.provider, new.provider_txn_ref, b.id, b.reference, b.mda_id, b.expert_system_id, i.gateway_id, new.amount_kobo, paid.day,
      working_days_after(paid.day, coalesce((SELECT settles_after FROM settlement_sources s WHERE s.provider = new.provider), 1)),
      CASE WHEN new.basket_id IS NOT NULL THEN new.intent_id END
    FROM bills b, payment_intents i, (SELECT lagos_day(new.paid_at) AS day) paid
    WHERE b.id = new.bill_id AND i.id = new.intent_id;
  RETURN NULL;
END $$;
