-- How an assessment stands at this moment, whoever has worked since: `contested` while an objection is before the office, and final by itself from the
-- day after the last one to object, in Lagos.
CREATE OR REPLACE FUNCTION standing_of_assessment(assessment assessments) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN assessment.state IN ('served', 'final') AND assessment.contested_on IS NOT NULL THEN 'contested'
    WHEN assessment.state = 'served' AND lagos_today() > last_day_to_object(assessment.served_on) THEN 'final'
    ELSE assessment.state
  END
$$;
