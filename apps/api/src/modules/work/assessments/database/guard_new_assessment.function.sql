-- It begins undecided, for a period that is over and not too long ago, with a computation that comes to its tax.
CREATE OR REPLACE FUNCTION guard_new_assessment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.state <> 'proposed' OR new.served_at IS NOT NULL OR new.ended_at IS NOT NULL OR new.contested_on IS NOT NULL THEN
    PERFORM refuse_assessment('it begins as a proposal', 'assessments_begin');
  END IF;
  IF sum_of_assessment(new.lines) <> new.tax_kobo THEN
    PERFORM refuse_assessment('its lines do not come to its tax', 'assessments_add_up');
  END IF;
  IF new.period_to >= lagos_today() THEN
    PERFORM refuse_assessment('its period is not over', 'assessments_period_over');
  END IF;
  IF new.period_to + interval '6 years' < lagos_today() AND NOT new.is_deliberate THEN
    PERFORM refuse_assessment('its period ended more than six years ago', 'assessments_six_years');
  END IF;
  IF new.basis = 'best-of-judgement' AND new.return_kind IS NOT NULL AND is_return_filed(new.tpui, new.return_kind, new.period_from) THEN
    PERFORM refuse_assessment('the return was filed', 'assessments_without_return');
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER assessments_begin BEFORE INSERT ON assessments FOR EACH ROW EXECUTE FUNCTION guard_new_assessment();
