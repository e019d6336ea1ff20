-- A case has the state of its last step and the assignee of its last assignment, whoever writes. Its office changes in two ways: to the home
-- office of the taxpayer it is about, out of reach of whoever had it; or from a closed office to the one that took over, with whoever has it.
CREATE OR REPLACE FUNCTION guard_work() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  follows boolean := new.office_id IS DISTINCT FROM old.office_id AND new.tpui IS NOT NULL AND new.assignee_id IS NULL
    AND old.closed_at IS NULL AND new.office_id IS NOT DISTINCT FROM (SELECT home_office_id FROM taxpayers WHERE tpui = new.tpui);
  is_taken_over boolean := new.office_id IS DISTINCT FROM old.office_id AND old.closed_at IS NULL
    AND EXISTS (SELECT FROM tax_offices WHERE id = old.office_id AND successor_id = new.office_id);
BEGIN
  IF (new.id, new.kind, new.subject, new.reference, new.tpui, new.opened_at)
    IS DISTINCT FROM (old.id, old.kind, old.subject, old.reference, old.tpui, old.opened_at)
    OR (new.office_id IS DISTINCT FROM old.office_id AND NOT follows AND NOT is_taken_over)
  THEN
    RAISE EXCEPTION 'what a case is about never changes'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'work_items_facts_fixed', TABLE = 'work_items';
  END IF;
  IF (new.state, new.version, new.since, new.closed_at) IS DISTINCT FROM (old.state, old.version, old.since, old.closed_at)
    AND NOT EXISTS (
      SELECT FROM work_steps s JOIN work_states t ON t.kind = new.kind AND t.state = s.to_state
      WHERE s.item_id = new.id AND s.number = new.version AND new.version = old.version + 1 AND s.to_state = new.state AND s.at = new.since
        AND new.closed_at IS NOT DISTINCT FROM CASE WHEN t.is_final THEN s.at END
    )
  THEN
    RAISE EXCEPTION 'a case moves by a step'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'work_items_moves_by_steps', TABLE = 'work_items';
  END IF;
  IF NOT follows AND new.assignee_id IS DISTINCT FROM old.assignee_id AND new.assignee_id IS DISTINCT FROM (
    SELECT assignee_id FROM work_assignments WHERE item_id = new.id ORDER BY id DESC LIMIT 1
  ) THEN
    RAISE EXCEPTION 'a case is given by an assignment'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'work_items_given_by_assignments', TABLE = 'work_items';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER work_items_guard BEFORE UPDATE ON work_items FOR EACH ROW EXECUTE FUNCTION guard_work();
