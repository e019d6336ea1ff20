-- A tip goes along when its case goes to another office.
CREATE OR REPLACE FUNCTION follow_work_of_tip() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE tips SET office_id = new.office_id WHERE id = split_part(new.subject, ':', 2)::uuid AND office_id <> new.office_id;
  RETURN NULL;
END $$;

CREATE TRIGGER work_items_move_tips AFTER UPDATE OF office_id ON work_items FOR EACH ROW WHEN (new.kind = 'tip') EXECUTE FUNCTION follow_work_of_tip();
