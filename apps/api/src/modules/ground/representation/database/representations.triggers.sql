CREATE TRIGGER representations_no_delete BEFORE DELETE OR TRUNCATE ON representations FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
