-- For discrepancies: the assessment that was proposed with their figures.
CREATE OR REPLACE FUNCTION is_assessment_of(p_assessment uuid, p_tpui text, p_tax_kobo bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM assessments WHERE id = p_assessment AND tpui = p_tpui AND tax_kobo = p_tax_kobo)
$$;
