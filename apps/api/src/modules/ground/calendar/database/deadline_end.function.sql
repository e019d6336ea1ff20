-- The last day of a deadline, null while it is paused. The first day that counts is the one after its start.
CREATE OR REPLACE FUNCTION deadline_end(p_id uuid, p_rule text, p_from date, p_started date) RETURNS date LANGUAGE plpgsql STABLE AS $$
DECLARE
  rule law_rules;
  reached date := p_started;
  remaining int;
BEGIN
  IF EXISTS (SELECT FROM deadline_pauses WHERE deadline_id = p_id AND until_day IS NULL) THEN RETURN NULL; END IF;
  SELECT * INTO rule FROM law_rules WHERE id = p_rule AND from_day = p_from;
  remaining := rule.length + coalesce((SELECT sum(days) FROM deadline_extensions WHERE deadline_id = p_id), 0);
  WHILE remaining > 0 LOOP
    reached := reached + 1;
    CONTINUE WHEN EXISTS (SELECT FROM deadline_pauses WHERE deadline_id = p_id AND reached >= from_day AND reached < until_day);
    CONTINUE WHEN rule.unit = 'working-days' AND NOT is_working_day(reached);
    remaining := remaining - 1;
  END LOOP;
  IF rule.rolls_to_working_day THEN
    WHILE NOT is_working_day(reached) LOOP reached := reached + 1; END LOOP;
  END IF;
  RETURN reached;
END $$;
