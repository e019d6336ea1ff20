-- What was written stays; it moves with the step of its case, and each step needs what the law asks of it.
CREATE OR REPLACE FUNCTION guard_substitution() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ended constant text[] := ARRAY['ended_by', 'ended_at', 'end_reason'];
  decided constant text[] := ARRAY['decided_by', 'decided_at', 'answer'];
  changes constant text[] := ARRAY['state', 'office_id'] || CASE new.state
    WHEN 'approved' THEN ARRAY['approved_by', 'approved_at']
    WHEN 'served' THEN ARRAY['served_by', 'served_at', 'served_on', 'served_how', 'served_place', 'served_proof']
    WHEN 'objected' THEN ARRAY['objected_by', 'objected_at', 'objected_on', 'wrong', 'amendment', 'justification', 'said_owed_kobo', 'admitted_kobo']
    WHEN 'confirmed' THEN decided WHEN 'upheld' THEN decided || ended ELSE ended END;
BEGIN
  IF new.state = old.state THEN
    IF to_jsonb(new) - 'office_id' <> to_jsonb(old) - 'office_id' THEN PERFORM refuse_substitution('what was written stays', 'substitutions_facts_fixed'); END IF;
    RETURN new;
  END IF;
  IF to_jsonb(new) - changes <> to_jsonb(old) - changes THEN PERFORM refuse_substitution('what was written stays', 'substitutions_facts_fixed'); END IF;
  IF new.state IS DISTINCT FROM (SELECT state FROM work_items WHERE kind = 'substitution' AND subject = 'substitution:' || old.id) THEN
    PERFORM refuse_substitution('it moves by a step of its case', 'substitutions_move_by_steps');
  END IF;
  PERFORM check_substitution_step(old, new);
  RETURN new;
END $$;

CREATE TRIGGER substitutions_guard BEFORE UPDATE ON substitutions FOR EACH ROW EXECUTE FUNCTION guard_substitution();
CREATE TRIGGER substitutions_no_delete BEFORE DELETE OR TRUNCATE ON substitutions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
