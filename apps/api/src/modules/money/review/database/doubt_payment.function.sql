-- A case for a person, and the news of it, about money that counts here and no longer at its provider. False when nobody has decided
-- the last one yet, or the receipt is void already and the bank did not pay its money back.
CREATE OR REPLACE FUNCTION doubt_payment(p_intent uuid, p_provider_code text) RETURNS boolean LANGUAGE sql AS $$
  WITH opened AS (
    INSERT INTO review_cases (kind, bill_id, intent_id, payment_id, detail)
    SELECT 'no-longer-paid', p.bill_id, p.intent_id, p.id, jsonb_build_object('providerCode', p_provider_code)
    FROM payments p
    WHERE p.intent_id = p_intent AND (is_paid_back_by_bank(p.id) OR EXISTS (SELECT FROM receipts_of_money(p.id)))
    ON CONFLICT DO NOTHING RETURNING id, bill_id
  ), told AS (
    INSERT INTO outbox (topic, dedupe_key, payload)
    SELECT 'payment.review', 'review:case:' || opened.id, jsonb_build_object('billReference', b.reference, 'kind', 'no-longer-paid')
    FROM opened JOIN bills b ON b.id = opened.bill_id RETURNING 1
  )
  SELECT EXISTS (SELECT FROM told)
$$;
