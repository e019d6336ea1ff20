CREATE TRIGGER reminder_texts_no_delete BEFORE DELETE OR TRUNCATE ON reminder_texts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
