-- A month that an employer filed may cover the years of whoever stands in it, and close the gap of whoever stood in another month of theirs.
CREATE OR REPLACE FUNCTION follow_clearance_of_employees() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_clearance_change(a.tpui) FROM clearance_applications a
  WHERE a.ended_at IS NULL AND EXISTS (
    SELECT FROM paye_rows r JOIN paye_schedules s ON s.id = r.schedule_id
    WHERE s.tpui = new.tpui AND s.state = 'filed' AND r.tax_id IN (a.tpui, replace(a.tpui, '-', ''))
  );
  RETURN NULL;
END $$;

CREATE TRIGGER paye_schedules_follow_employees AFTER UPDATE OF state ON paye_schedules FOR EACH ROW
  WHEN (new.state = 'filed') EXECUTE FUNCTION follow_clearance_of_employees();
