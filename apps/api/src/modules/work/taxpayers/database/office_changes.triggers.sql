CREATE TRIGGER office_changes_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON office_changes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER office_changes_under_open_office BEFORE INSERT OR UPDATE OF to_office_id ON office_changes FOR EACH ROW
  EXECUTE FUNCTION refuse_closed_office('to_office_id');
