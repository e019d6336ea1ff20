CREATE TRIGGER reminder_messages_no_delete BEFORE DELETE OR TRUNCATE ON reminder_messages FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
