CREATE OR REPLACE FUNCTION guard_paye_credit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moving constant text[] := ARRAY['state', 'proposed_by', 'reason', 'decided_by', 'decided_at', 'decision_reason', 'receipt_id', 'returned_at'];
BEGIN
  IF tg_op = 'INSERT' THEN
    IF new.state <> 'open' OR NOT EXISTS (
      SELECT FROM month_of_credit(new) s WHERE s.state = 'filed' AND s.tpui = new.tpui
        AND new.amount_kobo = greatest(s.due_kobo, s.before_kobo - s.replaced_kobo) - s.due_kobo
    ) THEN PERFORM refuse_paye_credit('it is what a filing left beyond what is due', 'paye_credits_begin'); END IF;
    RETURN new;
  END IF;
  IF to_jsonb(new) - moving <> to_jsonb(old) - moving OR (old.state, new.state) NOT IN (('open', 'proposed'), ('proposed', 'open'), ('open', 'lapsed'),
      ('proposed', 'lapsed'), ('proposed', 'granted'), ('proposed', 'refused'), ('granted', 'returned'))
    OR (old.state = 'granted' AND to_jsonb(new) - ARRAY['state', 'returned_at'] <> to_jsonb(old) - ARRAY['state', 'returned_at'])
  THEN PERFORM refuse_paye_credit('what was decided stays', 'paye_credits_stay'); END IF;
  IF new.state <> 'returned' AND new.state IS DISTINCT FROM (
    SELECT w.state FROM work_items w WHERE w.kind = 'paye-credit' AND w.subject = 'paye-credit:' || new.id
  ) THEN PERFORM refuse_paye_credit('it moves by a step of its case', 'paye_credits_by_steps'); END IF;
  IF new.state = 'granted' AND old.state <> 'granted' AND EXISTS (SELECT FROM withholding_notes_out(new.withholding_schedule_id))
  THEN PERFORM refuse_paye_credit('somebody holds a paper that claims it', 'paye_credits_notes'); END IF;
  IF new.state = 'granted' AND old.state <> 'granted' AND EXISTS (
    SELECT FROM withholding_schedules c JOIN withholding_schedules s ON s.tpui = c.tpui AND s.month = c.month
      JOIN withholding_notes n ON n.schedule_id = s.id WHERE c.id = new.withholding_schedule_id AND n.taken_back_by = new.decided_by
  ) THEN PERFORM refuse_paye_credit('who took its papers back does not decide it', 'paye_credits_notes_two_persons'); END IF;
  RETURN new;
END $$;

CREATE TRIGGER paye_credits_guard BEFORE INSERT OR UPDATE ON paye_credits FOR EACH ROW EXECUTE FUNCTION guard_paye_credit();
