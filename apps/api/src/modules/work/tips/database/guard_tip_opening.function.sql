-- Legal asks, and a decision is a step of its case, made once.
CREATE OR REPLACE FUNCTION guard_tip_opening() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes constant text[] := ARRAY['state', 'decided_by', 'read_until'];
BEGIN
  IF tg_op = 'INSERT' THEN
    IF new.state <> 'asked' OR NOT acts_as(new.asked_by, ARRAY['legal']) THEN PERFORM refuse_tip('Legal asks', 'tip_openings_of_legal'); END IF;
    RETURN new;
  END IF;
  IF old.state <> 'asked' OR to_jsonb(new) - changes <> to_jsonb(old) - changes THEN PERFORM refuse_tip('it is decided once', 'tip_openings_fixed'); END IF;
  IF new.state IS DISTINCT FROM (SELECT state FROM work_items WHERE kind = 'tip-sender' AND subject = 'tip-sender:' || old.tip_id || ':' || old.id) THEN
    PERFORM refuse_tip('it moves by a step of its case', 'tip_openings_move_by_steps');
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER tip_openings_guard BEFORE INSERT OR UPDATE ON tip_openings FOR EACH ROW EXECUTE FUNCTION guard_tip_opening();
