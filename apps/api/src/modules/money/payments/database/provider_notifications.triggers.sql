CREATE TRIGGER provider_notifications_no_delete BEFORE DELETE OR TRUNCATE ON provider_notifications
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
