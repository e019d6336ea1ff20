-- For a tip that became a lead and whose sender wants one; it moves by the steps of its case.
CREATE OR REPLACE FUNCTION guard_tip_reward() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes constant text[] := ARRAY['state'] || CASE WHEN old.state = 'proposed' THEN ARRAY['decided_by'] ELSE ARRAY['paid_by', 'paid_on', 'proof'] END;
BEGIN
  IF tg_op = 'INSERT' THEN
    IF new.state <> 'proposed' OR NOT EXISTS (SELECT FROM tips WHERE id = new.tip_id AND state = 'taken-up' AND wants_reward) THEN
      PERFORM refuse_tip('no reward is due', 'tip_rewards_due');
    END IF;
    RETURN new;
  END IF;
  IF to_jsonb(new) - changes <> to_jsonb(old) - changes THEN PERFORM refuse_tip('a reward stays as proposed', 'tip_rewards_fixed'); END IF;
  IF new.state IS DISTINCT FROM (SELECT state FROM work_items WHERE kind = 'tip-reward' AND subject = 'tip-reward:' || old.tip_id) THEN
    PERFORM refuse_tip('a reward moves by a step of its case', 'tip_rewards_move_by_steps');
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER tip_rewards_guard BEFORE INSERT OR UPDATE ON tip_rewards FOR EACH ROW EXECUTE FUNCTION guard_tip_reward();
