-- For objections. `stands`: it ended without a change, and the assessment is final or not by its clock; else `upheld` or `revised`. The caller releases
-- the bill where nothing, or another amount, is owed.
CREATE OR REPLACE FUNCTION end_contest(p_assessment uuid, p_outcome text, p_by uuid, p_reason text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  assessment assessments;
BEGIN
  IF p_outcome = 'stands' THEN
    UPDATE assessments SET contested_on = NULL WHERE id = p_assessment RETURNING * INTO assessment;
    PERFORM set_law_bill_demandable(assessment.bill_id, last_day_to_object(assessment.served_on) + 1);
  ELSE
    UPDATE assessments SET state = p_outcome, ended_by = p_by, ended_at = clock_timestamp(), end_reason = p_reason WHERE id = p_assessment;
  END IF;
END $$;
