CREATE OR REPLACE FUNCTION named_area(p_lga int) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT name FROM lgas WHERE id = p_lga
$$;
