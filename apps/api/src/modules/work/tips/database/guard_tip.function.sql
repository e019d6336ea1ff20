-- What was told stays as it was told, or is forgotten a year after the end; a tip ends once, by a step of its case.
CREATE OR REPLACE FUNCTION guard_tip() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  forgets constant boolean := new.words = '' AND new.place = '' AND new.about = '' AND old.ended_on < lagos_today() - 365;
  changes constant text[] := ARRAY['office_id'] || CASE WHEN forgets THEN ARRAY['words', 'place', 'about'] ELSE '{}' END
    || CASE WHEN old.state = 'received' THEN ARRAY['state', 'lead_id', 'tpui', 'closing', 'ended_by', 'ended_on', 'end_reason'] ELSE '{}' END;
BEGIN
  IF to_jsonb(new) - changes <> to_jsonb(old) - changes THEN PERFORM refuse_tip('what was told stays', 'tips_facts_fixed'); END IF;
  IF new.state <> old.state AND new.state IS DISTINCT FROM (SELECT state FROM work_items WHERE kind = 'tip' AND subject = 'tip:' || old.id) THEN
    PERFORM refuse_tip('it moves by a step of its case', 'tips_move_by_steps');
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER tips_guard BEFORE UPDATE ON tips FOR EACH ROW EXECUTE FUNCTION guard_tip();
