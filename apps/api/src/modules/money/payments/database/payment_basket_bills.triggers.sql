CREATE TRIGGER payment_basket_bills_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON payment_basket_bills
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
