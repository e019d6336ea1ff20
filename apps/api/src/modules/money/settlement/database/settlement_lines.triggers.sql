CREATE TRIGGER settlement_lines_no_delete BEFORE DELETE OR TRUNCATE ON settlement_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
