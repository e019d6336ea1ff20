CREATE TRIGGER bill_corrections_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON bill_corrections
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
