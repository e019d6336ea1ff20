CREATE TRIGGER terminal_changes_stay BEFORE DELETE OR TRUNCATE ON terminal_changes FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
