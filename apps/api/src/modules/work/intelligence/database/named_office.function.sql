CREATE OR REPLACE FUNCTION named_office(p_office smallint) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT name FROM tax_offices WHERE id = p_office
$$;
