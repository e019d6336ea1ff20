-- What a move needs, beside being one.
CREATE OR REPLACE FUNCTION check_assessment_move(was assessments, becomes assessments) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF becomes.state = 'approved' AND becomes.tax_kobo > assessment_limit_kobo() AND active_role(becomes.decided_by) <> 'Tax Office Director' THEN
    PERFORM refuse_assessment('a Director approves this much', 'assessments_above_limit');
  END IF;
  IF becomes.state = 'served' AND NOT (becomes.served_at BETWEEN date_trunc('minute', was.decided_at) AND clock_timestamp() AND becomes.served_on = lagos_day(becomes.served_at)) THEN
    PERFORM refuse_assessment('it is served after its approval, and not in the future', 'assessments_service_moment');
  END IF;
  IF becomes.state = 'served' AND NOT EXISTS (
    SELECT FROM bills WHERE id = becomes.bill_id AND payer_tpui = becomes.tpui AND total_kobo = becomes.tax_kobo AND cancelled_at IS NULL
  ) THEN
    PERFORM refuse_assessment('its bill is another', 'assessments_bill');
  END IF;
  IF becomes.state = 'final' AND standing_of_assessment(was) <> 'final' THEN
    PERFORM refuse_assessment('it can still be objected to', 'assessments_final_by_clock');
  END IF;
  IF becomes.state = 'replaced' AND (standing_of_assessment(was) = 'final'
    OR is_return_of(becomes.replaced_by, becomes.tpui, becomes.return_kind, becomes.period_from) IS NOT TRUE) THEN
    PERFORM refuse_assessment('no return takes its place', 'assessments_replaced_by_return');
  END IF;
  IF becomes.state = 'withdrawn' AND was.decided_by IS NOT NULL AND becomes.ended_by = becomes.proposed_by THEN
    PERFORM refuse_assessment('who proposed it does not withdraw what another approved', 'assessments_withdrawn_by_another');
  END IF;
  IF becomes.state IN ('upheld', 'revised') AND was.contested_on IS NULL THEN
    PERFORM refuse_assessment('nobody objected', 'assessments_contested');
  END IF;
END $$;
