CREATE TRIGGER withholding_rows_no_truncate BEFORE TRUNCATE ON withholding_rows FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
