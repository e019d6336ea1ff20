CREATE TRIGGER withholding_notes_no_delete BEFORE DELETE OR TRUNCATE ON withholding_notes FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
