-- Imports that were undone by one person stay as they are; from now on there are two.
CREATE OR REPLACE FUNCTION guard_import_undo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.undo_proposed_by IS NULL OR new.undone_by IS NULL OR new.undo_proposed_by = new.undone_by THEN
    RAISE EXCEPTION 'an import is undone by two persons'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'taxpayer_imports_undone_by_two', TABLE = 'taxpayer_imports';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER taxpayer_imports_undone_by_two BEFORE UPDATE OF state ON taxpayer_imports FOR EACH ROW
  WHEN (new.state = 'undone' AND old.state <> 'undone') EXECUTE FUNCTION guard_import_undo();
