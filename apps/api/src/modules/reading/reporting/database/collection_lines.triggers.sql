CREATE TRIGGER collection_lines_append_only BEFORE DELETE OR TRUNCATE ON collection_lines
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
