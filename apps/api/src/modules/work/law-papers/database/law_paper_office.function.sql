-- The office of a taxpayer as it stands on papers today, under whichever record of theirs.
CREATE OR REPLACE FUNCTION law_paper_office(p_tpui text) RETURNS TABLE (name text, address text) LANGUAGE sql STABLE AS $$
  SELECT o.name, coalesce((SELECT p.address FROM tax_office_places p WHERE p.office_id = o.id LIMIT 1), '')
  FROM taxpayers t JOIN tax_offices o ON o.id = t.home_office_id WHERE t.tpui = reading.lead_of(p_tpui)
$$;
