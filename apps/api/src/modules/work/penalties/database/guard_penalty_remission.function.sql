-- A remission is of a penalty that is billed and unpaid, of no more than is left; a Director other than who proposed it decides it by a step.
CREATE OR REPLACE FUNCTION guard_penalty_remission() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    IF new.state <> 'proposed' OR NOT EXISTS (
      SELECT FROM penalties p JOIN bills b ON b.id = p.bill_id WHERE p.id = new.penalty_id AND p.state = 'billed' AND b.standing <> 'paid'
        AND new.penalty_kobo <= p.penalty_kobo - p.remitted_penalty_kobo AND new.interest_kobo <= p.interest_kobo - p.remitted_interest_kobo
    ) THEN PERFORM refuse_penalty('there is not so much to remit', 'penalty_remissions_begin'); END IF;
    RETURN new;
  END IF;
  IF old.state <> 'proposed' OR to_jsonb(new) - ARRAY['state', 'decided_by', 'decided_at', 'answer'] <> to_jsonb(old) - ARRAY['state', 'decided_by', 'decided_at', 'answer']
  THEN PERFORM refuse_penalty('what was proposed stays, and is decided once', 'penalty_remissions_stay'); END IF;
  IF new.state = 'granted' AND active_role(new.decided_by) IS DISTINCT FROM 'Tax Office Director'
  THEN PERFORM refuse_penalty('a Director remits', 'penalty_remissions_by_director'); END IF;
  IF NOT EXISTS (
    SELECT FROM work_items w JOIN work_steps s ON s.item_id = w.id AND s.number = w.version
    WHERE w.kind = 'penalty-remission' AND w.subject = 'penalty-remission:' || new.id AND w.state = new.state AND s.user_id = new.decided_by
  ) THEN PERFORM refuse_penalty('it is decided by a step of its case', 'penalty_remissions_by_steps'); END IF;
  RETURN new;
END $$;

CREATE TRIGGER penalty_remissions_guard BEFORE INSERT OR UPDATE ON penalty_remissions FOR EACH ROW EXECUTE FUNCTION guard_penalty_remission();
