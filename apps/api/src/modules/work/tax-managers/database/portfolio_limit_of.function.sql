-- A move makes the entry, within the office and below the limit; whoever moves to another office leaves the portfolio.
CREATE OR REPLACE FUNCTION portfolio_limit_of(manager uuid) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT portfolio_limit FROM tax_managers WHERE user_id = manager), 600)
$$;
