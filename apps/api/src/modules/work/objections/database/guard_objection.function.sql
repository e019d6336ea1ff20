-- What was lodged stays, moves are those of the law, and after the last day nobody decides any more: the law has.
CREATE OR REPLACE FUNCTION guard_objection() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moves constant text[] := ARRAY['state', 'office_id', 'proposed_outcome', 'proposed_kobo', 'proposed_reasons', 'proposed_by', 'proposed_at', 'tax_kobo',
    'reasons', 'decided_by', 'ended_at', 'rest_bill_id'];
  is_over boolean := lagos_day(clock_timestamp()) > old.last_day;
BEGIN
  IF NOT is_open_objection(old.state) OR to_jsonb(new) - moves <> to_jsonb(old) - moves THEN
    PERFORM refuse_objection('what was written stays', 'objections_facts_fixed');
  END IF;
  IF new.state = old.state AND new.office_id <> old.office_id AND to_jsonb(new) - 'office_id' = to_jsonb(old) - 'office_id' THEN RETURN new; END IF;
  -- What its assessment was is gone: the assessment says so itself.
  IF new.state = 'overtaken' AND NOT EXISTS (SELECT FROM assessments a WHERE a.id = old.assessment_id AND a.state IN ('withdrawn', 'replaced')) THEN
    PERFORM refuse_objection('its assessment still stands', 'objections_overtaken');
  END IF;
  IF is_over AND new.state <> 'upheld-by-law' THEN PERFORM refuse_objection('the ninety days are over', 'objections_over'); END IF;
  IF NOT is_over AND new.state = 'upheld-by-law' THEN PERFORM refuse_objection('the ninety days are not over', 'objections_not_over'); END IF;
  IF NOT (old.state || '>' || new.state = ANY (ARRAY['lodged>valid', 'lodged>found-invalid', 'found-invalid>invalid', 'found-invalid>valid', 'valid>asked',
    'asked>valid', 'valid>proposed', 'asked>proposed', 'proposed>valid', 'proposed>upheld', 'proposed>revised', 'proposed>dismissed'])
    OR new.state IN ('upheld-by-law', 'withdrawn', 'overtaken'))
  THEN PERFORM refuse_objection('it does not go from ' || old.state || ' to ' || new.state, 'objections_moves'); END IF;
  PERFORM check_objection_decision(old, new);
  RETURN new;
END $$;

CREATE TRIGGER objections_guard BEFORE UPDATE ON objections FOR EACH ROW EXECUTE FUNCTION guard_objection();
CREATE TRIGGER objections_no_delete BEFORE DELETE OR TRUNCATE ON objections FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
