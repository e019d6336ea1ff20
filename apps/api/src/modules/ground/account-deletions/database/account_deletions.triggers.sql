CREATE TRIGGER account_deletions_no_delete BEFORE DELETE OR TRUNCATE ON account_deletions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
