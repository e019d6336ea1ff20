-- A holiday that is released or taken back moves the ends it concerns: of working days those that run over it, of all days those that end
-- there or were rolled over it. What is paused is computed when it runs again.
CREATE OR REPLACE FUNCTION follow_holiday() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed date := CASE WHEN tg_op = 'DELETE' THEN old.day ELSE new.day END;
BEGIN
  UPDATE deadlines d SET due_on = NULL FROM law_rules r
  WHERE r.id = d.rule_id AND r.from_day = d.rule_from AND d.ended_at IS NULL AND d.started_on < changed AND d.due_on >= changed
    AND (r.unit = 'working-days' OR (r.rolls_to_working_day AND d.due_on <= changed + 14));
  RETURN NULL;
END $$;

CREATE TRIGGER public_holidays_follow AFTER INSERT OR DELETE ON public_holidays FOR EACH ROW EXECUTE FUNCTION follow_holiday();
