CREATE TRIGGER account_recoveries_no_delete BEFORE DELETE OR TRUNCATE ON account_recoveries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
