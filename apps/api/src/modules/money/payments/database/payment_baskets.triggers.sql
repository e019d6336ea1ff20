CREATE TRIGGER payment_baskets_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON payment_baskets
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
