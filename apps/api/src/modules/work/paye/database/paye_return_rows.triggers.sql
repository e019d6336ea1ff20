CREATE TRIGGER paye_return_rows_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON paye_return_rows FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
