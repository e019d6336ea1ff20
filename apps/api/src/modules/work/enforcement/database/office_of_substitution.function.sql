-- Whose papers they are: of the office that asks, not of the office of whoever is appointed.
CREATE OR REPLACE FUNCTION office_of_substitution(p_id uuid) RETURNS smallint LANGUAGE sql STABLE AS $$
  SELECT office_id FROM substitutions WHERE id = p_id
$$;
