CREATE OR REPLACE FUNCTION guard_settlement_case() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(new) - ARRAY['closed_at', 'evidence'] <> to_jsonb(old) - ARRAY['closed_at', 'evidence'] OR old.closed_at IS NOT NULL OR new.closed_at IS NULL THEN
    RAISE EXCEPTION 'what difference % says never changes', old.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'settlement_cases_fixed', TABLE = 'settlement_cases';
  END IF;
  INSERT INTO work_steps (item_id, move, reason, at)
    SELECT id, 'settle', new.evidence, greatest(new.closed_at, since) FROM work_items
    WHERE kind = 'settlement-difference' AND subject = 'settlement-case:' || new.id AND state <> 'closed';
  UPDATE settlement_proposals SET outcome = 'lapsed', ended_at = new.closed_at WHERE case_id = new.id AND outcome IS NULL;
  RETURN new;
END $$;

CREATE TRIGGER settlement_cases_guard BEFORE UPDATE ON settlement_cases FOR EACH ROW EXECUTE FUNCTION guard_settlement_case();
