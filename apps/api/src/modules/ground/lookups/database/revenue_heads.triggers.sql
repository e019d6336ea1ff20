CREATE TRIGGER revenue_heads_open_account AFTER INSERT OR UPDATE OF code ON revenue_heads
  FOR EACH ROW EXECUTE FUNCTION open_revenue_account();
