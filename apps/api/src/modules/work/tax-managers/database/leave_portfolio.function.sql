-- A taxpayer who goes to another office leaves the portfolio they were in, unless their manager went to the same office.
CREATE OR REPLACE FUNCTION leave_portfolio() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO portfolio_moves (tpui, from_id, to_id, batch, reason)
  SELECT tpui, manager_id, NULL, uuidv7(), 'Moved to another office' FROM portfolio_entries
  WHERE tpui = new.tpui AND NOT EXISTS (SELECT FROM users WHERE id = manager_id AND tax_office_id = new.home_office_id);
  RETURN NULL;
END $$;
