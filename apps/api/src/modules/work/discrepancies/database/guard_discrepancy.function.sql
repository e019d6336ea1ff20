-- What was found, asked and answered stays; it moves by the steps of its case, and nobody is assessed before they answered or their days are over.
CREATE OR REPLACE FUNCTION guard_discrepancy() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes constant text[] := ARRAY['state', 'office_id'] || CASE new.state
    WHEN 'queried' THEN ARRAY['query', 'queried_by', 'queried_at', 'answer_by']
    WHEN 'explained' THEN ARRAY['explanation', 'explained_by', 'explained_at']
    WHEN 'found' THEN '{}' ELSE ARRAY['decided_by', 'decided_at', 'decision_reason', 'assessment_id'] END;
BEGIN
  IF new.state = old.state THEN
    IF to_jsonb(new) - 'office_id' <> to_jsonb(old) - 'office_id' THEN
      PERFORM refuse_discrepancy('what was written stays', 'discrepancies_facts_fixed');
    END IF;
    RETURN new;
  END IF;
  IF NOT (old.state || '>' || new.state = ANY (ARRAY['found>queried', 'found>dropped', 'queried>explained', 'queried>assessed', 'queried>dropped',
    'explained>accepted', 'explained>assessed'])) THEN
    PERFORM refuse_discrepancy('it does not go from ' || old.state || ' to ' || new.state, 'discrepancies_moves');
  END IF;
  IF to_jsonb(new) - changes <> to_jsonb(old) - changes THEN PERFORM refuse_discrepancy('what was written stays', 'discrepancies_facts_fixed'); END IF;
  IF new.state IS DISTINCT FROM (SELECT state FROM work_items WHERE kind = 'discrepancy' AND subject = 'discrepancy:' || old.id) THEN
    PERFORM refuse_discrepancy('it moves by a step of its case', 'discrepancies_move_by_steps');
  END IF;
  IF new.state = 'queried' AND new.answer_by < lagos_day(new.queried_at) + 7 THEN
    PERFORM refuse_discrepancy('there are at least seven days to answer', 'discrepancies_seven_days');
  END IF;
  IF new.state = 'assessed' AND old.state = 'queried' AND lagos_today() <= old.answer_by THEN
    PERFORM refuse_discrepancy('the days to answer run', 'discrepancies_days_run');
  END IF;
  IF new.state = 'assessed' AND NOT is_assessment_of(new.assessment_id, new.tpui, new.effect_kobo) THEN
    PERFORM refuse_discrepancy('the assessment is of something else', 'discrepancies_assessment');
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER discrepancies_guard BEFORE UPDATE ON discrepancies FOR EACH ROW EXECUTE FUNCTION guard_discrepancy();
