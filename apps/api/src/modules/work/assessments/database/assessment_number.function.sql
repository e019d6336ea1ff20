-- For discrepancies: as people name it; null for none.
CREATE OR REPLACE FUNCTION assessment_number(p_assessment uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT number FROM assessments WHERE id = p_assessment
$$;
