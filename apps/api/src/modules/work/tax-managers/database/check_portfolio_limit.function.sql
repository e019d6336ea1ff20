-- Once for each statement, with the managers locked: two who fill the same portfolio are judged one after the other.
CREATE OR REPLACE FUNCTION check_portfolio_limit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  manager uuid;
BEGIN
  FOR manager IN SELECT DISTINCT to_id FROM moved WHERE to_id IS NOT NULL ORDER BY 1 LOOP
    PERFORM FROM users WHERE id = manager FOR UPDATE;
    IF (SELECT count(*) FROM portfolio_entries WHERE manager_id = manager) > portfolio_limit_of(manager) THEN
      RAISE EXCEPTION 'the portfolio of % is full', manager
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'portfolio_moves_limit', TABLE = 'portfolio_moves';
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

CREATE TRIGGER portfolio_moves_limit AFTER INSERT ON portfolio_moves REFERENCING NEW TABLE AS moved
  FOR EACH STATEMENT EXECUTE FUNCTION check_portfolio_limit();
