CREATE OR REPLACE FUNCTION follow_work_assignment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE work_items SET assignee_id = new.assignee_id WHERE id = new.item_id;
  RETURN NULL;
END $$;

CREATE TRIGGER work_assignments_follow AFTER INSERT ON work_assignments FOR EACH ROW EXECUTE FUNCTION follow_work_assignment();
