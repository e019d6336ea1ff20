-- What a case about a second payment claims and the books do not have.
CREATE OR REPLACE FUNCTION second_payment_claims(p_case bigint)
RETURNS TABLE (movement text, teller text, day text, reference text, moment timestamptz, amount_kobo bigint) LANGUAGE sql STABLE AS $$
  SELECT s.* FROM review_cases c, unbooked_claims(c) s WHERE c.id = p_case AND c.kind = 'second-payment'
$$;
