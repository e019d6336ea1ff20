CREATE TRIGGER settlement_cases_no_delete BEFORE DELETE OR TRUNCATE ON settlement_cases FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
