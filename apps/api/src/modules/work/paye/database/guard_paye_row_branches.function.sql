-- A row's branch is its employer's, under whichever record. Said once for all rows of a statement, in place of a foreign key that is asked
-- sixty thousand times: a branch is never deleted, so nothing else can leave a row without its branch.
CREATE OR REPLACE FUNCTION guard_paye_row_branches() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT DISTINCT schedule_id, branch_id FROM touched WHERE branch_id IS NOT NULL) t
      JOIN paye_schedules s ON s.id = t.schedule_id
    WHERE NOT EXISTS (
      SELECT FROM paye_branches b
      WHERE b.id = t.branch_id AND (b.tpui = s.tpui OR b.tpui = ANY (reading.papers_of(reading.lead_of(s.tpui)))))
  ) THEN
    RAISE EXCEPTION 'a row names a branch that is not its employer''s'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'paye_rows_branch_own', TABLE = 'paye_rows';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER paye_rows_branches_added AFTER INSERT ON paye_rows REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION guard_paye_row_branches();
CREATE TRIGGER paye_rows_branches_changed AFTER UPDATE ON paye_rows REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION guard_paye_row_branches();
