-- Part payments that are not one: each is held for a decision of its own again.
CREATE OR REPLACE FUNCTION separate_parts(p_case bigint, p_at timestamptz) RETURNS void LANGUAGE sql AS $$
  SELECT open_review_case('part-payment', i, p.id, jsonb_build_object('paidKobo', p.amount_kobo, 'separated', p_case), p_at)
  FROM payments p JOIN payment_intents i ON i.id = p.intent_id
  WHERE p.id IN (SELECT payments_of_case(p_case)) AND held_kobo(p.id) > 0
$$;
