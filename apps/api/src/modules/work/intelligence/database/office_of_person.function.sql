-- The open office of somebody of staff; the first one for whoever has none.
CREATE OR REPLACE FUNCTION office_of_person(p_user uuid) RETURNS smallint LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT open_office(tax_office_id) FROM users WHERE id = p_user), (SELECT min(id) FROM tax_offices WHERE closed_on IS NULL))
$$;
