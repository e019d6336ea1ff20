CREATE TRIGGER infrastructure_declarations_no_delete BEFORE DELETE ON infrastructure_declarations
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER infrastructure_declarations_no_truncate BEFORE TRUNCATE ON infrastructure_declarations
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
