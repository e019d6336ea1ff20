-- What may be booked in a case, as an amount that came: of a claimed movement as much as was told; what the reference asks only where a fee was told
-- on top, or where nothing was told and nothing less was ever paid on it. Else what the provider says it took, or what was asked while it says no amount.
CREATE OR REPLACE FUNCTION bookable_in_case(p_case bigint, p_movement text) RETURNS SETOF bigint LANGUAGE sql STABLE AS $$
  SELECT c.amount_kobo FROM second_payment_claims(p_case) c WHERE c.movement = p_movement AND c.amount_kobo > 0
  UNION
  SELECT i.amount_kobo FROM second_payment_claims(p_case) c, review_cases r JOIN payment_intents i ON i.id = r.intent_id
    WHERE r.id = p_case AND c.movement = p_movement AND coalesce(c.amount_kobo >= i.amount_kobo, NOT EXISTS (
      SELECT FROM payments p WHERE p.intent_id = i.id AND p.basket_id IS NULL AND p.amount_kobo < i.amount_kobo))
  UNION
  SELECT CASE
      WHEN r.kind = 'amount-missing' AND last_finding(r.id) IS NULL THEN i.amount_kobo
      ELSE (SELECT f.amount_kobo FROM review_findings f WHERE f.case_id = r.id AND f.outcome = 'paid' ORDER BY f.id DESC LIMIT 1) END
    FROM review_cases r JOIN payment_intents i ON i.id = r.intent_id
    WHERE r.id = p_case AND r.kind <> 'second-payment' AND r.payment_id IS NULL
$$;
