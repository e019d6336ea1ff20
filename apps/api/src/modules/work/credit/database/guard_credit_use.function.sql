CREATE OR REPLACE FUNCTION guard_credit_use() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    IF new.state <> 'proposed' OR NOT EXISTS (
      SELECT FROM bills WHERE id = new.bill_id AND payer_tpui = new.tpui AND total_kobo = new.amount_kobo
    ) THEN PERFORM refuse_credit('it pays a whole bill of its taxpayer', 'credit_uses_begin'); END IF;
    RETURN new;
  END IF;
  IF to_jsonb(new) - ARRAY['state', 'decided_by', 'decided_at', 'returned_at'] <> to_jsonb(old) - ARRAY['state', 'decided_by', 'decided_at', 'returned_at']
    OR (old.state, new.state) NOT IN (('proposed', 'used'), ('proposed', 'refused'), ('proposed', 'withdrawn'), ('used', 'returned'))
    OR (old.state = 'used' AND (new.decided_by, new.decided_at) IS DISTINCT FROM (old.decided_by, old.decided_at))
  THEN PERFORM refuse_credit('what was decided stays', 'credit_uses_stay'); END IF;
  IF old.state = 'proposed' AND (CASE WHEN new.by_payer THEN new.decided_by <> new.asked_by ELSE NOT EXISTS (
    SELECT FROM work_items w JOIN work_steps s ON s.item_id = w.id AND s.number = w.version
    WHERE w.kind = 'credit-use' AND w.subject = 'credit-use:' || new.id AND w.state = new.state AND s.user_id = new.decided_by
  ) END) THEN PERFORM refuse_credit('staff decide it by a step of its case', 'credit_uses_by_steps'); END IF;
  RETURN new;
END $$;

CREATE TRIGGER credit_uses_guard BEFORE INSERT OR UPDATE ON credit_uses FOR EACH ROW EXECUTE FUNCTION guard_credit_use();
