-- For others: whether something of a penalty was remitted, so that its paper asks for more than is owed.
CREATE OR REPLACE FUNCTION penalty_is_lowered(p_penalty uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT remitted_penalty_kobo + remitted_interest_kobo > 0 FROM penalties WHERE id = p_penalty), false)
$$;
