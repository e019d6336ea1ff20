CREATE TRIGGER receipt_mail_orders_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON receipt_mail_orders
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
