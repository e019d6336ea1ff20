CREATE TRIGGER fiscal_statements_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON fiscal_statements
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
