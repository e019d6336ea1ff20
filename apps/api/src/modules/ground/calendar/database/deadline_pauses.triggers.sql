CREATE TRIGGER deadline_pauses_no_delete BEFORE DELETE OR TRUNCATE ON deadline_pauses FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
