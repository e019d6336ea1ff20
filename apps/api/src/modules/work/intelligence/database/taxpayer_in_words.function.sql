-- A taxpayer as an officer compares them: name, whether a natural person, and area and category in one line.
CREATE OR REPLACE FUNCTION taxpayer_in_words(p_tpui text) RETURNS TABLE (name text, is_person boolean, says text) LANGUAGE sql STABLE AS $$
  SELECT t.name, c.name = 'Individual', concat_ws(' · ', l.name, c.name)
  FROM taxpayers t JOIN taxpayer_categories c ON c.id = t.category_id LEFT JOIN lgas l ON l.id = t.lga_id WHERE t.tpui = p_tpui
$$;
