CREATE TRIGGER penalty_remissions_no_delete BEFORE DELETE OR TRUNCATE ON penalty_remissions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
