-- Lines come of a file that lay in the folder, or that two persons let in; once a statement, as a list has several hundred thousand.
CREATE OR REPLACE FUNCTION check_file_of_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM settlement_files f WHERE f.id IN (SELECT file_id FROM fresh)
      AND f.received_by IS NOT NULL AND (f.imported_by IS NULL OR f.imported_by = f.received_by)
  ) THEN
    RAISE EXCEPTION 'lines of a file that somebody handed in come once somebody else imported it'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'settlement_files_by_two', TABLE = 'settlement_files';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER settlement_lines_of_file AFTER INSERT ON settlement_lines REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION check_file_of_lines();

CREATE TRIGGER bank_lines_of_file AFTER INSERT ON bank_lines REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION check_file_of_lines();
