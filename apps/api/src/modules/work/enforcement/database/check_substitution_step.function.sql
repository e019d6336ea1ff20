-- What a step needs, beside being one: a demand that is still owed, a service after the approval, thirty days to object, ninety to decide.
CREATE OR REPLACE FUNCTION check_substitution_step(was substitutions, becomes substitutions) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  last_day constant date := law_rule_end('objection.decision', was.objected_on);
BEGIN
  IF becomes.state IN ('approved', 'served') THEN PERFORM require_enforceable(was.notice_id); END IF;
  IF becomes.state = 'served' AND NOT (becomes.served_at BETWEEN was.approved_at AND clock_timestamp() AND becomes.served_on = lagos_day(becomes.served_at)) THEN
    PERFORM refuse_substitution('it is served after it was approved, and not in the future', 'substitutions_service_moment');
  END IF;
  IF becomes.state = 'objected' AND NOT (becomes.objected_on BETWEEN was.served_on AND least(lagos_today(), law_rule_end('objection.lodging', was.served_on))) THEN
    PERFORM refuse_substitution('the thirty days are over, or the day is to come', 'substitutions_in_time');
  END IF;
  IF becomes.state IN ('upheld', 'confirmed') AND lagos_today() > last_day THEN PERFORM refuse_substitution('the ninety days are over', 'substitutions_over'); END IF;
  IF becomes.state = 'upheld-by-law' AND lagos_today() <= last_day THEN PERFORM refuse_substitution('the ninety days are not over', 'substitutions_not_over'); END IF;
  IF becomes.state = 'ended' AND substitution_over(was) IS NULL THEN PERFORM refuse_substitution('its bills are owed', 'substitutions_owed'); END IF;
END $$;
