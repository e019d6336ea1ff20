-- What was found stays; it moves by the steps of its case, and what has ended changes no more, except that its name goes with its source.
CREATE OR REPLACE FUNCTION guard_lead() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes constant text[] := ARRAY['row_id', 'name'] || CASE WHEN old.state <> 'open' THEN '{}' WHEN new.state = 'open' THEN ARRAY['worth_kobo', 'office_id', 'claimed_by']
    ELSE ARRAY['state', 'ended_by', 'ended_at', 'end_reason', 'dismissal', 'discrepancy_id', 'merged_into', 'return_by', 'tpui'] END;
BEGIN
  IF to_jsonb(new) - changes <> to_jsonb(old) - changes THEN PERFORM refuse_lead('what was found stays', 'leads_facts_fixed'); END IF;
  IF new.row_id IS NOT NULL AND new.row_id IS DISTINCT FROM old.row_id OR new.name <> old.name AND new.name <> '' THEN
    PERFORM refuse_lead('what was found stays', 'leads_facts_fixed');
  END IF;
  IF old.tpui IS NOT NULL AND new.tpui IS DISTINCT FROM old.tpui THEN PERFORM refuse_lead('it is about somebody else', 'leads_facts_fixed'); END IF;
  IF new.state <> old.state AND new.state IS DISTINCT FROM (SELECT state FROM work_items WHERE kind = 'lead' AND subject = 'lead:' || old.id) THEN
    PERFORM refuse_lead('it moves by a step of its case', 'leads_move_by_steps');
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER leads_guard BEFORE UPDATE ON leads FOR EACH ROW EXECUTE FUNCTION guard_lead();
