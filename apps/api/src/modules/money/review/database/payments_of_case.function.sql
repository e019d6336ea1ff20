-- The money that a case decides about: its own, and that of the part payments it has joined.
CREATE OR REPLACE FUNCTION payments_of_case(p_case bigint) RETURNS SETOF uuid LANGUAGE sql STABLE AS $$
  SELECT payment_id FROM review_cases WHERE (id = p_case OR joined_id = p_case) AND payment_id IS NOT NULL
$$;
