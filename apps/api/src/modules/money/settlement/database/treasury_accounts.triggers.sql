CREATE TRIGGER treasury_accounts_no_delete BEFORE DELETE OR TRUNCATE ON treasury_accounts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
