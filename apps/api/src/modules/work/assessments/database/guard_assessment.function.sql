-- What was assessed stays, moves are those of the law, and no moment is told otherwise than it was.
CREATE OR REPLACE FUNCTION guard_assessment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moves constant text[] := ARRAY['state', 'office_id', 'decided_by', 'decided_at', 'served_by', 'served_at', 'served_on', 'served_how', 'served_place',
    'service_noted_at', 'bill_id', 'contested_on', 'replaced_by', 'ended_by', 'ended_at', 'end_reason'];
BEGIN
  IF to_jsonb(new) - moves <> to_jsonb(old) - moves OR (old.decided_by IS NOT NULL AND (new.decided_by, new.decided_at) IS DISTINCT FROM (old.decided_by, old.decided_at))
    OR (old.served_at IS NOT NULL AND (new.served_by, new.served_at, new.served_on, new.served_how, new.served_place, new.service_noted_at, new.bill_id)
      IS DISTINCT FROM (old.served_by, old.served_at, old.served_on, old.served_how, old.served_place, old.service_noted_at, old.bill_id))
    OR old.ended_at IS NOT NULL
  THEN PERFORM refuse_assessment('what was written stays', 'assessments_facts_fixed'); END IF;
  IF new.contested_on IS NOT NULL AND new.contested_on IS DISTINCT FROM old.contested_on AND new.state NOT IN ('served', 'final', 'upheld', 'revised') THEN
    PERFORM refuse_assessment('only what was served is contested', 'assessments_contested_served');
  END IF;
  IF new.state = old.state THEN
    IF (new.decided_by, new.served_at, new.ended_at) IS DISTINCT FROM (old.decided_by, old.served_at, old.ended_at) THEN
      PERFORM refuse_assessment('a decision is a move', 'assessments_moves');
    END IF;
    RETURN new;
  END IF;
  IF NOT (old.state || '>' || new.state = ANY (ARRAY['proposed>approved', 'proposed>withdrawn', 'approved>served', 'approved>withdrawn', 'approved>replaced',
    'proposed>replaced', 'served>final', 'served>replaced', 'served>withdrawn', 'served>upheld', 'served>revised', 'final>withdrawn', 'final>upheld', 'final>revised']))
  THEN PERFORM refuse_assessment('it does not go from ' || old.state || ' to ' || new.state, 'assessments_moves'); END IF;
  PERFORM check_assessment_move(old, new);
  RETURN new;
END $$;

CREATE TRIGGER assessments_guard BEFORE UPDATE ON assessments FOR EACH ROW EXECUTE FUNCTION guard_assessment();
CREATE TRIGGER assessments_no_delete BEFORE DELETE OR TRUNCATE ON assessments FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
