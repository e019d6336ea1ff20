CREATE TRIGGER revenue_head_changes_no_delete BEFORE DELETE OR TRUNCATE ON revenue_head_changes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
