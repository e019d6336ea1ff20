CREATE TRIGGER reminder_campaigns_no_delete BEFORE DELETE OR TRUNCATE ON reminder_campaigns FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
