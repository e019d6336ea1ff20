-- What somebody handed in is imported by somebody else: one person's list would close differences without a second.
CREATE OR REPLACE FUNCTION guard_settlement_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.received_by IS DISTINCT FROM old.received_by
    OR (new.state = 'importing' AND old.state <> 'importing' AND new.received_by IS NOT NULL
      AND (new.imported_by IS NULL OR new.imported_by = new.received_by))
  THEN
    RAISE EXCEPTION 'a file that somebody handed in is imported by somebody else'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'settlement_files_by_two', TABLE = 'settlement_files';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER settlement_files_guard BEFORE UPDATE ON settlement_files FOR EACH ROW EXECUTE FUNCTION guard_settlement_file();
