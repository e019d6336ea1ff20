-- A proposal begins undecided, with what the head is then; it is decided once, by the step of its case, and comes into force once, not before its day.
CREATE OR REPLACE FUNCTION guard_head_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  decision text[] := '{state,decided_by,decided_at}';
  force text[] := '{revenue_head_id,applied_in}';
  refusal text;
BEGIN
  IF tg_op = 'INSERT' THEN
    new.name_before := NULL;
    new.was_active := NULL;
    SELECT name, is_active INTO new.name_before, new.was_active FROM revenue_heads
      WHERE id = new.revenue_head_id AND (code, mda_id) = (new.code, new.mda_id);
  END IF;
  refusal := CASE
    WHEN tg_op = 'INSERT' THEN CASE
      WHEN new.state <> 'proposed' OR new.applied_in IS NOT NULL OR (new.revenue_head_id IS NULL) <> (new.name_before IS NULL) THEN 'begin'
      WHEN new.from_day < lagos_today() THEN 'too_late'
    END
    WHEN old.state = 'proposed' THEN CASE
      WHEN new.state = 'proposed' OR to_jsonb(new) - decision <> to_jsonb(old) - decision THEN 'stay'
      WHEN new.state = 'released' AND new.from_day < lagos_today() THEN 'too_late'
      WHEN NOT EXISTS (
        SELECT FROM work_items w JOIN work_steps s ON s.item_id = w.id
        WHERE w.kind = 'head-release' AND w.subject = 'revenue-head:' || new.id AND w.state = new.state
          AND s.to_state = new.state AND s.user_id = new.decided_by) THEN 'case'
    END
    WHEN old.state <> 'released' OR to_jsonb(new) - force <> to_jsonb(old) - force THEN 'stay'
    WHEN old.applied_in IS NULL THEN CASE WHEN new.from_day > lagos_today() THEN 'too_early' END
    WHEN new.applied_in <> old.applied_in OR old.applied_in <> pg_current_xact_id() OR old.revenue_head_id IS NOT NULL THEN 'stay'
  END;
  IF refusal IS NOT NULL THEN
    RAISE EXCEPTION 'a revenue head is changed by two persons, from a day on: %', refusal
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'revenue_head_changes_' || refusal, TABLE = 'revenue_head_changes';
  END IF;
  IF new.applied_in IS NOT NULL THEN new.applied_in := pg_current_xact_id(); END IF;
  RETURN new;
END $$;

CREATE TRIGGER revenue_head_changes_guard BEFORE INSERT OR UPDATE ON revenue_head_changes FOR EACH ROW EXECUTE FUNCTION guard_head_change();
