-- A lead stands where its case stands, and is claimed by whoever has the case.
CREATE OR REPLACE FUNCTION follow_work_of_lead() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE leads SET office_id = new.office_id, claimed_by = new.assignee_id WHERE id = split_part(new.subject, ':', 2)::uuid AND state = 'open'
    AND (office_id, claimed_by) IS DISTINCT FROM (new.office_id, new.assignee_id);
  RETURN NULL;
END $$;

CREATE TRIGGER work_items_move_leads AFTER UPDATE OF office_id, assignee_id ON work_items FOR EACH ROW
  WHEN (new.kind = 'lead') EXECUTE FUNCTION follow_work_of_lead();
