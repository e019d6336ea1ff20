CREATE OR REPLACE FUNCTION enact_work_assignment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  item work_items;
  refusal text;
BEGIN
  SELECT * INTO item FROM work_items WHERE id = new.item_id FOR UPDATE;
  refusal := CASE
    WHEN item.closed_at IS NOT NULL THEN 'closed'
    WHEN NOT reaches_work(new.assigned_by, item.office_id) THEN 'reach'
    WHEN item.tpui IS NOT NULL AND has_conflict(new.assignee_id, item.tpui) THEN 'conflict'
    WHEN new.assignee_id IS NOT NULL AND NOT reaches_work(new.assignee_id, item.office_id) THEN 'assignee'
  END;
  IF refusal IS NOT NULL THEN
    RAISE EXCEPTION 'this case is not given to this person: %', refusal
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'work_items_' || refusal, TABLE = 'work_items';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER work_assignments_enact BEFORE INSERT ON work_assignments FOR EACH ROW EXECUTE FUNCTION enact_work_assignment();
