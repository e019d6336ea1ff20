-- What was proposed stays; it is made and ended by steps of its case, or lapses when the difference is gone.
CREATE OR REPLACE FUNCTION guard_settlement_proposal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    IF new.outcome IS NOT NULL THEN PERFORM refuse_settlement('a proposal begins without an end', 'settlement_proposals_begin'); END IF;
    IF new.action = 'write-off' AND abs(new.write_off_kobo) > 500000 THEN PERFORM refuse_settlement('it is too much to be given up', 'settlement_decisions_limit'); END IF;
    RETURN new;
  END IF;
  IF to_jsonb(new) - ARRAY['outcome', 'ended_by', 'ended_at'] <> to_jsonb(old) - ARRAY['outcome', 'ended_by', 'ended_at'] OR old.outcome IS NOT NULL THEN
    PERFORM refuse_settlement('what was proposed stays', 'settlement_proposals_stay');
  END IF;
  IF NOT EXISTS (
    SELECT FROM work_items w JOIN work_steps s ON s.item_id = w.id AND s.number = w.version
    WHERE w.kind = 'settlement-difference' AND w.subject = 'settlement-case:' || new.case_id AND s.user_id IS NOT DISTINCT FROM new.ended_by
      AND s.move = CASE new.outcome WHEN 'approved' THEN 'approve' WHEN 'refused' THEN 'refuse' WHEN 'withdrawn' THEN 'withdraw' ELSE 'settle' END
  ) THEN PERFORM refuse_settlement('a proposal ends by a step of its case', 'settlement_proposals_end_by_steps'); END IF;
  RETURN new;
END $$;

CREATE TRIGGER settlement_proposals_guard BEFORE INSERT OR UPDATE ON settlement_proposals FOR EACH ROW EXECUTE FUNCTION guard_settlement_proposal();
