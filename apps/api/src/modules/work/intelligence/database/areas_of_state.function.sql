-- The areas of the state whose offices these are.
CREATE OR REPLACE FUNCTION areas_of_state() RETURNS TABLE (id int, name text) LANGUAGE sql STABLE AS $$
  SELECT a.id, a.name FROM lgas a
  WHERE a.state_id = (SELECT l.state_id FROM tax_office_places p JOIN lgas l ON l.id = p.lga_id ORDER BY p.office_id LIMIT 1)
$$;
