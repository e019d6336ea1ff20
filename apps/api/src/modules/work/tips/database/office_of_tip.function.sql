-- Who reads what happened in an area of the state: its office, the first one of several. Null of an area of another state.
CREATE OR REPLACE FUNCTION office_of_tip(p_lga int) RETURNS smallint LANGUAGE sql STABLE AS $$
  SELECT coalesce(office_of_lga(l.id), (SELECT min(open_office(p.office_id)) FROM tax_office_places p WHERE p.lga_id = l.id),
    (SELECT min(id) FROM tax_offices WHERE closed_on IS NULL))
  FROM lgas l WHERE l.id = p_lga AND l.state_id = 19
$$;
