CREATE TRIGGER due_extensions_no_delete BEFORE DELETE OR TRUNCATE ON due_extensions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
