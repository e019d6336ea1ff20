-- What waits for the decision of a case, in kobo; the money of a part payment waits in the case that joined it.
CREATE OR REPLACE FUNCTION held_in_case(p_case bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(held_kobo(p)), 0)::bigint FROM payments_of_case(p_case) p
  WHERE NOT EXISTS (SELECT FROM review_cases WHERE id = p_case AND joined_id IS NOT NULL)
$$;
