CREATE TRIGGER portfolio_moves_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON portfolio_moves
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
