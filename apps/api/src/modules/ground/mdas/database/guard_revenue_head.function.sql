-- A head is as a released change says that this transaction brings into force; its code and its MDA stay. Those of the installation and of tests are
-- founded (`portal.founds_heads`), which no part of the application says.
CREATE OR REPLACE FUNCTION guard_revenue_head() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_same boolean := tg_op = 'UPDATE' AND (new.code, new.mda_id) = (old.code, old.mda_id);
BEGIN
  IF current_setting('portal.founds_heads', true) = 'on' OR (is_same AND (new.name, new.is_active) = (old.name, old.is_active)) THEN RETURN new; END IF;
  IF (is_same OR tg_op = 'INSERT') AND EXISTS (
    SELECT FROM revenue_head_changes c
    WHERE c.applied_in = pg_current_xact_id_if_assigned() AND (c.code, c.mda_id, c.name, c.is_active) = (new.code, new.mda_id, new.name, new.is_active)
      AND (c.revenue_head_id IS NULL) = (tg_op = 'INSERT')
  ) THEN RETURN new; END IF;
  RAISE EXCEPTION 'a revenue head is proposed by one administrator and released by another'
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'revenue_heads_by_two', TABLE = 'revenue_heads';
END $$;

CREATE TRIGGER revenue_heads_by_two BEFORE INSERT OR UPDATE OF code, name, mda_id, is_active ON revenue_heads
  FOR EACH ROW EXECUTE FUNCTION guard_revenue_head();
