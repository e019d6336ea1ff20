CREATE TRIGGER decider_changes_no_delete BEFORE DELETE OR TRUNCATE ON decider_changes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
