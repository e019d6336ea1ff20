-- For others: null when there is no such assessment.
CREATE OR REPLACE FUNCTION assessment_standing(p_assessment uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT standing_of_assessment(a) FROM assessments a WHERE a.id = p_assessment
$$;
