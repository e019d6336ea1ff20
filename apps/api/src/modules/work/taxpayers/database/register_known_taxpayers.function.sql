-- Enters people who are known without an account, as from a spreadsheet. The home office is the one given, if it is open, else that of
-- the area. Answers whose TPUI is which, by the keys that were given.
CREATE OR REPLACE FUNCTION register_known_taxpayers(p_people jsonb) RETURNS TABLE (person_key text, tpui text) LANGUAGE sql AS $$
  WITH made AS MATERIALIZED (
    SELECT g.*, next_tpui() AS tpui, open_office(g."officeId") AS office, office_of_lga(g."lgaId") AS of_area
    FROM jsonb_to_recordset(p_people) AS g (key text, name text, phone text, "categoryId" smallint, "lgaId" int, "officeId" smallint)
  ), written AS (
    INSERT INTO taxpayers (tpui, name, phone, category_id, lga_id, home_office_id, home_office_source, standing, registered_on)
    SELECT made.tpui, made.name, made.phone, "categoryId", "lgaId", coalesce(office, of_area),
      CASE WHEN office IS NOT NULL THEN 'confirmed' WHEN of_area IS NOT NULL THEN 'area' END, 'known', lagos_today()
    FROM made
  )
  SELECT made.key, made.tpui FROM made
$$;
