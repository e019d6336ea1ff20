-- What was written stays; it moves with the step of its case, and each step needs what the law asks of it.
CREATE OR REPLACE FUNCTION guard_enforcement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ended constant text[] := ARRAY['ended_by', 'ended_at', 'end_reason'];
  changes constant text[] := ARRAY['state', 'office_id'] || CASE new.state
    WHEN 'checked' THEN ARRAY['checked_by', 'checked_at', 'opinion'] WHEN 'ordered' THEN ARRAY['order_id', 'visit_id'] WHEN 'planned' THEN ARRAY['visit_id']
    WHEN 'sale-ordered' THEN ARRAY['sale_order_id'] WHEN 'closed' THEN ended WHEN 'released' THEN ended || ARRAY['released_by', 'released_at', 'received_by']
    WHEN 'cancelled' THEN ended || ARRAY['visit_id'] WHEN 'withdrawn' THEN ended || ARRAY['visit_id'] ELSE '{}' END;
BEGIN
  IF new.state = old.state THEN
    IF to_jsonb(new) - 'office_id' <> to_jsonb(old) - 'office_id' THEN PERFORM refuse_enforcement('what was written stays', 'enforcements_facts_fixed'); END IF;
    RETURN new;
  END IF;
  IF to_jsonb(new) - changes <> to_jsonb(old) - changes THEN PERFORM refuse_enforcement('what was written stays', 'enforcements_facts_fixed'); END IF;
  IF new.state IS DISTINCT FROM (SELECT state FROM work_items WHERE kind = 'enforcement' AND subject = 'enforcement:' || old.id) THEN
    PERFORM refuse_enforcement('it moves by a step of its case', 'enforcements_move_by_steps');
  END IF;
  PERFORM check_enforcement_step(old, new);
  RETURN new;
END $$;

CREATE TRIGGER enforcements_guard BEFORE UPDATE ON enforcements FOR EACH ROW EXECUTE FUNCTION guard_enforcement();
CREATE TRIGGER enforcements_no_delete BEFORE DELETE OR TRUNCATE ON enforcements FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
