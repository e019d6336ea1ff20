-- A decision is what another person proposed; whoever made or approved the assessment decides nothing here.
CREATE OR REPLACE FUNCTION check_objection_decision(was objections, becomes objections) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF (was.proposed_outcome, was.proposed_kobo, was.proposed_reasons, was.proposed_by, was.proposed_at)
    IS DISTINCT FROM (becomes.proposed_outcome, becomes.proposed_kobo, becomes.proposed_reasons, becomes.proposed_by, becomes.proposed_at)
    AND becomes.state NOT IN ('proposed', 'found-invalid') THEN
    PERFORM refuse_objection('what was proposed stays as it was proposed', 'objections_proposal_fixed');
  END IF;
  IF (becomes.state = 'proposed') AND (becomes.proposed_outcome = 'invalid' OR becomes.proposed_kobo <> CASE becomes.proposed_outcome
      WHEN 'upheld' THEN becomes.admitted_kobo WHEN 'dismissed' THEN becomes.assessed_kobo ELSE becomes.proposed_kobo END
      OR (becomes.proposed_outcome = 'revised' AND becomes.proposed_kobo IN (becomes.admitted_kobo, becomes.assessed_kobo))) THEN
    PERFORM refuse_objection('the tax is not that of what is proposed', 'objections_proposed_tax');
  END IF;
  IF becomes.state NOT IN ('upheld', 'revised', 'dismissed', 'invalid') THEN RETURN; END IF;
  IF becomes.state <> was.proposed_outcome OR becomes.tax_kobo <> was.proposed_kobo THEN
    PERFORM refuse_objection('what is decided is what was proposed', 'objections_as_proposed');
  END IF;
  IF EXISTS (SELECT FROM assessments a WHERE a.id = was.assessment_id AND becomes.decided_by IN (a.proposed_by, a.decided_by)) THEN
    PERFORM refuse_objection('who made or approved the assessment does not decide', 'objections_not_assessor');
  END IF;
END $$;
