CREATE TRIGGER head_attributes_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON head_attributes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
