CREATE OR REPLACE FUNCTION guard_portfolio_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'a portfolio changes by a move'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'portfolio_entries_by_moves', TABLE = 'portfolio_entries';
  END IF;
  RETURN CASE tg_op WHEN 'DELETE' THEN old ELSE new END;
END $$;

CREATE TRIGGER portfolio_entries_guard BEFORE INSERT OR UPDATE OR DELETE ON portfolio_entries
  FOR EACH ROW EXECUTE FUNCTION guard_portfolio_entry();
