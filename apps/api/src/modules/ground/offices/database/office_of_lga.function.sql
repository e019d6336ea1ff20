-- The office of an area that has just one. An area whose office was closed is its successor's.
CREATE OR REPLACE FUNCTION office_of_lga(area int) RETURNS smallint LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN count(DISTINCT now_of.id) = 1 THEN min(now_of.id) END::smallint
  FROM tax_office_places p CROSS JOIN LATERAL (SELECT open_office(p.office_id) AS id) AS now_of WHERE p.lga_id = area
$$;
