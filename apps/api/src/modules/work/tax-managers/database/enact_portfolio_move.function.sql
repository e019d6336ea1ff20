CREATE OR REPLACE FUNCTION enact_portfolio_move() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  office smallint;
BEGIN
  SELECT home_office_id INTO office FROM taxpayers WHERE tpui = new.tpui FOR UPDATE;
  SELECT manager_id INTO new.from_id FROM portfolio_entries WHERE tpui = new.tpui;
  IF new.to_id IS NULL THEN
    DELETE FROM portfolio_entries WHERE tpui = new.tpui;
    RETURN new;
  END IF;
  IF NOT EXISTS (
    SELECT FROM users WHERE id = new.to_id AND status = 'active' AND tax_office_id = office
      AND active_role(id) IN ('Tax Office Director', 'Tax Office Manager', 'Tax Officer')
  ) THEN
    RAISE EXCEPTION 'taxpayer % is looked after by somebody of their own office', new.tpui
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'portfolio_moves_own_office', TABLE = 'portfolio_moves';
  END IF;
  INSERT INTO portfolio_entries (tpui, manager_id, since) VALUES (new.tpui, new.to_id, new.at)
  ON CONFLICT (tpui) DO UPDATE SET manager_id = excluded.manager_id, since = excluded.since;
  RETURN new;
END $$;

CREATE TRIGGER portfolio_moves_enact BEFORE INSERT ON portfolio_moves FOR EACH ROW EXECUTE FUNCTION enact_portfolio_move();
