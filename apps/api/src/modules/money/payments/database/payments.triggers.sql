CREATE TRIGGER payments_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON payments
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER payments_expect_settlement AFTER INSERT ON payments FOR EACH ROW EXECUTE FUNCTION expect_settlement();
